# What the machine's scripts share; sourced by them.
failed=0

fail() {
  echo "FAILED: $*"
  failed=1
}

count() { grep -c -e "$2" "$1" 2>/dev/null || true; }

# expect FILE PATTERN [COUNT]: waits until so many lines match; emulation makes everything slow.
expect() {
  tries=0
  until found=$(count "$1" "$2") && [ "${found:-0}" -ge "${3:-1}" ]; do
    tries=$((tries + 1))
    if [ $tries -gt 400 ]; then
      fail "no '$2' at the end of $1:"
      tail -n 30 "$1"
      return
    fi
    usleep 50000
  done
  echo "ok: $2"
}
