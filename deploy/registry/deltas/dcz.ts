/** A skippable Zstandard frame of 32 bytes, which hold the dictionary's hash (RFC 9842, 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const headerLength = magic.length + 32;

/** The body of an answer with `Content-Encoding: dcz`. */
export function dczBody(dictionary: string, frame: Buffer): Buffer {
  return Buffer.concat([header(dictionary), frame]);
}

/** The Zstandard frame in such a body; undefined where it is not one for this dictionary. */
export function frameInBody(dictionary: string, body: Buffer): Buffer | undefined {
  return body.subarray(0, headerLength).equals(header(dictionary)) ? body.subarray(headerLength) : undefined;
}

function header(dictionary: string): Buffer {
  return Buffer.concat([magic, Buffer.from(dictionary.replace(/^sha256-/, ''), 'base64')]);
}
