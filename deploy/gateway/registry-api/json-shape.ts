/** Maximum nesting; descriptors have a few levels. */
const deepest = 32;
/** Maximum of values; a manifest with 300 files has some thousands. */
const mostValues = 50_000;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Counts depth and values of JSON as it arrives, so that input that would need much memory is refused before parsing: a
 * megabyte of opening brackets becomes a hundred megabytes of arrays.
 */
export class JsonShape {
  #inText = false;
  #escaped = false;
  #depth = 0;
  #values = 0;

  /** Returns whether the input is still within the limits. */
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

  /** `{` and `[` add a level and a first value; each comma adds a value. */
  #count(byte: number): void {
    if (byte === 0x7b || byte === 0x5b) {
      this.#depth += 1;
      this.#values += 1;
    } else if (byte === 0x7d || byte === 0x5d) this.#depth -= 1;
    else if (byte === 0x2c) this.#values += 1;
  }
}
