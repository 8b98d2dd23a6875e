import { randomUUID } from 'node:crypto';
import { deliverPaymentReports } from '@atrium/deploy/payment-reports';
import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';
import { openTogether, type Together } from '@atrium/deploy/sandboxes-together';
import { seededRandom, type Draw } from '../../support/seeded-random';
import { Member, opening } from '../payments/member';
import { ReportLine } from './report-line';

const minute = 60_000;
const mostMembers = 40;
/** Operations for which a run has one member more, up to the most. */
const operationsPerMember = 20;
/** Operations at the same time. */
const perRound = 12;
const processes = 3;
const unit = 100;
const vendors = ['NOVA', 'BOLT', 'PEAK'];
/** Attempts of one request; more are a fault. */
const mostAttempts = 60;

interface Options {
  operations: number;
  kills: number;
  seed: number;
}

interface DepositRecord {
  member: Member;
  /** Minor units. */
  amount: number;
  payAt: string;
  /** What the provider's page accepted first. */
  outcome?: 'paid' | 'failed';
}

interface WithdrawalRecord {
  id: string;
  member: Member;
  amount: number;
  decided: ('pay' | 'return')[];
}

/** Runs all operations, then delivers and decides what is left, and compares. */
export async function runCashier(options: Options) {
  const together = await openTogether(processes);
  try {
    return await new Run(together, seededRandom(options.seed), options.operations).all(options);
  } finally {
    await together.close();
  }
}

class Run {
  readonly #together: Together;
  readonly #draw: Draw;
  readonly #line: ReportLine;
  readonly #members: readonly Member[];
  readonly #deposits: DepositRecord[] = [];
  readonly #withdrawals: WithdrawalRecord[] = [];
  readonly #faults: string[] = [];
  readonly #found = { transfers: 0, repeated: 0, refused: 0, kills: 0 };

  constructor(together: Together, draw: Draw, operations: number) {
    this.#together = together;
    this.#draw = draw;
    const length = Math.min(mostMembers, Math.ceil(operations / operationsPerMember));
    this.#members = Array.from({ length }, (_, index) => new Member(`teller${index}`, `6225${10_000_000 + index}`));
    this.#line = new ReportLine(draw, () => this.#bench());
  }

  async all({ operations, kills }: Options) {
    const { benches } = this.#together;
    for (const [name, value] of Object.entries({
      PAYPAGE3: true,
      MYWALL: true,
      PAYMENTPASSWORD: false,
      IDENTITY3: false,
    }))
      await benches[0].control('switch', { merchant: 'aurora', name, value });
    // one after another: sign-ins at the same time are refused while passwords are being hashed
    for (const member of this.#members) await member.create(benches[0]);
    for (const { backend } of benches) backend.paymentLine.send = this.#line.send;
    let done = 0;
    while (done < operations) {
      const now = Math.min(perRound, operations - done);
      done += now;
      const work = [...Array.from({ length: now }, () => this.#operate()), this.#deliver(), this.#choose()];
      const isKilled = done * kills >= (this.#found.kills + 1) * operations;
      await Promise.all(isKilled ? [...work, this.#kill()] : work);
      await this.#decideSome();
      if (this.#draw(1, 3) === 1) await this.#line.release();
      this.#pass(this.#draw(5, 90) * 1_000);
    }
    await this.#finish();
    return this.#result();
  }

  #bench(): Bench {
    const { benches } = this.#together;
    return benches[this.#draw(0, benches.length - 1)] ?? benches[0];
  }

  #pass(milliseconds: number): void {
    for (const bench of this.#together.benches) bench.pass(milliseconds);
  }

  /** Kills one of the processes in the middle of what it does. */
  async #kill(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.#together.kill(this.#bench());
    this.#found.kills += 1;
  }

  async #operate(): Promise<void> {
    const member = this.#members[this.#draw(0, this.#members.length - 1)] as Member;
    const kind = this.#draw(1, 10);
    if (kind <= 4) return this.#deposit(member);
    if (kind <= 7) return this.#withdraw(member);
    return this.#transfer(member);
  }

  async #deposit(member: Member): Promise<void> {
    const amount = this.#draw(100, 300);
    const { value } = await this.#reliably(member, 'cashier.deposit', { method: 'provider', amount: `${amount}.00` });
    if (value) this.#deposits.push({ member, amount: amount * unit, payAt: value.payAt });
  }

  async #withdraw(member: Member): Promise<void> {
    const amount = this.#draw(200, 300);
    const request = { payeeId: member.payeeId, amount: `${amount}.00`, password: '' };
    const { value } = await this.#reliably(member, 'cashier.withdraw', request);
    if (value) this.#withdrawals.push({ id: value.id, member, amount: amount * unit, decided: [] });
  }

  async #transfer(member: Member): Promise<void> {
    const vendor = vendors[this.#draw(0, vendors.length - 1)] as string;
    const ways = [
      ['main', vendor],
      [vendor, 'main'],
    ] as const;
    const way = ways[this.#draw(0, 2)];
    const { success } = way
      ? await this.#reliably(member, 'wallets.transfer', {
          from: way[0],
          to: way[1],
          amount: `${this.#draw(1, 200)}.50`,
        })
      : await this.#reliably(member, 'wallets.bringBack', {});
    if (success) this.#found.transfers += 1;
  }

  /** Sends a request with one key until its outcome is known: answers get lost, and copies arrive at the same time. */
  async #reliably(member: Member, id: string, request: object): Promise<CallAnswer> {
    const key = randomUUID();
    const send = () =>
      member.call(this.#bench(), id, request, key).catch((): Pick<CallAnswer, 'status'> => ({ status: 503 }));
    const answers = new Set<string>();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (attempt > 1) this.#found.repeated += 1;
      const copies = await Promise.all(Array.from({ length: this.#draw(1, 5) === 1 ? 2 : 1 }, send));
      const known = copies.filter(
        (answer): answer is CallAnswer => answer.status < 500 && ![409, 429].includes(answer.status),
      );
      const [answer] = known;
      for (const { success, value } of known) if (success) answers.add(JSON.stringify(value));
      if (answers.size > 1) this.#faults.push(`${id} was answered in two ways: ${[...answers].join(' and ')}`);
      if (!answer || this.#draw(1, 8) === 1) continue;
      const carriedOut = known.find(({ success }) => success) ?? answer;
      if (!carriedOut.success) this.#found.refused += 1;
      return carriedOut;
    }
    throw new Error(`${id} has no answer after ${mostAttempts} attempts`);
  }

  /** People pay, cancel or leave the provider's page, some twice. */
  async #choose(): Promise<void> {
    const open = this.#deposits.filter(({ outcome }) => !outcome).slice(0, perRound);
    for (const deposit of open) {
      const drawn = this.#draw(1, 10);
      if (drawn <= 2) continue;
      const choice = drawn <= 8 ? 'paid' : 'failed';
      const first = await this.#post(deposit, choice);
      if (first) deposit.outcome = choice;
      if (first && drawn === 8) await this.#post(deposit, 'failed');
    }
  }

  /** Whether the page has accepted the choice for certain. */
  async #post({ payAt }: DepositRecord, choice: string): Promise<boolean> {
    const { host, pathname } = new URL(payAt);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const { app } = this.#bench();
      const answer = await app.inject({
        method: 'POST',
        url: pathname,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `choice=${choice}`,
      });
      if (answer.statusCode === 303) return true;
    }
    throw new Error(`the page of the provider does not answer`);
  }

  async #deliver(): Promise<number> {
    const counts = await Promise.all(
      this.#together.benches.map(({ backend }) =>
        // what dies is due again
        deliverPaymentReports(backend, () => undefined).catch(() => 1),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #decideSome(all = false): Promise<void> {
    for (const withdrawal of this.#withdrawals) {
      if (withdrawal.decided.length > 0 || (!all && this.#draw(1, 3) === 1)) continue;
      const first = this.#draw(1, 2) === 1 ? 'pay' : 'return';
      const other = first === 'pay' ? 'return' : 'pay';
      const choices = this.#draw(1, 4) === 1 ? ([first, other] as const) : ([first] as const);
      await Promise.all(
        choices.map(async (choice) => {
          const decision = { kind: 'cashier-withdrawal', id: withdrawal.id, choice, reason: 'Checked.' };
          if ((await this.#bench().control('decide', decision)).success) withdrawal.decided.push(choice);
        }),
      );
    }
  }

  /** The line is repaired: every report arrives, every withdrawal is decided, and unpaid requests expire. */
  async #finish(): Promise<void> {
    await this.#line.release();
    this.#line.isGood = true;
    for (let round = 0; round < 20; round += 1) {
      this.#pass(6 * minute);
      await this.#deliver();
    }
    await this.#decideSome(true);
  }

  async #result() {
    const [first] = this.#together.benches;
    const rows = async (query: string) =>
      (await first.engine.database.execute<{ what: string }>(query)).rows.map(({ what }) => what);
    const credited = this.#deposits.filter(({ outcome }) => outcome === 'paid');
    const expected = new Map(this.#members.map((member) => [member, opening]));
    const add = (member: Member, amount: number) => expected.set(member, (expected.get(member) ?? 0) + amount);
    for (const { member, amount } of credited) add(member, amount);
    for (const { id, member, amount, decided } of this.#withdrawals) {
      if (decided.length !== 1) this.#faults.push(`withdrawal ${id} was decided ${decided.length} times`);
      if (decided[0] === 'pay') add(member, -amount);
    }
    for (const [member, amount] of expected) {
      const { value } = await member.call(first, 'wallets.balance', { typeId: 0 });
      const parts = value.balance.map(({ availBalance }: { availBalance: string }) => Math.round(+availBalance * unit));
      const sum = parts.reduce((total: number, part: number) => total + part, 0);
      if (sum !== amount || Math.round(+value.sumBalance * unit) !== amount)
        this.#faults.push(`${member.name} has ${sum}, is shown ${value.sumBalance}, and was told of ${amount}`);
      const { value: deposits } = await member.call(first, 'cashier.deposits');
      for (const { id, status } of deposits)
        if (!['paid', 'failed', 'expired'].includes(status)) this.#faults.push(`deposit ${id} is ${status}`);
    }
    const paid = await rows(`select id::text as what from sandbox.cashier_deposits where status = 'paid'`);
    if (paid.length !== credited.length)
      this.#faults.push(`${paid.length} deposits are paid, and ${credited.length} were paid at the provider`);
    this.#faults.push(
      ...this.#line.faults,
      ...(await rows(`
        select 'deposit ' || id || ' of ' || amount || ' was credited with ' || paid as what
          from sandbox.cashier_deposits where status = 'paid' and paid <> amount
        union all select 'deposit ' || id || ' waits without an end' from sandbox.cashier_deposits
          where status in ('requested', 'pending') and expires_at > to_timestamp(${first.now} / 1000.0)
        union all select 'the report of ' || payment_id || ' was not accepted' from sandbox.provider_payments
          where next_report_at is not null
        union all select 'withdrawal ' || id || ' is pending' from sandbox.cashier_withdrawals where status = 'pending'`)),
      ...(await this.#together.ledgerFaults()),
    );
    const decided = (choice: string) => this.#withdrawals.filter(({ decided: [one] }) => one === choice).length;
    return {
      ...this.#found,
      ...this.#line.found,
      deposits: this.#deposits.length,
      credited: credited.length,
      withdrawals: this.#withdrawals.length,
      paid: decided('pay'),
      returned: decided('return'),
      faults: this.#faults,
    };
  }
}
