import { crc32, deflateSync } from 'node:zlib';

const size = 48;

/** A disc of one colour on nothing, as PNG. @param color `#rrggbb`; another form gives grey */
export function discPng(color: string): Buffer {
  const [red, green, blue] =
    /^#(..)(..)(..)$/
      .exec(color)
      ?.slice(1)
      .map((part) => parseInt(part, 16)) ?? [];
  const rows = Array.from({ length: size }, (_, y) => [
    0, // no filter
    ...Array.from({ length: size }, (_unused, x) => {
      const inside = Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5) < size / 2;
      return [red ?? 128, green ?? 128, blue ?? 128, inside ? 255 : 0];
    }).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits of red, green, blue and alpha
  const pixels = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
