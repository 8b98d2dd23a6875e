const magic = 0xfd2fb528;

/** Readers of the field with the size, by the two highest bits of the frame's descriptor. */
const readers = [
  (frame: Buffer) => frame.readUInt8(5),
  (frame: Buffer) => frame.readUInt16LE(5) + 256,
  (frame: Buffer) => frame.readUInt32LE(5),
];

/**
 * Size of the content in bytes as the header of a Zstandard frame states it (RFC 8878, 3.1.1.1). Undefined for anything
 * else than a frame of a single segment below 4 GiB without an identified dictionary, which is what the encoder makes.
 */
export function contentSize(frame: Buffer): number | undefined {
  if (frame.length < 9 || frame.readUInt32LE(0) !== magic) return undefined;
  const descriptor = frame.readUInt8(4);
  const isSingleSegment = (descriptor & 0b0010_0000) !== 0;
  const identifiesDictionary = (descriptor & 0b0000_0011) !== 0;
  return isSingleSegment && !identifiesDictionary ? readers[descriptor >> 6]?.(frame) : undefined;
}
