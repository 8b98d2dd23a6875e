import { sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { win } from '../testing/win';
import { bet, grant, rollBack, withdraw } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { exactlyOnce } from './exactly-once';
import { ledgerFaults, ledgerIsBalanced } from './ledger-is-balanced';
import { InsufficientFunds } from './post';

let bench: Bench;
let player: Account;
const wager = (key: string, amount: number) => ({
  vendor: 'NOVA',
  game: 'fruit-harbour',
  amount,
  key,
  round: key,
});
const balance = () => balanceOf(bench.backend, bench.engine.database, player);
const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => bench.engine.transaction(work);

beforeAll(async () => {
  bench = await new Bench().open();
  player = requirePresent(await findAccount(bench.engine.database, 'aurora', 'player1'));
}, 60_000);
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

describe('the ledger', () => {
  it('moves a bet to the vendor and a win back', async () => {
    const before = await balance();
    await inTransaction((transaction) => bet(bench.backend, transaction, player, wager('bet-1', 300)));
    expect(await balance()).toBe(before - 300);
    await inTransaction((transaction) => win(bench.backend, transaction, player, wager('win-1', 500)));
    expect(await balance()).toBe(before + 200);
  });

  it('rolls a bet back once', async () => {
    const before = await balance();
    await inTransaction((transaction) => bet(bench.backend, transaction, player, wager('bet-2', 300)));
    await inTransaction((transaction) => rollBack(bench.backend, transaction, player, 'NOVA', 'bet-2'));
    expect(await balance()).toBe(before);
    const again = inTransaction((transaction) => rollBack(bench.backend, transaction, player, 'NOVA', 'bet-2'));
    await expect(again).rejects.toThrow();
    expect(await balance()).toBe(before);
  });

  it('refuses to overdraw a wallet', async () => {
    const before = await balance();
    const tooMuch = inTransaction((transaction) =>
      withdraw(bench.backend, transaction, player, before + 1, 'withdrawal-1'),
    );
    await expect(tooMuch).rejects.toBeInstanceOf(InsufficientFunds);
    expect(await balance()).toBe(before);
  });

  it('keeps a wallet from going negative even by SQL that bypasses the code', async () => {
    const overdraw = inTransaction(async (transaction) => {
      await transaction.execute(sql`
        with posted as (insert into sandbox.ledger_transactions
          (kind, idempotency_key, created_at, signed_by, signature)
          values ('withdrawal', 'more than there is', now(), '', '') returning id)
        insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
          select posted.id, account.id, account.currency, -account.balance - 1, -1
          from posted, sandbox.ledger_accounts account where kind = 'wallet' limit 1`);
    });
    await expect(overdraw).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it.each([
    ['entries that do not sum to zero', [100, -99], 'does not sum to zero'],
    ['one entry', [100], 'needs 2 entries and has 1'],
    ['no entries', [], 'needs 2 entries and has 0'],
    ['more than two entries', [100, 50, -75, -75], 'needs 2 entries and has 4'],
  ])('rejects a posting of %s, at commit', async (_what, amounts, sentence) => {
    const rejected = inTransaction(async (transaction) => {
      await transaction.execute(sql`
        with posted as (insert into sandbox.ledger_transactions
          (kind, idempotency_key, created_at, signed_by, signature)
          values ('grant', 'out of thin air', now(), '', '') returning id)
        insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
          select posted.id, account.id, account.currency, amount::bigint, 100
          from posted, jsonb_array_elements_text(${JSON.stringify(amounts)}::jsonb) amount,
            (select * from sandbox.ledger_accounts where kind = 'vendor' limit 1) account`);
    });
    await expect(rejected).rejects.toMatchObject({
      cause: { code: '23514', message: expect.stringContaining(sentence) },
    });
  });

  it('rejects entries that are added to an earlier posting, also where they balance', async () => {
    const added = inTransaction((transaction) =>
      transaction.execute(sql`
        insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
          select transaction_id, account_id, currency, -amount, balance - amount from sandbox.ledger_entries
          where transaction_id = (select min(id) from sandbox.ledger_transactions where kind = 'grant')`),
    );
    await expect(added).rejects.toMatchObject({
      cause: { code: '23514', message: expect.stringContaining('needs 2 entries and has 4') },
    });
  });

  it('rejects updates of postings', async () => {
    const rewrite = bench.engine.asOwner((owner) =>
      owner.execute(sql`update sandbox.ledger_entries set amount = amount * 2`),
    );
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '23514' } });
    const removal = bench.engine.asOwner((owner) => owner.execute(sql`delete from sandbox.ledger_transactions`));
    await expect(removal).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('balances after two hundred concurrent bets and wins', async () => {
    const before = await balance();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        inTransaction(async (transaction) => {
          await bet(bench.backend, transaction, player, wager(`many-bet-${index}`, 10));
          await win(bench.backend, transaction, player, wager(`many-win-${index}`, 7));
        }),
      ),
    );
    expect(await balance()).toBe(before - 300);
    expect(await ledgerIsBalanced(bench.engine.database)).toBe(true);
  });
});

describe('a request that moves money', () => {
  const pay = (key: string, payload: object) =>
    exactlyOnce(bench.backend, { scope: 'test', key, payload }, async (transaction) => ({
      balance: await grant(bench.backend, transaction, player, 100, `test:${key}`),
    }));

  it('is processed once and answered identically each time', async () => {
    const before = await balance();
    const first = await pay('request-1', { amount: 100 });
    expect(await pay('request-1', { amount: 100 })).toEqual(first);
    expect(await balance()).toBe(before + 100);
  });

  it('is refused when its key was used for another request', async () => {
    await pay('request-2', { amount: 100 });
    await expect(pay('request-2', { amount: 200 })).rejects.toMatchObject({ key: 'request_key_reused', status: 422 });
  });

  it('needs a key', async () => {
    await expect(pay('', {})).rejects.toMatchObject({ status: 400 });
  });
});
