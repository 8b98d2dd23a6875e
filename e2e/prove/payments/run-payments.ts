import type { Bench } from '@atrium/deploy/sandbox-bench';
import { openTogether, type Together } from '@atrium/deploy/sandboxes-together';
import { pngFile } from '@atrium/api/pictures/testing';
import { seededRandom, type Draw } from '../../support/seeded-random';
import { compareWithLedger, type WithdrawalRecord } from './compare-with-ledger';
import { Member } from './member';
import type { Answer, PaymentRecord } from './payment-record';

const minute = 60_000;
const hour = 60 * minute;
/** Members; each has at most ten open deposits. */
const memberCount = 30;
/** Offered withdrawals, and deposits to members, of one round. */
const perRound = { withdrawals: 8, deposits: 20 };
const processes = 3;
const unit = 100;

interface Options {
  withdrawals: number;
  deposits: number;
  seed: number;
}

/** Runs all rounds, then decides what is left. */
export async function runPayments(options: Options) {
  const together = await openTogether(processes);
  try {
    return await new Run(together, seededRandom(options.seed)).all(options);
  } finally {
    await together.close();
  }
}

class Run {
  readonly #together: Together;
  readonly #draw: Draw;
  readonly #members: Member[];
  readonly #payments: PaymentRecord[] = [];
  readonly #withdrawals: WithdrawalRecord[] = [];
  readonly #found = { repeated: 0, contradictions: 0, late: 0, refused: 0, confirmed: 0, received: 0, reviewed: 0 };

  constructor(together: Together, draw: Draw) {
    this.#together = together;
    this.#draw = draw;
    this.#members = Array.from(
      { length: memberCount },
      (_, index) => new Member(`covers${index}`, `6225${String(index).padStart(8, '0')}`),
    );
  }

  async all({ withdrawals, deposits }: Options) {
    const [first] = this.#together.benches;
    for (const name of ['DEPOSIT', 'WITHDRAW', 'C2CPAY3'])
      await first.control('switch', { merchant: 'aurora', name, value: true });
    await first.control('switch', { merchant: 'aurora', name: 'PAYMENTPASSWORD', value: false });
    for (const member of this.#members) await member.create(first);
    let asked = 0;
    while (this.#withdrawals.length < withdrawals || asked < deposits) {
      const more = Math.min(perRound.withdrawals, withdrawals - this.#withdrawals.length);
      await this.#each(more, () => this.#offer());
      const now = Math.min(perRound.deposits, deposits - asked);
      asked += now;
      await this.#each(now, () => this.#deposit());
      await this.#answerAll();
      await this.#decideSome();
      await this.#pass(this.#draw(4, 20) * minute);
    }
    await this.#finish();
    return this.#result();
  }

  async #result() {
    const [first] = this.#together.benches;
    const compared = await compareWithLedger(first, this.#members, this.#payments, this.#withdrawals);
    const denied = this.#payments.filter(({ accepted }) => accepted.includes('N'));
    return {
      ...this.#found,
      withdrawals: this.#withdrawals.length,
      matched: this.#payments.length,
      reported: this.#payments.filter(({ reported }) => reported).length,
      disputed: denied.length,
      rejected: denied.filter(({ decided }) => decided.includes('rejected')).length,
      completed: compared.completed,
      faults: [...compared.faults, ...(await this.#together.ledgerFaults())],
    };
  }

  /** Any of the processes. */
  #bench(): Bench {
    const { benches } = this.#together;
    return benches[this.#draw(0, benches.length - 1)] ?? benches[0];
  }

  #member(): Member {
    return this.#members[this.#draw(0, memberCount - 1)] as Member;
  }

  async #each(count: number, work: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: Math.max(0, count) }, work));
  }

  async #offer(): Promise<void> {
    const owner = this.#member();
    const amount = this.#draw(2, 6) * 100;
    const request = { payeeId: owner.payeeId, amount: `${amount}.00`, password: '', offer: true };
    const { value } = await owner.call(this.#bench(), 'cashier.withdraw', request);
    if (value) this.#withdrawals.push({ id: value.id, owner, amount: amount * unit, decided: [] });
  }

  /** Asks for a deposit, and reports it at once, twice, or too late. */
  async #deposit(): Promise<void> {
    const depositor = this.#member();
    const amount = this.#draw(1, 3) * 100;
    const { value } = await depositor.call(this.#bench(), 'cashier.deposit', {
      method: 'member',
      amount: `${amount}.00`,
    });
    const owner = this.#members.find(({ payee }) => value?.payTo.endsWith(payee));
    if (!value || !owner) return;
    const payment: PaymentRecord = {
      ...{ depositId: value.id, reference: value.reference, amount: amount * unit, depositor, owner },
      ...{ reported: false, accepted: [], decided: [] },
    };
    this.#payments.push(payment);
    const fate = this.#draw(1, 10);
    if (fate <= 8) await this.#report(payment, fate === 1 ? 2 : 1);
  }

  async #report(payment: PaymentRecord, times: number): Promise<void> {
    const send = () => payment.depositor.call(this.#bench(), 'cashier.reportPayment', { id: payment.depositId });
    const answers = await Promise.all(Array.from({ length: times }, send));
    payment.reported ||= answers.some(({ success }) => success);
  }

  /** Late reports, then answers to what the owners see. */
  async #answerAll(): Promise<void> {
    for (const payment of this.#payments)
      if (!payment.reported && this.#draw(1, 60) === 1) await this.#report(payment, 1);
    const open = new Map(
      this.#payments
        .filter(({ reported, accepted }) => reported && accepted.length === 0)
        .map((payment) => [payment.reference, payment]),
    );
    const owners = new Set([...open.values()].map(({ owner }) => owner));
    const seen: { payment: PaymentRecord; isAuto: boolean }[] = [];
    for (const owner of owners) {
      const { value } = await owner.call(this.#bench(), 'payments.confirmations');
      for (const { payDetailId, reference, isAutoConfirmed } of value?.payments ?? []) {
        const payment = open.get(reference);
        if (!payment) continue;
        payment.payDetailId = payDetailId;
        seen.push({ payment, isAuto: isAutoConfirmed === 'Y' });
      }
    }
    for (let at = 0; at < seen.length; at += 12)
      await Promise.all(seen.slice(at, at + 12).map(({ payment, isAuto }) => this.#answer(payment, isAuto)));
  }

  /** One answer, the same one twice, or two that contradict each other, at the same moment; or none. */
  async #answer(payment: PaymentRecord, isAuto: boolean): Promise<void> {
    const drawn = this.#draw(1, 12);
    if (drawn > 9) return;
    const right: Answer = isAuto ? 'A' : drawn <= 5 ? 'Y' : 'N';
    const sent = drawn === 1 ? [right, right] : drawn === 2 || drawn === 6 ? (['Y', 'N'] as const) : [right];
    if (isAuto) this.#found.late += 1;
    if (drawn === 1) this.#found.repeated += 1;
    else if (sent.length === 2) this.#found.contradictions += 1;
    await Promise.all(sent.map((answer) => this.#send(payment, answer)));
    if (!isAuto && payment.accepted.includes('Y')) this.#found.received += 1;
  }

  async #send(payment: PaymentRecord, isMoneyReceived: Answer): Promise<void> {
    const answer = await payment.owner.call(this.#bench(), 'payments.process', {
      isMoneyReceived,
      payDetailId: payment.payDetailId ?? '',
      ...(isMoneyReceived === 'N' && { proofOfNotReceive: new Blob([pngFile()]) }),
    });
    if (answer.success) payment.accepted.push(isMoneyReceived);
    else this.#found.refused += 1;
  }

  async #decideSome(all = false): Promise<void> {
    for (const payment of this.#payments) {
      const isOpen = payment.accepted.includes('N') && payment.decided.length === 0;
      if (!isOpen || (!all && this.#draw(1, 3) === 1)) continue;
      const first = this.#draw(1, 2) === 1 ? 'paid' : 'rejected';
      const other = first === 'paid' ? 'rejected' : 'paid';
      await Promise.all(
        (this.#draw(1, 3) === 1 ? ([first, other] as const) : ([first] as const)).map(async (choice) => {
          const { success } = await this.#decide('payment-dispute', payment.payDetailId ?? '', choice);
          if (success) payment.decided.push(choice);
        }),
      );
    }
  }

  #decide(kind: string, id: string, choice: string) {
    return this.#bench().control('decide', { kind, id, choice, reason: 'Checked.' });
  }

  /** Sets all clocks forward; then every process looks for what is due. */
  async #pass(milliseconds: number): Promise<void> {
    for (const bench of this.#together.benches) bench.pass(milliseconds);
    if (this.#draw(1, 3) === 1) return;
    await this.#confirm();
  }

  async #confirm(): Promise<void> {
    const { benches, confirmDuePayments } = this.#together;
    const counts = await Promise.all(benches.map((bench) => confirmDuePayments(bench)));
    this.#found.confirmed += counts.reduce((sum, count) => sum + count, 0);
  }

  /** After a day no offer is left: payments are confirmed, disputes decided, and the rests of withdrawals reviewed. */
  async #finish(): Promise<void> {
    for (const bench of this.#together.benches) bench.pass(25 * hour);
    await this.#confirm();
    await this.#decideSome(true);
    for (const withdrawal of this.#withdrawals) {
      const first = this.#draw(1, 2) === 1 ? 'pay' : 'return';
      const choices = this.#draw(1, 5) === 1 ? (['pay', 'return'] as const) : ([first] as const);
      await Promise.all(
        choices.map(async (choice) => {
          const { success } = await this.#decide('cashier-withdrawal', withdrawal.id, choice);
          if (success) withdrawal.decided.push(choice);
        }),
      );
      if (withdrawal.decided.length > 0) this.#found.reviewed += 1;
    }
  }
}
