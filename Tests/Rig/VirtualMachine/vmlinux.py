#!/usr/bin/env python3
"""Takes the ELF kernel out of a bzImage: vmlinux.py BZIMAGE OUT

An emulated machine needs seconds to unpack its own kernel.
"""
import lzma
import struct
import subprocess
import sys

SETUP_SECTORS, PAYLOAD_OFFSET, PAYLOAD_LENGTH = 0x1F1, 0x248, 0x24C


def unpack(image):
    start = (image[SETUP_SECTORS] + 1) * 512 + struct.unpack_from("<I", image, PAYLOAD_OFFSET)[0]
    body = image[start:start + struct.unpack_from("<I", image, PAYLOAD_LENGTH)[0]]
    if body[:6] == b"\xfd7zXZ\0":
        return lzma.LZMADecompressor().decompress(body)
    if body[:4] == b"\x28\xb5\x2f\xfd":
        # The last four bytes are the kernel's note of the unpacked size.
        return subprocess.run(["zstd", "-dc"], input=body[:-4], stdout=subprocess.PIPE).stdout
    sys.exit(f"unknown kernel compression: {body[:8].hex()}")


def main():
    with open(sys.argv[1], "rb") as file:
        kernel = unpack(file.read())
    if kernel[:4] != b"\x7fELF":
        sys.exit("no ELF kernel inside")
    with open(sys.argv[2], "wb") as file:
        file.write(kernel)


if __name__ == "__main__":
    main()
