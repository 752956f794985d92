#!/usr/bin/python3
"""Live mock input devices on umockdev, driven by lines on standard input.

    umockdev-wrapper /usr/bin/python3 mock_devices.py

    root                            answers the folder for $UMOCKDEV_DIR
    add N FILE [NAME=VALUE...]      plugs /dev/input/eventN in, described by the evemu FILE; the
                                    udev properties, phys=, uniq= and refuse=NAME,NAME; quotes keep
                                    a value with blanks together, as in a shell
    frame N TYPE:CODE:VALUE...      sends events and their SYN_REPORT, stamped now (hexadecimal,
                                    decimal values, no type, code or value is checked)
    own N TYPE:CODE:VALUE...        the same as a frame of the kernel's own, SYN_REPORT 1
    partial N TYPE:CODE:VALUE...    sends events without a SYN_REPORT
    silent N TYPE:CODE:VALUE...     changes the device's state only, as if the events were lost
    play N FILE [AHEAD]             sends the events of the evemu FILE with its own stamps, or with
                                    stamps of which the first is AHEAD microseconds from now; answers
                                    when the program has read them all
    dropped N                       sends what an overflow of the kernel's queue leaves
    unplug N [TYPE:CODE:VALUE...]   takes the device away; the events are those by which the kernel
                                    releases its keys
    fail N                          lets reads fail with EIO from now on
    mode N MODE                     sets the node's permissions (octal)
    change N [NAME=VALUE...]        announces new properties, as udev does
    asked N                         answers what programs have asked of the node, in order
    quit                            ends, without an answer
    refuse N NAME...                lets the named requests fail with EINVAL from now on

Every line is answered with one line. Needs gir1.2-umockdev-1.0 and python3-gi.
"""
import os
import shlex
import shutil
import struct
import sys
import threading
import time

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402

from description import ABS_MT_SLOT, ABS_MT_TRACKING_ID, Description, fit  # noqa: E402

EV_SYN, EV_KEY, EV_ABS, SYN_REPORT, SYN_DROPPED = 0, 1, 3, 0, 3
EIO, EAGAIN, ENODEV, EINVAL, ENOTTY = 5, 11, 19, 22, 25
EVIOCGRAB, EVIOCSMASK, EVIOCSCLOCKID = 0x40044590, 0x40104593, 0x400445A0
EVENT, EVENT_BYTES = "<qqHHi", 24


class Device:
    def __init__(self, testbed, number, path, settings):
        with open(path) as file:
            self.description = Description(file.read())
        self.testbed, self.number, self.node = testbed, number, f"/dev/input/event{number}"
        self.clock, self.slot, self.failure = time.CLOCK_REALTIME, 0, 0
        self.keys, self.axes = bytearray(96), {code: 0 for code in self.description.axes}
        self.slots = {code: [-1 if code == ABS_MT_TRACKING_ID else 0] * 256
                      for code in self.axes if code > ABS_MT_SLOT}
        self.asked, self.refused = [], set(settings.pop("refuse", "").split(","))
        self.queue, self.wants_more = bytearray(), threading.Condition(threading.RLock())
        # A program may read before the terminal is known: it finds no descriptor, and so nothing.
        self.reader_side = -1
        self.handler = UMockdev.IoctlBase()
        self.handler.connect("handle-ioctl", self.ioctl)
        self.handler.connect("handle-read", self.read)
        # Before the node: a program that watches /dev/input opens it at once.
        testbed.attach_ioctl(self.node, self.handler)
        phys, uniq = settings.pop("phys", "umockdev/input0"), settings.pop("uniq", "")
        udev = [f"{name}={value}" for name, value in settings.items()]
        testbed.add_from_string(self.description.sysfs(number, udev, phys, uniq))
        self.file = testbed.get_dev_fd(self.node)
        self.terminal = os.readlink(testbed.get_root_dir() + self.node)
        self.reader_side = os.open(self.terminal, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)

    # What programs ask

    def ioctl(self, _handler, client):
        request, argument = client.get_request(), client.get_arg()
        size = (request >> 16) & 0x3FFF
        if request >> 8 & 0xFF != ord("E"):  # the terminal behind the node asks its own
            client.complete(-1, ENOTTY)
            return True
        if request == EVIOCGRAB:  # the argument is the flag itself
            return self.finish(client, "grab", 0)
        given = argument.resolve(0, size)
        if request == EVIOCSCLOCKID:
            clock = struct.unpack("i", bytes(given.retrieve()))[0]
            if "clock" not in self.refused:
                self.clock = clock
            return self.finish(client, f"clock={clock}", 0)
        if request == EVIOCSMASK:
            kind, length, _ = struct.unpack("<IIQ", bytes(given.retrieve()))
            codes = bytes(given.resolve(8, length).retrieve())
            return self.finish(client, f"mask={kind}:{codes.rstrip(bytes(1)).hex()}", 0)
        answer = self.answer(request & 0xFF, size, bytes(given.retrieve()))
        if answer is None:
            client.complete(-1, EINVAL)
        else:
            data, result = answer
            given.update(0, list(data[:size]))
            client.complete(min(len(data), size) if result is None else result, 0)
        return True

    def finish(self, client, what, result):
        self.asked.append(what)
        refused = what.partition("=")[0] in self.refused
        client.complete(-1 if refused else result, EINVAL if refused else 0)
        return True

    def read(self, _handler, client):
        if not self.asked or self.asked[-1] != "read":
            self.asked.append("read")
        # The terminal alone would say end of file, which no event device ever says.
        if self.failure and not self.queue:
            client.complete(-1, self.failure)
            return True
        buffer = client.get_arg()
        with self.wants_more:
            size = len(buffer.retrieve()) // EVENT_BYTES * EVENT_BYTES
            data = bytes(self.queue[:size])
            del self.queue[:size]
            if not self.queue:
                self.sleep()
            if data:
                buffer.update(0, list(data))
                client.complete(len(data), 0)
            else:
                self.wants_more.notify_all()
                client.complete(-1, EAGAIN)
        return True

    def answer(self, number, size, given):
        d = self.description
        text = {0x06: d.name, 0x07: "umockdev/input0", 0x08: ""}
        if number == 0x01:
            return struct.pack("<I", 0x010001), 0
        if number == 0x02:
            return struct.pack("<4H", *d.ids), 0
        if number == 0x03:
            return struct.pack("<2I", 250, 33), 0
        if number in text:
            return text[number].encode() + b"\0", None
        if number == 0x09:
            return fit(d.properties, 8), None
        if number == 0x0A:
            code = struct.unpack_from("<I", given)[0]
            if code not in self.slots:
                return None
            count = size // 4 - 1
            return struct.pack(f"<I{count}i", code, *self.slots[code][:count]), 0
        if number == 0x18:
            return bytes(self.keys), None
        if number in (0x19, 0x1A, 0x1B):
            return bytes(size), None
        if 0x20 <= number < 0x40:
            return d.mask(number - 0x20), None
        if 0x40 <= number < 0x80 and number - 0x40 in d.axes:
            code = number - 0x40
            value = self.slot if code == ABS_MT_SLOT else self.axes[code]
            return struct.pack("<6i", value, *d.axes[code]), 0
        return None

    # What the hardware does

    def change(self, events):
        for kind, code, value in events:
            if kind == EV_KEY:
                bit = 1 << code % 8
                self.keys[code // 8] = self.keys[code // 8] & ~bit | (bit if value else 0)
            elif kind == EV_ABS and code == ABS_MT_SLOT:
                self.slot = value
            elif kind == EV_ABS and code in self.slots:
                self.slots[code][self.slot] = value
            elif kind == EV_ABS:
                self.axes[code] = value

    # A terminal could cut an event in two, so it only wakes the reader; the queue is here.

    def send(self, events, stamp=None):
        now = time.clock_gettime_ns(self.clock) // 1000 if stamp is None else stamp
        stamp = divmod(now, 1_000_000)
        with self.wants_more:
            self.queue += b"".join(struct.pack(EVENT, *stamp, *event) for event in events)
            os.write(self.file, b"!")

    def sleep(self):
        try:
            while os.read(self.reader_side, 4096):
                pass
        except OSError:  # nothing is left, or the terminal has gone
            pass

    def play(self, path, ahead=None):
        frame, offset = [], 0
        for stamp, event in recorded(path):
            if ahead is not None and not frame and offset == 0:
                offset = time.clock_gettime_ns(self.clock) // 1000 + ahead - stamp
            frame.append(event)
            if event[:2] == (EV_SYN, SYN_REPORT):
                self.change(frame)
                self.send(frame, stamp + offset)
                frame = []
        with self.wants_more:
            os.write(self.file, b"!")
            if not self.wants_more.wait(timeout=30):
                return "nobody reads"
        return "ok"

    def unplug(self, released):
        with self.wants_more:
            self.queue.clear()
            if released:
                self.send([*released, (EV_SYN, SYN_REPORT, 1)])
            self.failure = ENODEV
        root = self.testbed.get_root_dir()
        path = f"/sys/devices/virtual/input/input{self.number}"
        self.testbed.uevent(f"{path}/event{self.number}", "remove")
        os.unlink(root + self.node)
        # Closes the terminal's master side: readers see the hang-up.
        os.dup2(os.open("/dev/null", os.O_RDWR), self.file)
        os.close(self.reader_side)
        # umockdev remembers terminals, and the next device may get this one.
        os.unlink(f"{root}/dev/.ptymap/{self.terminal.replace('/', '_')}")
        shutil.rmtree(root + path)


def events(words):
    return [(int(kind, 16), int(code, 16), int(value))
            for kind, code, value in (word.split(":") for word in words)]


def recorded(path):
    """The events of an evemu file with their stamps in microseconds."""
    with open(path) as file:
        for line in file:
            if line.startswith("E:"):
                stamp, kind, code, value = line.split()[1:5]
                seconds, microseconds = stamp.split(".")
                yield (int(seconds) * 1_000_000 + int(microseconds),
                       (int(kind, 16), int(code, 16), int(value)))


def obey(testbed, devices, verb, words):
    if verb == "root":
        return testbed.get_root_dir()
    number = int(words[0])
    if verb == "add":
        settings = dict(word.split("=", 1) for word in words[2:])
        devices[number] = Device(testbed, number, words[1], settings)
        return "ok"
    device = devices[number]
    if verb in ("frame", "own", "silent"):
        device.change(events(words[1:]))
        if verb != "silent":
            device.send([*events(words[1:]), (EV_SYN, SYN_REPORT, int(verb == "own"))])
    elif verb == "partial":
        device.change(events(words[1:]))
        device.send(events(words[1:]))
    elif verb == "dropped":
        device.send([(EV_SYN, SYN_DROPPED, 0), (EV_SYN, SYN_REPORT, 0)])
    elif verb == "unplug":
        device.unplug(events(words[1:]))
    elif verb == "play":
        return device.play(words[1], *map(int, words[2:]))
    elif verb == "fail":
        device.failure = EIO
        device.send([])
    elif verb == "mode":
        os.chmod(device.terminal, int(words[1], 8))
    elif verb == "change":
        for word in words[1:]:
            testbed.set_property(f"/sys/devices/virtual/input/input{number}/event{number}",
                                 *word.split("=", 1))
        testbed.uevent(f"/sys/devices/virtual/input/input{number}/event{number}", "change")
    elif verb == "refuse":
        device.refused.update(words[1:])
    elif verb == "asked":
        return " ".join(device.asked)
    else:
        return f"unknown {verb}"
    return "ok"


def main():
    testbed, devices = UMockdev.Testbed.new(), {}
    for line in sys.stdin:
        verb, *words = shlex.split(line)
        if verb == "quit":
            break
        try:
            answer = obey(testbed, devices, verb, words)
        except Exception as error:  # the test that asked shall say what went wrong
            answer = f"error {error!r}"
        print(answer, flush=True)
    shutil.rmtree(testbed.get_root_dir(), ignore_errors=True)


if __name__ == "__main__":
    main()
