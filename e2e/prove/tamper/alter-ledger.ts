import { copyDatabase } from '../../support/copy-database';
import { reportOf } from '../../support/ledger-report';
import { inSession } from './in-session';
import { chooseRows, type LedgerRows as Rows } from './ledger-rows';

/** The result of one alteration of the ledger. */
export interface LedgerResult {
  what: string;
  /** Sentences of `atrium verify-ledger`. */
  named: number;
  faults: string[];
}

interface Alteration {
  statements(rows: Rows): string[];
  /** Patterns that must match at least one sentence each. */
  named(rows: Rows): RegExp[];
}

/** Corrects every sum, as a forger would. */
const rebalance = [
  `update sandbox.ledger_entries entry set balance = carried.balance from (
     select id, sum(amount) over (partition by account_id order by id) as balance from sandbox.ledger_entries
   ) carried where carried.id = entry.id`,
  `update sandbox.ledger_accounts account set balance =
     (select coalesce(sum(amount), 0) from sandbox.ledger_entries where account_id = account.id)`,
];
const posting = (id: string) => new RegExp(`^The posting ${id} \\(`);
const account = (id: string) => new RegExp(`^The account ${id} holds `);
const followsOn = (id: string) => new RegExp(`^The entry \\d+ (begins at -?\\d+ )?on the account ${id}[ ,]`);
const swap = (table: string, column: string, one: string, other: string) => [
  `update sandbox.${table} set ${column} = -1 where ${column} = ${one}`,
  `update sandbox.${table} set ${column} = ${one} where ${column} = ${other}`,
  `update sandbox.${table} set ${column} = ${other} where ${column} = -1`,
];
const entryOf = (id: string, of: string) =>
  `(select id from sandbox.ledger_entries where transaction_id = ${id} and account_id = ${of})`;

/** Alterations by a superuser with disabled triggers; some correct every sum. */
const alterations: Record<string, Alteration> = {
  'a balance': {
    statements: ({ wallet }) => [`update sandbox.ledger_accounts set balance = balance + 500 where id = ${wallet}`],
    named: ({ wallet }) => [account(wallet)],
  },
  'two balances, the sum kept': {
    statements: ({ wallet, house }) => [
      `update sandbox.ledger_accounts set balance = balance + 500 where id = ${wallet}`,
      `update sandbox.ledger_accounts set balance = balance - 500 where id = ${house}`,
    ],
    named: ({ wallet, house }) => [account(wallet), account(house)],
  },
  'the amount of an old posting, sums kept': {
    statements: ({ old }) => [
      `update sandbox.ledger_entries set amount = amount * 2 where transaction_id = ${old}`,
      ...rebalance,
    ],
    named: ({ old }) => [posting(old)],
  },
  'the account of an old posting, sums kept': {
    statements: ({ old, wallet, stranger }) => [
      `update sandbox.ledger_entries set account_id = ${stranger} where transaction_id = ${old} and account_id = ${wallet}`,
      ...rebalance,
    ],
    named: ({ old }) => [posting(old)],
  },
  'the owner of an account': {
    statements: ({ wallet }) => [`update sandbox.ledger_accounts set name = 'another' where id = ${wallet}`],
    named: ({ old, later }) => [posting(old), posting(later)],
  },
  'the order of two postings': {
    statements: ({ old, later }) => [
      ...swap('ledger_transactions', 'id', old, later),
      ...swap('ledger_entries', 'transaction_id', old, later),
    ],
    named: ({ wallet, house }) => [followsOn(wallet), followsOn(house)],
  },
  'the order of two entries, sums kept': {
    statements: ({ old, later, wallet }) => [
      `create temporary table pair as select ${entryOf(old, wallet)} as one, ${entryOf(later, wallet)} as other`,
      ...swap('ledger_entries', 'id', '(select one from pair)', '(select other from pair)'),
    ],
    named: ({ wallet }) => [followsOn(wallet)],
  },
  'the times of two postings': {
    statements: ({ old, later }) => [
      `update sandbox.ledger_transactions posting set created_at = other.created_at + interval '1 second'
         from sandbox.ledger_transactions other where (posting.id, other.id) in ((${old}, ${later}), (${later}, ${old}))`,
    ],
    named: ({ old, later }) => [posting(old), posting(later)],
  },
  'the round of an old posting': {
    statements: ({ old }) => [`update sandbox.ledger_transactions set reference = 'another' where id = ${old}`],
    named: ({ old }) => [posting(old)],
  },
  'an old posting removed, balances kept': {
    statements: ({ old }) => [
      `delete from sandbox.ledger_entries where transaction_id = ${old}`,
      `delete from sandbox.ledger_transactions where id = ${old}`,
      rebalance[1] ?? '',
    ],
    named: ({ wallet, house }) => [followsOn(wallet), followsOn(house)],
  },
  'an old posting removed, every balance corrected': {
    statements: ({ old }) => [
      `delete from sandbox.ledger_entries where transaction_id = ${old}`,
      `delete from sandbox.ledger_transactions where id = ${old}`,
      ...rebalance,
    ],
    named: ({ later }) => [posting(later)],
  },
  'one entry removed': {
    statements: ({ old, wallet }) => [
      `delete from sandbox.ledger_entries where transaction_id = ${old} and account_id = ${wallet}`,
    ],
    named: ({ old, wallet }) => [posting(old), followsOn(wallet)],
  },
  'the signature of another posting': {
    statements: ({ old, later }) => [
      `update sandbox.ledger_transactions set signature =
         (select signature from sandbox.ledger_transactions where id = ${later}) where id = ${old}`,
    ],
    named: ({ old }) => [posting(old)],
  },
  'a posting once more, under another key, sums kept': {
    statements: ({ old }) => [
      `insert into sandbox.ledger_transactions (id, kind, idempotency_key, reference, created_at, signed_by, signature)
         select 9000001, kind, 'once-more', reference, created_at, signed_by, signature
         from sandbox.ledger_transactions where id = ${old}`,
      `insert into sandbox.ledger_entries (id, transaction_id, account_id, currency, amount, balance)
         select 9000000 + row_number() over (order by id), 9000001, account_id, currency, amount, balance
         from sandbox.ledger_entries where transaction_id = ${old}`,
      ...rebalance,
    ],
    named: () => [posting('9000001')],
  },
};

/** Alters copies of an idle ledger with postings, and runs `verify-ledger` on each. */
export async function alterLedger(databaseUrl: string): Promise<LedgerResult[]> {
  const rows = await chooseRows(databaseUrl);
  const untouched = await reportOf({ databaseUrl });
  const results: LedgerResult[] = [
    { what: 'nothing', named: untouched.faults.length, faults: untouched.faults.map((fault) => `is named: ${fault}`) },
  ];
  for (const [what, alteration] of Object.entries(alterations)) {
    const copy = await copyDatabase(databaseUrl);
    await inSession(copy, async (database) => {
      await database.query('set session_replication_role = replica');
      for (const table of ['ledger_accounts', 'ledger_transactions', 'ledger_entries'])
        await database.query(`alter table sandbox.${table} alter column id drop identity`);
      for (const statement of alteration.statements(rows)) await database.query(statement);
    });
    const { faults: sentences } = await reportOf({ databaseUrl: copy });
    const missed = alteration.named(rows).filter((pattern) => !sentences.some((sentence) => pattern.test(sentence)));
    results.push({
      what,
      named: sentences.length,
      faults: missed.map((pattern) => `no sentence matches ${pattern.source}`),
    });
  }
  return results;
}
