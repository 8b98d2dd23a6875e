import type { LinkAccounts, RegistrationLink, RegistrationLinks } from '@atrium/api';
import { and, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { randomText } from '../random-text';
import { registrations } from '../registration/tables';
import { lockAccount } from '../reward-centre/lock-account';
import { Refusal } from '../wire/refusal';
import { ownShareOf, percentOf, shareOf } from './share';
import { registrationLinks, type RegistrationLinkRow } from './tables';

/** Letters and digits that are not taken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Longer than a referral code, so that the two differ. */
const codeLength = 8;
/** Most links of one agent. */
const mostLinks = 100;

/** The links of an agent, the latest first. */
export async function linksOf({ engine }: Backend, agent: Account, { listed }: { listed: boolean }) {
  const links = listed ? await find(engine.database, eq(registrationLinks.accountId, agent.id)) : [];
  return {
    ownShare: percentOf(await ownShareOf(engine.database, agent)),
    links: links.map((link) => asAnswered(link)),
  } satisfies RegistrationLinks;
}

/** @throws Refusal `share_too_high` for a share above the agent's own, `links_full` for more links than an agent may have */
export async function createLink(
  { engine, clock }: Backend,
  agent: Account,
  percent: string,
): Promise<RegistrationLink> {
  const share = shareOf(percent);
  if (share > (await ownShareOf(engine.database, agent))) throw new Refusal('share_too_high');
  return engine.transaction(async (transaction) => {
    // links that are created at once follow each other, so that they are counted
    await lockAccount(transaction, agent.id);
    const existing = await transaction.$count(registrationLinks, eq(registrationLinks.accountId, agent.id));
    if (existing >= mostLinks) throw new Refusal('links_full');
    const link = onlyRow(
      await transaction
        .insert(registrationLinks)
        .values({
          ...{ merchant: agent.merchant, accountId: agent.id, share, createdAt: new Date(clock()) },
          code: randomText(alphabet, codeLength),
        })
        .returning(),
    );
    return asAnswered({ ...link, accounts: 0 });
  });
}

/** @throws Refusal `request_invalid` for a link of another agent, as for one that does not exist */
export async function switchLink({ engine }: Backend, agent: Account, id: number, active: boolean) {
  const own = ownLink(agent, id);
  await engine.database.update(registrationLinks).set({ active }).where(own);
  const [link] = await find(engine.database, own);
  if (!link) throw new Refusal('request_invalid');
  return asAnswered(link);
}

/** @throws Refusal `request_invalid` for a link of another agent, as for one that does not exist */
export async function linkAccountsOf(
  { engine }: Backend,
  agent: Account,
  { id, pageNo, pageSize }: { id: number; pageNo: number; pageSize: number },
): Promise<LinkAccounts> {
  const [link] = await find(engine.database, ownLink(agent, id));
  if (!link) throw new Refusal('request_invalid');
  const rows = await engine.database
    .select({ account: accounts.name, createdAt: registrations.createdAt })
    .from(registrations)
    .innerJoin(accounts, eq(accounts.id, registrations.accountId))
    .where(eq(registrations.linkId, id))
    .orderBy(desc(registrations.createdAt), desc(registrations.accountId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    accounts: rows.map(({ account, createdAt }) => ({ account, time: createdAt.getTime() })),
    totalPages: Math.max(1, Math.ceil(link.accounts / pageSize)),
  };
}

function ownLink({ id: accountId }: Account, id: number): SQL | undefined {
  return and(eq(registrationLinks.id, id), eq(registrationLinks.accountId, accountId));
}

function find(queries: Queries, which: SQL | undefined) {
  return queries
    .select({ ...getTableColumns(registrationLinks), accounts: count(registrations.accountId) })
    .from(registrationLinks)
    .leftJoin(registrations, eq(registrations.linkId, registrationLinks.id))
    .where(which)
    .groupBy(registrationLinks.id)
    .orderBy(desc(registrationLinks.id));
}

function asAnswered(link: RegistrationLinkRow & { accounts: number }): RegistrationLink {
  const { id, code, share, active, createdAt, accounts: used } = link;
  return { id: String(id), code, share: percentOf(share), active, time: createdAt.getTime(), accounts: used };
}
