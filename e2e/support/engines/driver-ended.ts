/** The browser's driver has ended: a failure of the tools, not of the page. The message contains its last output. */
export class DriverEnded extends Error {
  override readonly name = 'DriverEnded';

  constructor(output: string) {
    super(`the browser's driver ended. It printed last:\n${output}`);
  }
}
