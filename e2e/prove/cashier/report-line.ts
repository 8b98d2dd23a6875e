import type { Bench } from '@atrium/deploy/sandbox-bench';
import type { Draw } from '../../support/seeded-random';

interface SignedReport {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The line between the payment provider and the merchants: it loses, repeats, delays and alters reports. */
export class ReportLine {
  readonly found = { dropped: 0, duplicated: 0, delayed: 0, altered: 0, replayed: 0, elsewhere: 0 };
  readonly faults: string[] = [];
  /** From now on every report arrives. */
  isGood = false;
  readonly #delayed: SignedReport[] = [];
  readonly #draw: Draw;
  readonly #anyBench: () => Bench;

  constructor(
    draw: Draw,
    /** Any of the processes. */
    anyBench: () => Bench,
  ) {
    this.#draw = draw;
    this.#anyBench = anyBench;
  }

  readonly send = async (
    address: string,
    { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<Response> => {
    const report = { path: new URL(address).pathname, headers, body };
    if (this.isGood) return new Response('', { status: await this.#deliver(report) });
    switch (this.#draw(1, 12)) {
      case 1:
        this.found.dropped += 1;
        throw new Error('the report is lost');
      case 2:
        this.found.dropped += 1;
        await this.#deliver(report);
        throw new Error('the answer is lost');
      case 3:
        this.found.delayed += 1;
        this.#delayed.push(report);
        throw new Error('the report is delayed');
      case 4:
        this.found.duplicated += 1;
        await Promise.all([this.#deliver(report), this.#deliver(report)]);
        throw new Error('the answers are lost');
      case 5:
        await this.#expectRefused('altered', { ...report, body: this.#alter(body) });
        break;
      case 6:
        await this.#expectRefused('elsewhere', { ...report, path: '/wps/payments/lotus' });
        break;
      default:
    }
    const status = await this.#deliver(report);
    if (status === 200 && this.#draw(1, 6) === 1) await this.#expectRefused('replayed', report);
    return new Response('', { status });
  };

  /** Sends delayed reports in another order. */
  async release(): Promise<void> {
    for (const report of this.#delayed.splice(0).reverse()) await this.#deliver(report);
  }

  #alter(body: string): string {
    const fields = JSON.parse(body) as { amount: number; status: string; reference: string };
    const changes = [
      { amount: fields.amount * 10 },
      { status: 'paid', amount: fields.amount + 1 },
      { reference: 'AAAAAAAAAA' },
    ];
    return JSON.stringify({ ...fields, ...changes[this.#draw(0, changes.length - 1)] });
  }

  async #expectRefused(kind: 'altered' | 'replayed' | 'elsewhere', report: SignedReport): Promise<void> {
    const status = await this.#deliver(report);
    if (status < 400) this.faults.push(`a report that was ${kind} was answered with ${status}`);
    else this.found[kind] += 1;
  }

  async #deliver({ path, headers, body }: SignedReport): Promise<number> {
    const { app } = this.#anyBench();
    return (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode;
  }
}
