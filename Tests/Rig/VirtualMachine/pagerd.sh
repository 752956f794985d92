# The service on a real kernel with a real udev: pads come and go while it runs.
# Runs in the machine: vm run pagerd.sh pagerd pager-analyze

. ./expect.sh

# plug NAME: makes the device, says its node.
plug() {
  rm -f "$1.log"
  evemu-device "$1.evemu" >"$1.log" 2>&1 &
  plugged=$!
  expect "$1.log" "Rig $1: /dev/input/event"
  node=$(grep -o '/dev/input/event[0-9]*' "$1.log")
}

# The first half of a swipe: the fingers stay.
half() { sed '/^E: 1.150000/,$d' swipe.events >half.events; evemu-play "$1" <half.events; }

# The same lines without what only one of several devices needs.
happened() { grep -v -e '"type":"header"' -e '"type":"state"' | sed 's/,"device":"[^"]*"//'; }

mkdir -p /run/udev
systemd-udevd --daemon || fail 'udev does not start'
pagerd --page 5 --record /tmp/recordings --swipe-log /tmp/swipes.jsonl 2>pagerd.log &
pagerd=$!
expect pagerd.log '^pagerd: no touchpad or touchscreen yet; waiting for one'

plug touchpad
pad=$plugged pad_node=$node
id=rig-touchpad-06cb-7a13
expect pagerd.log "^pagerd: $id: reading $pad_node"
evemu-play "$pad_node" <swipe.events
expect pagerd.log "^pagerd: $id: page 6 -> 5 of 10, .* settled in .* (one-page)"

plug touchscreen
screen=rig-touchscreen-06cb-2819
expect pagerd.log "^pagerd: $screen: reading $node"
evemu-play "$node" <swipe.events
expect pagerd.log "^pagerd: $screen: page 6 -> "

# A tap of two fingers 100 ms after the lift finds the content still moving.
{
  cat swipe.events
  sed -n 's/^E: 1.0 /E: 1.410000 /p' swipe.events
  sed -n 's/^E: 1.310000 /E: 1.460000 /p' swipe.events
} >catch.events
evemu-play "$pad_node" <catch.events
expect /tmp/swipes.jsonl '"type":"release"'
expect pagerd.log "^pagerd: $id: page 5 -> 4 of 10, 0 pt/s"

# A stopped reader's queue overflows; the lift of its drag is in the gap.
half "$pad_node"
expect /tmp/swipes.jsonl "\"type\":\"drag-begin\".*$id" 3
kill -STOP $pagerd
sed -n '/^E: 1.310000/p' swipe.events | sed 's/1.310000/1.0/' >lift.events
evemu-play "$pad_node" <lift.events
for i in 1 2 3 4 5 6; do evemu-play "$pad_node" <swipe.events; done
kill -CONT $pagerd
expect pagerd.log "^pagerd: $id: events were lost"
expect pagerd.log "^pagerd: $id: drag cancelled (dropped)"
evemu-play "$pad_node" <swipe.events
expect pagerd.log "^pagerd: $id: page 4 -> 3 of 10"

half "$pad_node"
expect /tmp/swipes.jsonl "\"type\":\"drag-begin\".*$id" 5
kill $pad
expect pagerd.log "^pagerd: $id: drag cancelled (device-gone)"
expect pagerd.log "^pagerd: $id: gone"
plug touchpad
expect pagerd.log "^pagerd: $id: reading " 2
evemu-play "$node" <swipe.events
expect pagerd.log "^pagerd: $id: page 6 -> 5 of 10" 2

kill $pagerd
wait $pagerd
status=$?
echo "pagerd ended with $status"
[ $status = 0 ] || failed=1
cat pagerd.log

recording=$(ls /tmp/recordings/$id-*.evemu | head -n 1)
ls -l /tmp/recordings
pager-analyze convert "$recording" --to swipes >replayed.jsonl || fail "the recording cannot be replayed"
# Up to the replug.
grep "$id" /tmp/swipes.jsonl | awk '/"header"/ && n++ {exit} {print}' | happened >live.txt
happened <replayed.jsonl >replayed.txt
if cmp live.txt replayed.txt; then
  echo "ok: the recording replays to the same $(wc -l <live.txt) lines"
else
  fail 'the recording replays to something else'
  diff live.txt replayed.txt
fi
exit $failed
