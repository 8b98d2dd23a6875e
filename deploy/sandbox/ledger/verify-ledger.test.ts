import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { findAccount } from '../accounts/find-account';
import { requirePresent } from '../require-present';
import { ledgerTestKeys } from '../testing/ledger-test-keys';
import { describeSandboxOnEveryEngine } from '../testing/on-every-engine';
import { win } from '../testing/win';
import { bet } from '../wallets/postings';
import { verifyLedger } from './verify-ledger';

describeSandboxOnEveryEngine('the ledger in the database', ['lotus', 'kestrel'], (bench) => {
  const keys = ledgerTestKeys();
  const verify = () => bench.engine.transaction((transaction) => verifyLedger(transaction, keys));
  let rounds = 0;

  /** Plays a bet and a win; returns their ids. */
  async function play(): Promise<{ lost: number; won: number; wallet: number }> {
    const round = `round-${(rounds += 1)}`;
    await bench.engine.transaction(async (transaction) => {
      const player = requirePresent(await findAccount(transaction, 'lotus', 'player1'));
      await bet(bench.backend, transaction, player, {
        vendor: 'NOVA',
        game: 'fruit-harbour',
        amount: 300,
        key: `${round}-bet`,
        round,
      });
      await win(bench.backend, transaction, player, { vendor: 'NOVA', amount: 200, key: `${round}-win`, round });
    });
    const { rows } = await bench.engine.database.execute<{ id: string; kind: string; wallet: string }>(sql`
      select posting.id, posting.kind, account_id as wallet
      from sandbox.ledger_transactions posting join sandbox.ledger_entries entry on entry.transaction_id = posting.id
        join sandbox.ledger_accounts account on account.id = account_id and account.kind = 'wallet'
      where reference = ${round}`);
    const of = (kind: string) => requirePresent(rows.find((row) => row.kind === kind));
    return { lost: Number(of('bet').id), won: Number(of('win').id), wallet: Number(of('bet').wallet) };
  }

  /** Alters rows as a superuser who also disables triggers; rolled back after the verification. */
  async function faultsAfter(...statements: SQL[]): Promise<string[]> {
    let faults: string[] = [];
    const looking = bench.engine.asOwner(async (transaction: Transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await transaction.execute(statement);
      ({ faults } = await verifyLedger(transaction, keys));
      throw new Error('looked');
    });
    await expect(looking).rejects.toThrow('looked');
    return faults;
  }

  /** By a number that is used nowhere, since numbers are unique. */
  function swap(table: SQL, column: SQL): SQL[] {
    return [
      sql`update ${table} set ${column} = -1 where ${column} = (select one from swapped)`,
      sql`update ${table} set ${column} = (select one from swapped) where ${column} = (select other from swapped)`,
      sql`update ${table} set ${column} = (select other from swapped) where ${column} = -1`,
    ];
  }

  it('is intact after everything that a start and a player do', async () => {
    await play();
    const { postings, accounts, faults } = await verify();
    expect(faults).toEqual([]);
    expect(postings).toBeGreaterThan(100);
    expect(accounts).toBeGreaterThan(5);
  });

  it.each([
    ['change a balance', sql`update sandbox.ledger_accounts set balance = balance + 1`],
    [
      'open an account with money',
      sql`insert into sandbox.ledger_accounts (kind, merchant, name, currency, balance) values ('wallet', 'lotus', 'x', 'THB', 5)`,
    ],
    ['rename an account', sql`update sandbox.ledger_accounts set name = 'mine'`],
    ['renumber an account', sql`update sandbox.ledger_accounts set id = default`],
    ['remove an account', sql`delete from sandbox.ledger_accounts`],
    ['change an old entry', sql`update sandbox.ledger_entries set amount = amount * 2`],
    ['remove an old entry', sql`delete from sandbox.ledger_entries`],
    [
      'add balancing entries to an old posting',
      sql`insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
        select transaction_id, account_id, currency, -amount, balance - amount from sandbox.ledger_entries
        where transaction_id = (select min(transaction_id) from sandbox.ledger_entries)`,
    ],
    ['change an old posting', sql`update sandbox.ledger_transactions set reference = 'x'`],
    ['remove an old posting', sql`delete from sandbox.ledger_transactions`],
    ['empty the ledger', sql`truncate sandbox.ledger_transactions cascade`],
    ['disable a trigger', sql`alter table sandbox.ledger_entries disable trigger all`],
    ['disable all triggers', sql`set session_replication_role = replica`],
  ])('does not let the application %s', async (_what, statement) => {
    await play();
    const refused = await bench.engine.database.execute(statement).catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause: { code: expect.stringMatching(/^(42501|23514)$/) } });
    expect((await verify()).faults).toEqual([]);
  });

  it('prevents the owner from changing a balance or an entry without an explicit statement', async () => {
    for (const statement of [
      sql`update sandbox.ledger_accounts set balance = balance + 1`,
      sql`update sandbox.ledger_entries set amount = amount * 2`,
    ])
      await expect(bench.engine.asOwner((transaction) => transaction.execute(statement))).rejects.toMatchObject({
        cause: { code: '23514' },
      });
  });

  it('names an old row that a superuser altered with all sums kept consistent, and no other', async () => {
    const { lost, wallet } = await play();
    await play();
    const more = sql`case when account_id = ${wallet} then 100 else -100 end`;
    const faults = await faultsAfter(
      sql`update sandbox.ledger_entries set amount = amount + ${more}, balance = balance + ${more} where transaction_id = ${lost}`,
      sql`update sandbox.ledger_entries set balance = balance + ${more}
        where transaction_id > ${lost} and account_id in (select account_id from sandbox.ledger_entries where transaction_id = ${lost})`,
      sql`update sandbox.ledger_accounts account set balance = (select sum(amount) from sandbox.ledger_entries where account_id = account.id)`,
    );
    expect(faults).toContainEqual(expect.stringContaining(`The posting ${lost} (bet, `));
    expect(faults.every((fault) => fault.includes('is not as it was signed'))).toBe(true);
    expect(faults).not.toContainEqual(expect.stringContaining(`The posting ${lost - 1} `));
  });

  it.each(['kind', 'reference', 'idempotency_key', 'created_at'])(
    'names exactly the posting with an altered %s',
    async (column) => {
      const { won } = await play();
      await play();
      const other = {
        kind: sql`'grant'`,
        reference: sql`'other'`,
        idempotency_key: sql`'other'`,
        created_at: sql`created_at + interval '1 second'`,
      }[column];
      const faults = await faultsAfter(
        sql`update sandbox.ledger_transactions set ${sql.identifier(column)} = ${other} where id = ${won}`,
      );
      expect(faults).toEqual([expect.stringContaining(`The posting ${won} (`)]);
    },
  );

  it('names a posting that carries the signature of another', async () => {
    const [one, other] = [await play(), await play()];
    const faults = await faultsAfter(sql`update sandbox.ledger_transactions set (signed_by, signature) =
      (select signed_by, signature from sandbox.ledger_transactions where id = ${other.won}) where id = ${one.won}`);
    expect(faults).toEqual([expect.stringContaining(`The posting ${one.won} (`)]);
  });

  it('names the place where a posting was removed, even with all balances adjusted', async () => {
    const { lost } = await play();
    await play();
    const faults = await faultsAfter(
      sql`delete from sandbox.ledger_entries where transaction_id = ${lost}`,
      sql`delete from sandbox.ledger_transactions where id = ${lost}`,
      sql`update sandbox.ledger_accounts account set balance = (select sum(amount) from sandbox.ledger_entries where account_id = account.id)`,
    );
    expect(faults.filter((fault) => fault.includes('an entry before it was altered or is missing'))).toHaveLength(2);
  });

  it.each([
    ['postings', sql`ledger_transactions`],
    ['entries', sql`ledger_entries`],
  ])('names the place where two %s of an account had their numbers swapped', async (what, table) => {
    const { lost, won, wallet } = await play();
    const arePostings = what === 'postings';
    const numbers = arePostings
      ? sql`select ${lost}::bigint as one, ${won}::bigint as other`
      : sql`select min(id) as one, max(id) as other from sandbox.ledger_entries
            where account_id = ${wallet} and transaction_id in (${lost}, ${won})`;
    const faults = await faultsAfter(
      sql`create temporary table swapped on commit drop as ${numbers}`,
      sql`alter table sandbox.${table} alter column id drop identity`,
      ...swap(sql`sandbox.${table}`, sql`id`),
      ...(arePostings ? swap(sql`sandbox.ledger_entries`, sql`transaction_id`) : []),
    );
    expect(faults).toContainEqual(expect.stringContaining('order was altered'));
  });

  it('names an altered balance, and a posting signed by an untrusted key', async () => {
    const { wallet } = await play();
    const faults = await faultsAfter(
      sql`update sandbox.ledger_accounts set balance = balance + 7 where id = ${wallet}`,
    );
    expect(faults).toContainEqual(expect.stringContaining(`The account ${wallet} holds`));
    const strangers = ledgerTestKeys(8);
    const { faults: all, postings } = await bench.engine.transaction((transaction) =>
      verifyLedger(transaction, strangers),
    );
    expect(all).toHaveLength(postings);
  });
});
