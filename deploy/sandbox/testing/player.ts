import { randomUUID } from 'node:crypto';
import type { CallAnswer, Bench, CallOptions } from './open-bench';

/** A game page as the server sees it. */
export class Player {
  readonly #bench: Bench;
  readonly #host: string;

  private constructor(
    bench: Bench,
    readonly token: string,
    readonly opened: CallAnswer,
    /** Of the vendor. */
    host: string,
  ) {
    this.#bench = bench;
    this.#host = host;
  }

  /** Launches a game through the portal's call and exchanges its ticket. */
  static async launch(bench: Bench, options: CallOptions & { game?: string } = {}): Promise<Player> {
    const { game = 'fruit-harbour', ...call } = options;
    return Player.at(bench, await launch(bench, game, call));
  }

  /** Exchanges the ticket of a launch URL, on the URL's host unless another is named. */
  static async at(bench: Bench, address: string, host: string = new URL(address).host): Promise<Player> {
    const ticket = new URL(address).searchParams.get('ticket');
    const opened = await ask(bench, 'POST', '/play/session', { host, body: { ticket } });
    return new Player(bench, opened.value?.token as string, opened, host);
  }

  spin(bet: number, key: string = randomUUID(), host = this.#host): Promise<CallAnswer> {
    return ask(this.#bench, 'POST', '/play/spins', { host, body: { bet }, token: this.token, key });
  }

  /** A round of a game with a choice. */
  choose(choice: string, bet: number, key: string = randomUUID()): Promise<CallAnswer> {
    return ask(this.#bench, 'POST', '/play/spins', { host: this.#host, body: { bet, choice }, token: this.token, key });
  }

  table(host = this.#host): Promise<CallAnswer> {
    return ask(this.#bench, 'GET', '/play/table', { host, token: this.token });
  }
}

/** The launch URL of a game for real play. */
export async function launch(bench: Bench, gameId: string, options: CallOptions): Promise<string> {
  const { value } = await bench.call('games.launch', launchRequest({ gameId }), options);
  return value.game_url as string;
}

/** The portal's launch request. */
export function launchRequest(fields: object = {}) {
  return {
    gameId: 'fruit-harbour',
    accountType: 1,
    confirmTrans: false,
    vassalage: '',
    launchMode: 'GLS',
    platform: 'W',
    clientType: 3,
    language: 'EN',
    merchantCode: 'aurora',
    ...fields,
  };
}

async function ask(
  bench: Bench,
  method: 'GET' | 'POST',
  url: string,
  { host, body, token, key }: { host: string; body?: object; token?: string; key?: string },
): Promise<CallAnswer> {
  const answer = await bench.app.inject({
    method,
    url,
    ...(body && { payload: body }),
    headers: {
      host,
      ...(token && { authorization: token }),
      ...(key && { 'idempotency-key': key }),
    },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    ...answer.json<Omit<CallAnswer, 'status' | 'headers'>>(),
  };
}
