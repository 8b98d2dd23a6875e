/** The program that drives a browser has ended: a fault of the tools, not of the page. The message has its last output. */
export class DriverEnded extends Error {
  override readonly name = 'DriverEnded';

  constructor(output: string) {
    super(`the browser's driver ended. It printed last:\n${output}`);
  }
}
