/** The server does not start; the message says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
