import { setTimeout as wait } from 'node:timers/promises';
import { lottoLobby } from '@atrium/api';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import { ask, askFor, Unanswered } from '../kill/http';
import type { Draw } from '../../support/seeded-random';
import { signIn } from '../kill/take-seat';
import type { Line } from './expected-win';

export const merchant = 'aurora';

/** What the proof reads of the provider's answer about a game. */
export interface State {
  game: string;
  /** The time of the answer. */
  now: number;
  games: { code: string }[];
  issues: { numero: string; drawsAt: number }[];
  units: number[];
  returnRate: number;
  plays: {
    code: string;
    numbers: { count: number; lowest: number; highest: number; distinct: boolean };
  }[];
}

/** A slip as it was sent, with its number once it is accepted. */
export interface SentSlip {
  player: string;
  key: string;
  request: { game: string; lines: Line[]; unit: number; multiple: number; issues: string[]; total: number };
  rate: number;
  number?: string;
  refusal?: string;
}

interface Setting {
  draw: Draw;
  /** Any of the running processes. */
  portal: () => Portal;
}

/** Refusals that say nothing about the slip: it is sent again with its key. */
const again = ['request_in_flight', 'server_busy', 'TOO_MANY_REQUESTS', 'server_error', 'encryption_key_unknown'];

/** A player at the provider's origin, through any process. */
export class Bettor {
  unanswered = 0;
  #token = '';
  readonly #setting: Setting;

  constructor(
    readonly name: string,
    setting: Setting,
  ) {
    this.#setting = setting;
  }

  async state(game = ''): Promise<State> {
    const query = new URLSearchParams({ ...(game && { game }), lang: 'EN' });
    const { value } = await this.#send<State>('GET', `/lottery/state?${query}`);
    return value;
  }

  /** Sends a slip until it is answered, at times to two processes at once. */
  async place(slip: SentSlip, twice: boolean): Promise<string[]> {
    const send = () => this.#send<{ slip: string }>('POST', '/lottery/slips', slip.key, slip.request);
    const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, send));
    const numbers = [...new Set(answers.flatMap(({ success, value }) => (success ? [value.slip] : [])))];
    const [number] = numbers;
    if (number === undefined) slip.refusal = answers[0]?.code ?? '';
    else slip.number = number;
    return numbers.length > 1 ? [`slip ${slip.key} was accepted as ${numbers.join(' and ')}`] : [];
  }

  async #send<Value>(method: 'GET' | 'POST', path: string, key?: string, body?: unknown) {
    for (;;) {
      try {
        if (this.#token === '') await this.#open();
        const answer = await ask<Value>(`${origin(this.#setting.portal())}${path}`, {
          ...{ method, body },
          headers: { authorization: `Bearer ${this.#token}`, ...(key !== undefined && { 'idempotency-key': key }) },
        });
        if (answer.status === 401) this.#token = '';
        else if (answer.success || !again.includes(answer.code ?? '')) return answer;
      } catch (error) {
        // a refusal on the way to the page: nothing was bet
        if (!(error instanceof Unanswered) && !String(error).includes('was refused')) throw error;
        this.unanswered += 1;
      }
      await wait(50);
    }
  }

  /** The clock may have ended both sessions. */
  async #open(): Promise<void> {
    const portal = this.#setting.portal();
    const session = await signIn(portal, { merchant, username: this.name });
    const query = new URLSearchParams({
      ...{ lottoGameCode: 'CQSSC', launchMode: 'LOTT', lottoMode: 'Traditional', lang: 'EN' },
    });
    const lobby = await askFor<{ game_url: string }>(portal.page(merchant, `${lottoLobby.path}?${query}`), {
      headers: { device: 'web', language: 'EN', merchant, ...session },
    });
    const ticket = new URL(lobby.game_url).searchParams.get('ticket');
    const opened = await askFor<{ token: string }>(`${origin(portal)}/lottery/session`, {
      method: 'POST',
      body: { ticket },
    });
    this.#token = opened.token;
  }
}

/** A slip with a few lines for one issue or more of the game. */
export function drawSlip(player: string, state: State, draw: Draw): SentSlip {
  const pick = <Item>(items: readonly Item[]) => present(items[draw(0, items.length - 1)]);
  const lines = new Map<string, Line>();
  for (let count = draw(1, 4); count > 0; count -= 1) {
    const { code, numbers } = pick(state.plays);
    const pool = Array.from({ length: numbers.highest - numbers.lowest + 1 }, (_, index) => numbers.lowest + index);
    const chosen = Array.from({ length: numbers.count }, () =>
      numbers.distinct ? present(pool.splice(draw(0, pool.length - 1), 1)[0]) : pick(pool),
    );
    // the order of some plays does not matter: the same numbers are one line
    lines.set(`${code} ${[...chosen].sort().join()}`, { play: code, numbers: chosen });
  }
  const [unit, multiple] = [present(state.units[0]), draw(1, 3)];
  const issues = state.issues.slice(0, draw(1, 3)).map(({ numero }) => numero);
  const total = unit * multiple * lines.size * issues.length;
  const request = { game: state.game, lines: [...lines.values()], unit, multiple, issues, total };
  return { player, key: crypto.randomUUID(), request, rate: state.returnRate };
}

function origin({ port }: Pick<Portal, 'port'>): string {
  return `http://lott.games.localhost:${port}`;
}
