# The life of a device on a real kernel: listed, opened, read, overflowed, unplugged.
# Runs in the machine: vm run devices.sh pagerd evdev-probe

. ./expect.sh

evemu-device touchpad.evemu >pad.log 2>&1 &
pad=$!
expect pad.log 'Rig touchpad: /dev/input/event'
node=$(grep -o '/dev/input/event[0-9]*' pad.log)
evemu-device keyboard.evemu >keyboard.log 2>&1 &
expect keyboard.log 'Rig keyboard: /dev/input/event'

pagerd --list-devices >list.log 2>&1
echo "pagerd --list-devices ended with $?"
cat list.log
expect list.log "^$node  *yes  *touchpad  *100 x 60 mm  *5  *Rig touchpad"
expect list.log '  no  *keyboard .*Rig keyboard .*never opened'

evdev-probe "$node" >probe.log 2>&1 &
probe=$!
expect probe.log '^ready'
if grep '^warning' probe.log; then fail 'the kernel refused mask or clock'; fi
evemu-play "$node" <swipe.events
expect probe.log '3:39:-1 .*1:14a:0'

# A stopped reader's queue overflows; the lift of the second swipe is in the gap.
kill -STOP $probe
for i in 1 2 3 4 5 6; do evemu-play "$node" <swipe.events; done
kill -CONT $probe
expect probe.log '^frame [^ ]* 0:3:0 '

kill $pad
expect probe.log "^gone $node"
expect probe.log "^closed $node"
kill $probe
wait $probe
echo "evdev-probe ended with $?"
exit $failed
