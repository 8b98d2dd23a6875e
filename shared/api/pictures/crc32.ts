const bits = 8;
/** The polynomial of CRC-32, reversed: PNG, annex D. */
const polynomial = 0xedb88320;

/** The checksum of the bytes, as the chunks of PNG files carry it. */
export function crc32(bytes: Uint8Array): number {
  const table = Uint32Array.from({ length: 256 }, (_, index) => remainderOf(index));
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> bits);
  return (rest ^ 0xffffffff) >>> 0;
}

function remainderOf(index: number): number {
  let rest = index;
  for (let bit = 0; bit < bits; bit += 1) rest = rest & 1 ? polynomial ^ (rest >>> 1) : rest >>> 1;
  return rest;
}
