/** Brackets within brackets: descriptors have a handful. */
const deepest = 32;
/** Values: a manifest of 300 files has some thousands. */
const mostValues = 50_000;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Watches JSON as it arrives, so that what would cost much memory to parse is refused before it is parsed: a megabyte
 * of opening brackets becomes a hundred megabytes of arrays.
 */
export class JsonShape {
  #inText = false;
  #escaped = false;
  #depth = 0;
  #values = 0;

  /** Whether it is still of a shape that is worth parsing. */
  feed(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === backslash) this.#escaped = true;
        else if (byte === quote) this.#inText = false;
      } else if (byte === quote) this.#inText = true;
      else this.#count(byte);
    }
    return this.#depth <= deepest && this.#values <= mostValues;
  }

  /** `{` and `[` begin something deeper and hold a first value; each comma stands before one more. */
  #count(byte: number): void {
    if (byte === 0x7b || byte === 0x5b) {
      this.#depth += 1;
      this.#values += 1;
    } else if (byte === 0x7d || byte === 0x5d) this.#depth -= 1;
    else if (byte === 0x2c) this.#values += 1;
  }
}
