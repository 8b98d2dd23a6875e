/** Collects parts of a file in one buffer of the file's size. */
export class KeptBytes {
  readonly #all: Uint8Array<ArrayBuffer>;
  #length = 0;
  readonly #file: Uint8Array;

  constructor(file: Uint8Array) {
    this.#file = file;
    this.#all = new Uint8Array(file.length);
  }

  keep(from: number, to: number): void {
    this.#all.set(this.#file.subarray(from, to), this.#length);
    this.#length += to - from;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#all.subarray(0, this.#length);
  }
}
