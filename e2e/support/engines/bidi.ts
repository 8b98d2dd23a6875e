import { WebSocket, type RawData } from 'ws';

/** Timeout of a command in milliseconds. */
const limit = 60_000;

interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A WebDriver BiDi connection, https://www.w3.org/TR/webdriver-bidi/. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: RawData) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Bidi(socket);
  }

  /** @throws with the command and the browser's own message when it fails or is not answered within a minute. */
  send<Result = unknown>(method: string, params: object): Promise<Result> {
    const id = (this.#last += 1);
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => end({ type: 'error', error: 'timeout' }), limit);
      const end = ({ type, result, error, message }: Message) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method} failed: ${error} ${message ?? ''}`));
      };
      this.#waiting.set(id, end);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
