#pragma once

#include <errno.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <stdint.h>
#include <sys/ioctl.h>

// Swift imports neither request macros with arguments nor variadic functions.

/// Lets only the codes whose bits are set reach this reader; 0 or an errno.
/// `size` in bytes, a multiple of `sizeof(long)`; type EV_SYN chooses the types that pass.
static inline int pager_evdev_set_mask(int fd, uint32_t type, const uint8_t *codes, uint32_t size) {
#ifdef EVIOCSMASK
  struct input_mask mask = {
      .type = type, .codes_size = size, .codes_ptr = (uint64_t)(uintptr_t)codes};
  return ioctl(fd, EVIOCSMASK, &mask) < 0 ? errno : 0;
#else
  (void)fd, (void)type, (void)codes, (void)size;
  return ENOTTY;
#endif
}

/// Chooses the clock of this reader's stamps; 0 or an errno.
static inline int pager_evdev_set_clock(int fd, int clock) {
  return ioctl(fd, EVIOCSCLOCKID, &clock) < 0 ? errno : 0;
}
