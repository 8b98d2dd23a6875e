import { asc } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { ledgerAccounts } from '../ledger/tables';
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
    accounts: people.map(({ id, merchant, name, nickname, kind }) => ({
      merchant,
      name,
      nickname,
      kind,
      balance: balances.get(String(id)) ?? 0,
    })),
    sites: await database.select().from(siteStates),
    switches: await database.select().from(switchOverrides),
    vendorMaintenance: await database.select().from(vendorMaintenance),
    faults: await database.select().from(faults).orderBy(asc(faults.id)),
    ledger: { faults: await ledgerFaults(database) },
  };
}
