"""What sysfs and the kernel's ioctls say of a device, from an evemu description."""
import struct

EV_KEY, EV_REL, EV_ABS, EV_MSC, EV_SW, EV_LED, EV_SND, EV_FF = 1, 2, 3, 4, 5, 0x11, 0x12, 0x15
ABS_MT_SLOT, ABS_MT_TRACKING_ID = 0x2F, 0x39
# Bytes of each bit mask as libevdev asks for it: unsigned longs that cover *_CNT bits.
MASK_BYTES = {EV_KEY: 96, EV_FF: 16}
CAPABILITIES = {"ev": 0, "key": EV_KEY, "rel": EV_REL, "abs": EV_ABS, "msc": EV_MSC, "sw": EV_SW,
                "led": EV_LED, "snd": EV_SND, "ff": EV_FF}


class Description:
    def __init__(self, text):
        self.name, self.ids, self.properties = "", (0, 0, 0, 0), b""
        self.bits, self.axes = {}, {}
        for line in text.splitlines():
            tag, _, rest = line.partition(":")
            if tag == "N":
                self.name = rest.strip()
                continue
            fields = rest.split("#")[0].split()
            if tag == "I":
                self.ids = tuple(int(x, 16) for x in fields)
            elif tag == "P":
                self.properties += bytes(int(x, 16) for x in fields)
            elif tag == "B":
                kind = int(fields[0], 16)
                self.bits[kind] = self.bits.get(kind, b"") + bytes(int(x, 16) for x in fields[1:])
            elif tag == "A":
                numbers = [int(x) for x in fields[1:]] + [0] * 5
                self.axes[int(fields[0], 16)] = tuple(numbers[:5])

    def mask(self, kind):
        return fit(self.bits.get(kind, b""), MASK_BYTES.get(kind, 8))

    def sysfs(self, number, udev, phys, uniq):
        """The device in umockdev's format; `udev` are the properties that udev would set."""
        bus, vendor, product, version = self.ids
        parent = f"/devices/virtual/input/input{number}"
        tags = [f"E: {p}" for p in udev]
        lines = [f"P: {parent}", "E: SUBSYSTEM=input", f'E: NAME="{self.name}"',
                 f"E: PRODUCT={bus:x}/{vendor:x}/{product:x}/{version:x}",
                 f"A: name={self.name}", f"A: phys={phys}", f"A: uniq={uniq}",
                 f"A: properties={words(self.properties)}",
                 f"A: id/bustype={bus:04x}", f"A: id/vendor={vendor:04x}",
                 f"A: id/product={product:04x}", f"A: id/version={version:04x}"]
        lines += [f"A: capabilities/{name}={words(self.bits.get(kind, b''))}"
                  for name, kind in CAPABILITIES.items()]
        # After its parent, as in the kernel: the announcement of the node goes out at once.
        lines += ["", f"P: {parent}/event{number}", f"N: input/event{number}",
                  f"E: DEVNAME=/dev/input/event{number}", "E: MAJOR=13", f"E: MINOR={64 + number}",
                  "E: SUBSYSTEM=input", *tags, f"A: dev=13:{64 + number}",
                  f"L: device=../../input{number}"]
        return "\n".join(lines) + "\n"


def fit(data, size):
    return (data + bytes(size))[:size]


def words(data):
    """The kernel's sysfs form of a bit mask: unsigned longs in hex, the highest first."""
    data = fit(data, -(-len(data) // 8) * 8 or 8)
    found = [f"{x:x}" for x in struct.unpack(f"<{len(data) // 8}Q", data)][::-1]
    while len(found) > 1 and found[0] == "0":
        found.pop(0)
    return " ".join(found)
