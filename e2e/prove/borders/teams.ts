import { teamMembers } from '@atrium/deploy/team-members';
import type { Bench } from '@atrium/deploy/sandbox-bench';
import type { Draw } from '../../support/seeded-random';

/** A member of a drawn team. */
export interface Member {
  id: string;
  name: string;
  merchant: string;
  isAgent: boolean;
  upline: Member | undefined;
}

/** Deepest agents of a team; their downlines are players. */
const depth = 3;
const merchants = ['aurora', 'lotus'] as const;

/** Whether one is below the other, at any depth. */
export function isBelow(member: Member, agent: Member): boolean {
  return member.upline !== undefined && (member.upline === agent || isBelow(member.upline, agent));
}

/** Creates two teams at each of two merchants: agents below agents, with players at every level. */
export async function createTeams(bench: Bench, draw: Draw): Promise<Member[]> {
  const members: Member[] = [];
  const add = async (merchant: string, upline: Member | undefined, isAgent: boolean): Promise<Member> => {
    const name = `border${String(members.length).padStart(3, '0')}`;
    // the upline of the original is not copied: agent1 has none, and that of a player is replaced
    await bench.control('twin', { merchant, account: isAgent ? 'agent1' : 'player1', name, balance: 1_000_000 });
    const token = await bench.signIn(name, { merchant });
    const { value } = await bench.call('member.info', {}, { token, merchant });
    const member: Member = { id: String(value.id), name, merchant, isAgent, upline };
    const [accountId, uplineId] = [Number(member.id), Number(upline?.id)];
    if (upline)
      await bench.engine.database
        .insert(teamMembers)
        .values({ accountId, uplineId })
        .onConflictDoUpdate({ target: teamMembers.accountId, set: { uplineId } });
    members.push(member);
    return member;
  };
  const grow = async (agent: Member, level: number): Promise<void> => {
    for (let players = draw(1, 2); players > 0; players--) await add(agent.merchant, agent, false);
    if (level === depth) return;
    for (let agents = draw(1, 2); agents > 0; agents--) await grow(await add(agent.merchant, agent, true), level + 1);
  };
  for (const merchant of merchants)
    for (let team = 0; team < 2; team++) await grow(await add(merchant, undefined, true), 1);
  return members;
}
