import { catalogue } from '@atrium/api/catalogue';
import { languageCodes } from '@atrium/contract';
import { asc, gt, isNull, or } from 'drizzle-orm';
import { demoAccounts } from '../accounts/demo-accounts';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { ledgerAccounts } from '../ledger/tables';
import { launchFaults } from './launch-faults';
import { faults, siteStates, switchOverrides, vendorMaintenance } from './tables';

/** The state shown by the control page. Balances are minor units. */
export async function overview(backend: Backend) {
  const { database } = backend.engine;
  const [people, wallets] = [
    await database.select().from(accounts).orderBy(asc(accounts.merchant), asc(accounts.id)),
    await database.select().from(ledgerAccounts),
  ];
  const balances = new Map(
    wallets.filter(({ kind }) => kind.endsWith('wallet')).map(({ name, balance }) => [name, balance]),
  );
  return {
    merchants: [...backend.merchants.values()].map(({ code, name, currency }) => ({
      code,
      name,
      currency: currency.code,
    })),
    clock: { now: backend.clock(), forward: backend.movableClock.forward },
    languages: languageCodes,
    calls: catalogue.map(({ id }) => id),
    launchFaults: Object.keys(launchFaults),
    accounts: people.map(({ id, merchant, name, nickname, kind }) => ({
      merchant,
      name,
      nickname,
      kind,
      ...signInOf(name),
      balance: balances.get(String(id)) ?? 0,
    })),
    sites: await database.select().from(siteStates),
    switches: await database.select().from(switchOverrides),
    vendorMaintenance: await database.select().from(vendorMaintenance),
    faults: await database
      .select()
      .from(faults)
      .where(or(isNull(faults.remaining), gt(faults.remaining, 0)))
      .orderBy(asc(faults.id)),
    ledger: { faults: await ledgerFaults(database) },
  };
}

/** How to sign in to a demo account, as it was created; absent for accounts that were made later. */
function signInOf(account: string): { password?: string; paymentPassword?: string; about?: string } {
  const demo = demoAccounts.find(({ name }) => name === account);
  if (!demo) return {};
  const { password, about, security } = demo;
  return {
    password,
    about,
    ...(security?.paymentPassword !== undefined && { paymentPassword: security.paymentPassword }),
  };
}
