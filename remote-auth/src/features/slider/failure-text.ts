/** Codes of network failures: no script address, a script that did not load, no answer from the frame. */
const networkCodes = ['60100', '60204', '60205', 'network'];

/** Text key and values for a failure of the slider. */
export function failureText(code: string): { key: string; values: { code: string } } {
  return { key: networkCodes.includes(code) ? 'slider.networkError' : 'slider.failed', values: { code } };
}
