import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';
import type { Facts } from './expected-rewards';

/** What one claim was answered in the end: an amount, or the key of the refusal. */
export interface ClaimAnswer {
  /** The reward, or `WELCOME1` and so on for a promo code. */
  reward: string;
  /** Decimal; undefined when it was refused. */
  amount: string | undefined;
  /** The refusal. */
  code: string | undefined;
}

/** A member who claims. */
export class Claimant {
  id = 0;
  token = '';
  readonly answers: ClaimAnswer[] = [];

  constructor(
    readonly name: string,
    /** Each member is a network of its own. */
    readonly address: string,
    readonly facts: Facts,
  ) {}

  async create(bench: Bench, balance: number): Promise<void> {
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: this.name, balance });
    const { rows } = await bench.engine.database.execute<{ id: string }>(
      `select id::text from sandbox.accounts where merchant = 'aurora' and name = '${this.name}'`,
    );
    this.id = Number(rows[0]?.id);
  }

  /** Signs in, and turns a second factor on afterwards. */
  async signIn(bench: Bench): Promise<void> {
    this.token = await bench.signIn(this.name);
    if (this.facts.secondFactor)
      await bench.engine.database.execute(
        `insert into sandbox.second_factors (account_id, email) values (${this.id}, true)`,
      );
  }

  call(bench: Bench, id: string, request: object, key: string): Promise<CallAnswer> {
    const headers = { 'idempotency-key': key };
    return bench.call(id, request, { token: this.token, address: this.address, headers });
  }
}
