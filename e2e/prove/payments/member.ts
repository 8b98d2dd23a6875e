import { randomUUID } from 'node:crypto';
import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';

/** What each member has at the beginning, in minor units. */
export const opening = 100_000_000;

/** A member who offers withdrawals and pays those of others. */
export class Member {
  payeeId = '';
  #token = '';

  constructor(
    readonly name: string,
    /** The account number of the payee, which says to depositors of which member a withdrawal is. */
    readonly payee: string,
  ) {}

  /** Creates the account with a payee. */
  async create(bench: Bench): Promise<void> {
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: this.name, balance: opening });
    await this.call(bench, 'cashier.addPayee', { holder: 'Mei Lin', bank: 'Bank', number: this.payee, password: '' });
    const { value } = await this.call(bench, 'cashier.payees');
    this.payeeId = value[0].id;
  }

  /** Makes a call, with a new session when the last one has ended. */
  async call(bench: Bench, id: string, request: object = {}, key: string = randomUUID()): Promise<CallAnswer> {
    const headers = { 'idempotency-key': key };
    const answer = await bench.call(id, request, { token: this.#token, headers });
    if (answer.status !== 401) return answer;
    this.#token = await bench.signIn(this.name);
    return bench.call(id, request, { token: this.#token, headers });
  }
}
