import { and, inArray } from 'drizzle-orm';
import { merchantByCode, type Backend } from '../backend';
import { grant } from '../wallets/postings';
import { demoAccounts, openingBalance, type DemoAccount } from './demo-accounts';
import { allFactors, setFactors } from '../second-factor/factors';
import { accounts } from './tables';

/** Creates missing demo accounts in a fixed order, each with its opening balance posted to the ledger. */
export async function seedAccounts(backend: Backend): Promise<void> {
  const codes = backend.merchants.keys();
  const existing = await backend.engine.database
    .select({ merchant: accounts.merchant, name: accounts.name })
    .from(accounts)
    .where(
      and(
        inArray(accounts.merchant, codes),
        inArray(
          accounts.name,
          demoAccounts.map(({ name }) => name),
        ),
      ),
    );
  const known = new Set(existing.map(({ merchant, name }) => `${merchant} ${name}`));
  const missing = codes.flatMap((merchant) =>
    demoAccounts.filter(({ name }) => !known.has(`${merchant} ${name}`)).map((account) => ({ merchant, account })),
  );
  // Hashing is slow and runs in parallel.
  const prepared = await Promise.all(
    missing.map(async ({ merchant, account }) => ({ merchant, account, hashes: await hashesOf(backend, account) })),
  );
  for (const { merchant, account, hashes } of prepared) await seedAccount(backend, merchant, account, hashes);
}

interface Hashes {
  password: string;
  paymentPassword: string | null;
}

async function hashesOf({ hashing }: Backend, { password, security }: DemoAccount): Promise<Hashes> {
  const payment = security?.paymentPassword;
  return {
    password: await hashing.unqueued.hash(password),
    paymentPassword: payment === undefined ? null : await hashing.unqueued.hash(payment),
  };
}

async function seedAccount(backend: Backend, code: string, demo: DemoAccount, hashes: Hashes): Promise<void> {
  const merchant = merchantByCode(backend, code);
  const opening = openingBalance(merchant, demo);
  await backend.engine.transaction(async (transaction) => {
    const [account] = await transaction
      .insert(accounts)
      .values({
        merchant: code,
        name: demo.name,
        nickname: demo.nickname,
        kind: demo.kind,
        ...hashes,
        payeeName: demo.security?.payeeName ?? null,
        mobile: demo.security?.mobile ?? null,
        email: demo.security?.email ?? null,
        level: demo.name === 'player1' ? Math.min(1, merchant.ranks.length - 1) : 0,
        icon: String((demo.name.length % 9) + 1),
        // demo accounts do not see the first-sign-in greeting
        lastLoginAt: new Date(backend.clock()),
        createdAt: new Date(backend.clock()),
      })
      .onConflictDoNothing()
      .returning();
    // Another process may have created it first.
    if (!account) return;
    if (opening > 0) await grant(backend, transaction, account, opening, `opening:${account.id}`);
    const secret = demo.security?.authenticator;
    if (secret !== undefined) await setFactors(transaction, account.id, { ...allFactors, secret });
  });
}
