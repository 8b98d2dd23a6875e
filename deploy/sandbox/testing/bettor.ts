import { randomUUID } from 'node:crypto';
import type { GameState, SlipRequest } from '../lottery/betting/contract';
import type { Bench, CallAnswer, CallOptions } from './open-bench';

/** The lottery provider's page as its server sees it. */
export class Bettor {
  readonly #bench: Bench;
  readonly #host: string;

  private constructor(
    bench: Bench,
    host: string,
    readonly opened: CallAnswer,
  ) {
    this.#bench = bench;
    this.#host = host;
  }

  /** Opens the betting page of a game through the portal's call. */
  static async open(bench: Bench, options: CallOptions & { game?: string } = {}): Promise<Bettor> {
    const { game = 'CQSSC', ...call } = options;
    const lobby = { lottoGameCode: game, launchMode: 'LOTT', lottoMode: 'Traditional', lang: 'EN' };
    const { value } = await bench.call('lottery.lobby', lobby, call);
    return Bettor.at(bench, value.game_url as string);
  }

  static async at(bench: Bench, address: string, host: string = new URL(address).host): Promise<Bettor> {
    const ticket = new URL(address).searchParams.get('ticket');
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/lottery/session',
      payload: { ticket },
      headers: { host },
    });
    return new Bettor(bench, host, {
      ...answer.json<CallAnswer>(),
      status: answer.statusCode,
      headers: answer.headers,
    });
  }

  async state(game = 'CQSSC'): Promise<GameState> {
    return (await this.ask('GET', `/lottery/state?game=${game}`)).value as GameState;
  }

  /** A slip with one line on the first issue on sale, with its total, and what is changed of it. */
  async slip(changes: Partial<SlipRequest> = {}): Promise<SlipRequest> {
    const { game = 'CQSSC', lines = [{ play: 'sum-odd', numbers: [] }], unit = 100, multiple = 1 } = changes;
    const issues = changes.issues ?? [(await this.state(game)).issues[0]?.numero ?? ''];
    const total = changes.total ?? unit * multiple * lines.length * issues.length;
    return { game, lines, unit, multiple, issues, total };
  }

  async place(changes: Partial<SlipRequest> = {}, key: string = randomUUID()): Promise<CallAnswer> {
    return this.send(await this.slip(changes), key);
  }

  send(slip: object, key: string = randomUUID()): Promise<CallAnswer> {
    return this.ask('POST', '/lottery/slips', { body: slip, key });
  }

  bets(): Promise<CallAnswer> {
    return this.ask('GET', '/lottery/bets?lang=EN');
  }

  async balance(): Promise<number> {
    return (await this.ask('GET', '/lottery/balance')).value.balance as number;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<CallAnswer> {
    const answer = await this.#bench.app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: {
        host: this.#host,
        ...(this.opened.success && { authorization: this.opened.value.token as string }),
        ...(key && { 'idempotency-key': key }),
      },
    });
    return { ...answer.json<CallAnswer>(), status: answer.statusCode, headers: answer.headers };
  }
}
