/** The server does not start, and the message says what to do about it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
