/** What failed on the way to the slider, by the provider's codes. */
export const codes = {
  /** No server told what to load. */
  load: '60100',
  /** The slider's own script did not come. */
  js: '60204',
  /** The script that goes before it did not come. */
  gct: '60205',
};

/** A failure that is told by its code. */
export class SliderFailure extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = 'SliderFailure';
    this.code = code;
  }
}
