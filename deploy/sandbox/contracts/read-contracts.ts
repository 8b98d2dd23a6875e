import type { ContractKind, contractsList } from '@atrium/api';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { merchantByCode, type Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import { grantedTerms, stateAt, uplineOf } from './agreements';
import { openKinds } from './kinds';
import { contracts, contractSteps, type Contract } from './tables';
import { isHigher, writtenTerms, type Subject } from './terms';

/** Contracts of one list at most. */
const most = 200;

/** The contracts that wait for the member's answer, by kind, and which kinds the member holds. */
export async function consolidatedContracts(backend: Backend, merchant: Merchant, account: Account) {
  const kinds = await openKinds(backend, merchant);
  const held = (await heldBy(backend, account)).filter(({ kind }) => kinds.includes(kind));
  const granted = await grantedTerms(backend.engine.database, account.id);
  const waiting = held.filter(({ status, terminating }) => status === 'P' || status === 'E' || terminating);
  const written = (kind: ContractKind) =>
    waiting
      .filter((contract) => contract.kind === kind)
      .map((contract) => {
        const higher = granted.some((one) => isSame(one, contract) && isHigher(one.terms, contract.terms));
        const { offeredAt, expiresAt, status } = contract;
        const times = { offeredAt: offeredAt.getTime(), ...(status === 'P' && { expiresAt: expiresAt.getTime() }) };
        const terms = writtenTerms(contract, { currency: merchant.currency.code, higher });
        if (kind === 'dividend')
          return {
            ...{ id: String(contract.id), productType: contract.productType },
            computationPeriod: contract.computationPeriod,
            ...terms,
            ...times,
          };
        const id = String(contract.id);
        const name = kind === 'daily' ? { id } : { contractId: id };
        const product = kind === 'hourly' && { productType: contract.productType };
        return { ...name, status, ...product, downlineHigherRate: higher ? 'Y' : 'N', ...terms, ...times };
      });
  const holds = (kind: ContractKind) => held.some((one) => one.kind === kind && one.activeFrom !== null);
  return {
    dailysalreqtype: written('daily'),
    divtypecompperiodreq: written('dividend'),
    contracthoursalreq: written('hourly'),
    realtimesalreqtype: written('realtime'),
    dailysalinfo: holds('daily'),
    dividendinfo: holds('dividend'),
    hoursalinfo: holds('hourly'),
    realtimesalinfo: holds('realtime'),
  };
}

/** A page of the contracts of an account with both neighbours in the team, the latest first. */
export async function contractsOf(
  backend: Backend,
  account: Account,
  query: v.InferOutput<typeof contractsList.request>,
) {
  const { database } = backend.engine;
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const now = backend.clock();
  const held = eq(contracts.downlineId, account.id);
  const given = eq(contracts.uplineId, account.id);
  const sides = { held, given };
  const other = sql`case when ${held} then ${contracts.uplineId} else ${contracts.downlineId} end`;
  const searched = query.search?.trim().toLowerCase() ?? '';
  const of = and(
    query.side ? sides[query.side] : or(held, given),
    searched === '' ? undefined : sql`position(${searched} in lower(${accounts.name})) > 0`,
  );
  const found = await database
    .select({
      contract: contracts,
      account: accounts.name,
      current: teamMembers.uplineId,
      lines: sql<string>`count(*) over ()`,
    })
    .from(contracts)
    .leftJoin(accounts, eq(accounts.id, other))
    .leftJoin(teamMembers, eq(teamMembers.accountId, contracts.downlineId))
    .where(of)
    .orderBy(desc(contracts.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return {
    contracts: found.map(({ contract: stored, account: name, current }) => {
      const contract = stateAt(stored, { upline: current, now });
      const { id, kind, status, terminating, productType, computationPeriod, activeFrom, activeTo } = contract;
      const isHeld = contract.downlineId === account.id;
      return {
        ...{ id: String(id), kind, held: isHeld, account: name ?? '' },
        ...{ downline: isHeld ? '' : String(contract.downlineId) },
        ...{ status, terminating, productType, computationPeriod },
        ...writtenTerms(contract, { currency, higher: false }),
        ...{ offeredAt: contract.offeredAt.getTime(), expiresAt: contract.expiresAt.getTime() },
        ...{ activeFrom: activeFrom?.getTime() ?? null, activeTo: activeTo?.getTime() ?? null },
      };
    }),
    totalPages: Math.max(1, Math.ceil(Number(found[0]?.lines ?? 0) / query.pageSize)),
  };
}

/** What happened to a contract. @throws Refusal `contract_unknown` for anyone but its parties */
export async function historyOf({ engine }: Backend, account: Account, id: string) {
  const party = or(eq(contracts.uplineId, account.id), eq(contracts.downlineId, account.id));
  const [contract] = await engine.database
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, Number(id)), party));
  if (!contract) throw new Refusal('contract_unknown');
  const steps = await engine.database
    .select()
    .from(contractSteps)
    .where(eq(contractSteps.contractId, contract.id))
    .orderBy(desc(contractSteps.id));
  return { steps: steps.map(({ at, step, by, status }) => ({ time: at.getTime(), step, by, status })) };
}

async function heldBy(backend: Backend, { id }: Account): Promise<Contract[]> {
  const { database } = backend.engine;
  const stored = await database
    .select()
    .from(contracts)
    .where(eq(contracts.downlineId, id))
    .orderBy(desc(contracts.id))
    .limit(most);
  const at = { upline: stored.length > 0 ? await uplineOf(database, id) : null, now: backend.clock() };
  return stored.map((contract) => stateAt(contract, at));
}

const isSame = (one: Subject, other: Subject) =>
  one.kind === other.kind && one.productType === other.productType && one.computationPeriod === other.computationPeriod;
