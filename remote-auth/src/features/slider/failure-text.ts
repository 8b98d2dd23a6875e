/** Failures of the way to the provider: nothing to load was told, a script did not come, nobody listens. */
const onTheWay = ['60100', '60204', '60205', 'network'];

/** Key and values of what is said of a failure of the slider, where nobody handles its code. */
export function failureText(code: string): { key: string; values: { code: string } } {
  return { key: onTheWay.includes(code) ? 'slider.networkError' : 'slider.failed', values: { code } };
}
