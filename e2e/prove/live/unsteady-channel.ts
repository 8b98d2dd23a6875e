import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Draw } from '../../support/seeded-random';

/** A delayed event is sent after the next one, or after this many milliseconds. */
const lateness = 200;
/** Times one event can be lost, so that every event arrives in the end. */
const mostLosses = 2;

/** A line for the live channel that loses, doubles and reorders events, and can be cut. */
export class UnsteadyChannel {
  readonly counts = { opened: 0, dropped: 0, doubled: 0, reordered: 0, passed: 0, cut: 0 };
  /** Most channels that were open at the same time. */
  mostAtOnce = 0;
  /** Passes every event on unchanged. */
  steady = false;
  readonly #draw: Draw;
  readonly #open = new Set<ServerResponse>();
  readonly #losses = new Map<string, number>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  readonly forward = (truth: IncomingMessage, answer: ServerResponse): void => {
    answer.writeHead(truth.statusCode ?? 502, truth.headers);
    if (truth.statusCode !== 200) return void truth.pipe(answer);
    this.counts.opened += 1;
    this.#open.add(answer);
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open.size);
    answer.on('close', () => this.#open.delete(answer));

    let rest = '';
    let late: string | undefined;
    const flush = () => {
      if (late !== undefined && !answer.destroyed) answer.write(late);
      late = undefined;
    };
    truth.setEncoding('utf8');
    truth.on('data', (piece: string) => {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks.map((text) => `${text}\n\n`)) {
        const fate = this.#fateOf(block);
        if (fate === 'late' && late === undefined) {
          late = block;
          setTimeout(flush, lateness);
          continue;
        }
        if (fate !== 'dropped') answer.write(fate === 'doubled' ? block + block : block);
        if (late !== undefined) this.counts.reordered += 1;
        flush();
      }
    });
    truth.on('end', () => answer.end());
  };

  /** Cuts all open channels. @returns their number */
  cut(): number {
    const open = [...this.#open];
    for (const answer of open) answer.destroy();
    this.counts.cut += open.length;
    return open.length;
  }

  #fateOf(block: string): 'passed' | 'dropped' | 'doubled' | 'late' {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    if (this.steady || id === undefined || /"(READY|BEAT)"/.test(block)) return 'passed';
    const drawn = this.#draw(1, 10);
    const losses = this.#losses.get(id) ?? 0;
    if (drawn <= 2 && losses < mostLosses) {
      this.#losses.set(id, losses + 1);
      this.counts.dropped += 1;
      return 'dropped';
    }
    if (drawn === 3 || drawn === 4) {
      this.counts.doubled += 1;
      return 'doubled';
    }
    if (drawn === 5 || drawn === 6) return 'late';
    this.counts.passed += 1;
    return 'passed';
  }
}
