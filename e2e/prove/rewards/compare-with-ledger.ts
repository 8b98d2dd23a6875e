import type { Bench } from '@atrium/deploy/sandbox-bench';
import type { Claimant } from './claimant';
import { certain, expectedRewards, type Round } from './expected-rewards';

interface Terms {
  prizes: readonly number[];
  /** Uses of the limited promo code. */
  limit: number;
  /** Minor units of each member before the rounds. */
  opening: number;
  sameWeek: boolean;
}

/** Compares rewards and wallets with the expected ones, and with what the members were told. */
export async function compareWithLedger(bench: Bench, members: readonly Claimant[], terms: Terms) {
  const rows = async <Row extends Record<string, unknown>>(query: string) =>
    (await bench.engine.database.execute<Row>(query)).rows;
  const faults: string[] = [];
  const posted = await rows<{ account: string; reference: string; amount: string }>(`
    select wallet.name as account, posting.reference, entry.amount::text as amount
    from sandbox.ledger_transactions posting
      join sandbox.ledger_entries entry on entry.transaction_id = posting.id
      join sandbox.ledger_accounts wallet on wallet.id = entry.account_id
    where posting.kind = 'reward' and wallet.kind = 'wallet'`);
  const balances = await rows<{ account: string; balance: string }>(
    `select name as account, balance::text from sandbox.ledger_accounts where kind = 'wallet' and merchant = 'aurora'`,
  );
  const balanceOf = new Map(balances.map(({ account, balance }) => [account, Number(balance)]));
  const paidTo = new Map<string, Map<string, number[]>>();
  for (const { account, reference, amount } of posted) {
    const own = paidTo.get(account) ?? new Map<string, number[]>();
    const reward = reference.replace(/^(application) \d+$/, '$1').replace(/^(raffle):.*$/, '$1');
    own.set(reward, [...(own.get(reward) ?? []), Number(amount)]);
    paidTo.set(account, own);
  }

  let entitlements = 0;
  let limited = 0;
  for (const { id, name, facts, answers } of members) {
    const paid = paidTo.get(String(id)) ?? new Map<string, number[]>();
    const expected = expectedRewards(facts, terms);
    for (const reward of certain) {
      entitlements += 1;
      const due = expected[reward] === 0 ? [] : [expected[reward]];
      const got = paid.get(reward) ?? [];
      if (String(got) !== String(due)) faults.push(`${reward} paid ${name} [${String(got)}] and not [${String(due)}]`);
    }
    const prize = paid.get('raffle') ?? [];
    if (prize.length !== 1 || !terms.prizes.includes(prize[0] ?? 0))
      faults.push(`the raffle paid ${name} [${String(prize)}]`);
    const ofCode = paid.get('LIMITED') ?? [];
    if (ofCode.length > 1 || ofCode.some((amount) => amount !== 600))
      faults.push(`the limited code paid ${name} [${String(ofCode)}]`);
    limited += ofCode.length;
    if (paid.has('foreign')) faults.push(`${name} was paid a reward of another merchant`);
    const known = [...certain, 'raffle', 'LIMITED'];
    for (const reward of paid.keys())
      if (!known.some((one) => one === reward)) faults.push(`${name} was paid ${reward}, which does not exist`);

    for (const { reward, amount, code } of answers) {
      const got = paid.get(reward) ?? [];
      const said = amount === undefined ? [] : [Math.round(Number(amount) * 100)];
      if (String(said) !== String(got))
        faults.push(`${name} was told [${String(said)}] ${code ?? ''} of ${reward}, and has [${String(got)}]`);
    }
    const rewards = [...paid.values()].flat().reduce((total, amount) => total + amount, 0);
    const wanted = terms.opening + result(facts.yesterday) + result(facts.today) + rewards;
    if (balanceOf.get(String(id)) !== wanted) faults.push(`${name} has ${balanceOf.get(String(id))} and not ${wanted}`);
  }
  if (limited !== terms.limit) faults.push(`the code for ${terms.limit} members paid ${limited}`);
  const waiting = await rows(`select id from sandbox.reward_claims where status = 'P'`);
  if (waiting.length > 0) faults.push(`${waiting.length} applications wait`);
  return { faults, entitlements };
}

const result = (rounds: readonly Round[]) => rounds.reduce((total, { stake, won }) => total + won - stake, 0);
