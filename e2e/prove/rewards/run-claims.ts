import { randomUUID } from 'node:crypto';
import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';
import { openTogether, type Together } from '@atrium/deploy/sandboxes-together';
import { bet } from '@atrium/deploy/wallet-postings';
import { win } from '@atrium/deploy/win';
import { seededRandom, type Draw } from '../../support/seeded-random';
import { Claimant } from './claimant';
import { compareWithLedger } from './compare-with-ledger';
import type { Round } from './expected-rewards';

const day = 86_400_000;
const processes = 3;
/** Members that are prepared at the same time: fewer than a process has connections. */
const prepared = 8;
/** Members that claim at the same time: each sends ten claims at once, a third of them twice. */
const claiming = 3;
/** Minor units that each member has before the rounds. */
const opening = 100_000_000;
const prizes = [700, 1_100, 1_300];

interface Options {
  members: number;
  kills: number;
  seed: number;
}

/** Prepares members with two days of rounds, lets them claim while processes are killed, and compares the ledger. */
export async function runClaims(options: Options) {
  const sandboxes = await openTogether(processes);
  try {
    return await new Run(sandboxes, options).all();
  } finally {
    await sandboxes.close();
  }
}

interface Claim {
  reward: string;
  call: 'rewards.claim' | 'rewards.redeemCode' | 'raffle.claim';
  request: object;
}

class Run {
  readonly #sandboxes: Together;
  readonly #draw: Draw;
  readonly #options: Options;
  readonly #members: Claimant[];
  readonly #found = { claims: 0, requests: 0, repeated: 0, unanswered: 0, kills: 0, paid: 0, refused: 0, decisions: 0 };
  readonly #faults: string[] = [];
  #claims: Claim[] = [];
  #application = '';

  constructor(sandboxes: Together, options: Options) {
    this.#sandboxes = sandboxes;
    this.#options = options;
    const draw = (this.#draw = seededRandom(options.seed));
    this.#members = Array.from({ length: options.members }, (_, index) => {
      const applies = draw(1, 4);
      return new Claimant(`claims${index}`, `10.${1 + (index >> 8)}.${index & 255}.9`, {
        yesterday: rounds(draw, draw(0, 2) * draw(0, 3)),
        // every eighth member is near the mission of 20 rounds
        today: rounds(draw, draw(1, 8) === 1 ? draw(19, 21) : draw(0, 3)),
        secondFactor: draw(1, 2) === 1,
        named: draw(1, 2) === 1,
        application: applies === 1 ? undefined : applies === 2 ? 'reject' : 'approve',
      });
    });
  }

  async all() {
    const { benches, ledgerFaults } = this.#sandboxes;
    const [first] = benches;
    await this.#each((member) => member.create(first, opening));
    await this.#each((member) => play(first, member, member.facts.yesterday, 'yesterday'));
    for (const bench of benches) bench.pass(day);
    await this.#each((member) => play(first, member, member.facts.today, 'today'));
    await this.#each((member) => member.signIn(first));
    const limit = Math.floor(this.#options.members / 2);
    await this.#offer(first, limit);
    await this.#each((member) => this.#apply(member));
    await Promise.all([this.#each((member) => this.#claimAll(member), claiming), this.#decideAll()]);
    for (const { answers } of this.#members) {
      this.#found.paid += answers.filter(({ amount }) => amount !== undefined).length;
      this.#found.refused += answers.filter(({ code }) => code !== undefined).length;
    }
    // the bench begins on a Friday, so that both days belong to one week
    const compared = await compareWithLedger(first, this.#members, { prizes, limit, opening, sameWeek: true });
    const faults = [...this.#faults, ...compared.faults, ...(await ledgerFaults())];
    return { ...this.#found, compared: compared.entitlements, faults };
  }

  /** A promo code for half of the members, one for named ones, a raffle; and the ids of the offers. */
  async #offer(bench: Bench, limit: number): Promise<void> {
    const startsAt = bench.now;
    const accounts = this.#members.filter(({ facts }) => facts.named).map(({ name }) => name);
    await bench.control('promo-code', {
      merchant: 'aurora',
      promoCode: { code: 'LIMITED', amount: 600, usesLeft: limit, startsAt },
    });
    await bench.control('promo-code', {
      merchant: 'aurora',
      promoCode: { code: 'NAMED', amount: 400, usesLeft: 100_000, startsAt, accounts },
    });
    const raffle = { titles: { EN: 'Raffle' }, opensIn: 0, lasts: 80_000, prizes };
    const { value } = await bench.control('raffle', { merchant: 'aurora', raffle });
    const rows = (
      await bench.engine.database.execute<{ id: string; code: string; merchant: string }>(
        `select id::text, code, merchant from sandbox.reward_offers`,
      )
    ).rows;
    const idOf = (code: string, merchant = 'aurora') =>
      rows.find((row) => row.code === code && row.merchant === merchant)?.id ?? '';
    this.#application = idOf('bank-fee');
    const offered = [
      'sign-in',
      'newcomer-second-factor',
      'newcomer-first-stake',
      'rescue',
      'mission-rounds',
      'mission-stakes',
    ];
    this.#claims = [
      ...offered.map((code) => ({
        reward: code,
        call: 'rewards.claim' as const,
        request: { promotionId: idOf(code) },
      })),
      // of another merchant: it must be refused
      { reward: 'foreign', call: 'rewards.claim', request: { promotionId: idOf('sign-in', 'lotus') } },
      { reward: 'LIMITED', call: 'rewards.redeemCode', request: { code: 'limited' } },
      { reward: 'NAMED', call: 'rewards.redeemCode', request: { code: 'named' } },
      { reward: 'raffle', call: 'raffle.claim', request: { id: String(value.id) } },
    ];
  }

  async #apply(member: Claimant): Promise<void> {
    if (!member.facts.application) return;
    const request = { promotionId: this.#application, remarks: `Of ${member.name}`, pictures: [] };
    const answers = await Promise.all([1, 2].map(() => this.#send(member, 'rewards.apply', request, randomUUID())));
    const accepted = answers.filter(({ success }) => success).length;
    if (accepted !== 1) this.#faults.push(`${accepted} of two applications of ${member.name} were accepted`);
  }

  /** Every claim at once; about a third of them with a second key, a third twice with the same key. */
  async #claimAll(member: Claimant): Promise<void> {
    await Promise.all(
      this.#claims.map(async (claim) => {
        this.#found.claims += 1;
        const drawn = this.#draw(1, 3);
        const key = randomUUID();
        const keys = drawn === 1 ? [key, randomUUID()] : drawn === 2 ? [key, key] : [key];
        this.#found.repeated += keys.length - 1;
        if (this.#found.claims % this.#killEvery === 0) await this.#kill();
        const answers = await Promise.all(keys.map((one) => this.#settle(member, claim, one)));
        if (drawn === 2 && same(answers[0]) !== same(answers[1]))
          this.#faults.push(`${claim.reward} of ${member.name} was answered in two ways`);
        const paid = answers.find(({ success }) => success) ?? answers[0];
        if (drawn === 1 && answers.every(({ success }) => success))
          this.#faults.push(`${claim.reward} of ${member.name} was accepted with two keys`);
        member.answers.push({ reward: claim.reward, amount: paid?.value?.amount, code: paid?.code });
      }),
    );
  }

  get #killEvery(): number {
    return Math.max(1, Math.floor((this.#options.members * 10) / (this.#options.kills + 1)));
  }

  async #kill(): Promise<void> {
    if (this.#found.kills >= this.#options.kills) return;
    this.#found.kills += 1;
    await this.#sandboxes.kill(this.#bench());
  }

  /** Sends a claim until it is answered, some also once more after an answer that is ignored. */
  async #settle(member: Claimant, { call, request }: Claim, key: string): Promise<CallAnswer> {
    const answer = await this.#send(member, call, request, key);
    if (this.#draw(1, 8) > 1) return answer;
    const repeated = await this.#send(member, call, request, key);
    if (answer.success && same(answer) !== same(repeated))
      this.#faults.push(`a repeated ${call} of ${member.name} was answered in another way`);
    return repeated;
  }

  /** Sends a call to any process, and again while none has decided it. */
  async #send(member: Claimant, id: string, request: object, key: string): Promise<CallAnswer> {
    for (;;) {
      this.#found.requests += 1;
      const answer = await member.call(this.#bench(), id, request, key);
      if (answer.status < 500 && answer.code !== 'request_in_flight') return answer;
      if (answer.status >= 500) this.#found.unanswered += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Each application is decided twice at the same moment, in two processes, beside the claims. */
  async #decideAll(): Promise<void> {
    const [first] = this.#sandboxes.benches;
    const rows = (
      await first.engine.database.execute<{ id: string; account: string }>(
        `select claim.id::text, claim.account_id::text as account from sandbox.reward_claims claim where status = 'P'`,
      )
    ).rows;
    const byAccount = new Map(this.#members.map((member) => [String(member.id), member]));
    for (const { id, account } of rows) {
      const choice = byAccount.get(account)?.facts.application;
      if (!choice) {
        this.#faults.push(`account ${account} has an application that it did not send`);
        continue;
      }
      const applied = await Promise.all([1, 2].map(() => this.#decide(id, choice)));
      this.#found.decisions += 1;
      if (applied.filter(Boolean).length > 1) this.#faults.push(`application ${id} was decided twice`);
    }
  }

  async #decide(id: string, choice: string): Promise<boolean> {
    for (;;) {
      const decision = { kind: 'reward-application', id, choice, reason: 'Checked.' };
      const { status, success } = await this.#bench().control('decide', decision);
      if (status < 500) return success;
      this.#found.unanswered += 1;
    }
  }

  /** Any of the processes. */
  #bench(): Bench {
    const { benches } = this.#sandboxes;
    return benches[this.#draw(0, benches.length - 1)] ?? benches[0];
  }

  async #each(work: (member: Claimant) => Promise<void>, together = prepared): Promise<void> {
    let next = 0;
    const worker = async () => {
      for (let member = this.#members[next++]; member; member = this.#members[next++]) await work(member);
    };
    await Promise.all(Array.from({ length: together }, worker));
  }
}

function rounds(draw: Draw, count: number): Round[] {
  return Array.from({ length: count }, () => {
    const stake = draw(1, 4) === 1 ? draw(5_000, 40_000) : draw(100, 3_000);
    return { stake, won: draw(1, 3) === 1 ? draw(1, 2 * stake) : 0 };
  });
}

async function play(bench: Bench, member: Claimant, played: readonly Round[], when: string): Promise<void> {
  if (played.length === 0) return;
  const account = { id: member.id, merchant: 'aurora', kind: 0 } as Parameters<typeof bet>[2];
  await bench.engine.transaction(async (transaction) => {
    for (const [index, { stake, won }] of played.entries()) {
      const round = `${when}-${member.name}-${index}`;
      const wager = { vendor: 'NOVA', game: 'fruit-harbour', round };
      await bet(bench.backend, transaction, account, { ...wager, amount: stake, key: `bet:${round}` });
      if (won > 0) await win(bench.backend, transaction, account, { ...wager, amount: won, key: `win:${round}` });
    }
  });
}

const same = (answer: CallAnswer | undefined) => JSON.stringify([answer?.success, answer?.value, answer?.code]);
