/** The provider's error codes for each part of loading the slider. */
export const codes = {
  /** No server answered the load request. */
  load: '60100',
  /** The slider's own script did not load. */
  js: '60204',
  /** The script before it did not load. */
  gct: '60205',
};

/** A failure with an error code of the provider. */
export class SliderFailure extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = 'SliderFailure';
    this.code = code;
  }
}
