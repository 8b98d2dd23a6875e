import { runContracts } from '@atrium/deploy/contract-pay';
import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';
import { bet } from '@atrium/deploy/wallet-postings';
import type { Member } from './teams';

type Account = Parameters<typeof bet>[2];

/** Makes a call as a member. */
export type CallAs = (member: Member, id: string, request: object) => Promise<CallAnswer>;

/** A contract between two members. */
export interface Agreement {
  id: string;
  upline: Member | undefined;
  downline: Member;
}

/** Something with an id that belongs to one member. */
export interface Belonging {
  id: string;
  owner: Member;
}

export interface Belongings {
  contracts: Agreement[];
  pays: Belonging[];
  links: Belonging[];
}

const daily = (rate: string) => ({
  ...{ kind: 'daily', details: [{ betVolume: '1', activeMember: 1, rateType: 'PERCENT', rate }] },
});
const switches = ['REGCEN', 'CREATEAFF3', 'AFFMAN3', 'DAYSAL', 'DAYSALMR', 'DOWNMAN', 'AGENTRANSMULTDOWN3'];
const day = 86_400_000;

/** Gives agents contracts with their neighbours, pay of a day, and registration links. */
export async function createBelongings(bench: Bench, members: readonly Member[], call: CallAs): Promise<Belongings> {
  const agents = members.filter(({ isAgent }) => isAgent);
  for (const merchant of new Set(members.map((member) => member.merchant)))
    for (const name of switches) await bench.control('switch', { merchant, name, value: true });
  const contracts: Agreement[] = [];
  const links: Belonging[] = [];
  // uplines come before their downlines, so that each can offer what it holds
  for (const downline of agents) {
    const { upline, merchant } = downline;
    const { value, message } = upline
      ? await call(upline, 'contracts.offer', { downline: downline.id, ...daily('0.5') })
      : await bench.control('contract', { merchant, account: downline.name, offer: daily('0.5') });
    if (value?.id === undefined) throw new Error(`${downline.name} got no contract: ${message}`);
    const id = String(value.id);
    await call(downline, 'contracts.dailySalary', { id, status: 'A' });
    contracts.push({ id, upline, downline });
    const link = await call(downline, 'agent.createLink', { share: '1' });
    links.push({ id: String(link.value.id), owner: downline });
  }
  for (const { id, name, merchant, isAgent } of members) {
    const wager = { vendor: 'NOVA', game: '', round: `border-${name}`, amount: 10_000, key: `border-${name}` };
    if (!isAgent)
      await bench.engine.transaction((transaction) =>
        bet(bench.backend, transaction, { id: Number(id), merchant, kind: 0 } as Account, wager),
      );
  }
  bench.pass(2 * day);
  await runContracts(bench.backend);
  const pays: Belonging[] = [];
  const range = { from: dayOf(bench.now - 4 * day), to: dayOf(bench.now) };
  for (const owner of agents) {
    const query = { kind: 'daily', by: 'periods', ...range, pageNo: 1, pageSize: 10 };
    const { value } = await call(owner, 'contracts.pay', query);
    for (const { id } of value.rows as { id: string }[]) pays.push({ id, owner });
  }
  return { contracts, pays, links };
}

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
