import type { Together } from '@atrium/deploy/sandboxes-together';

interface Rounds {
  merchant: string;
  /** Name of the account. */
  name: string;
  rounds: number;
  /** Time of the latest, in milliseconds since 1970. */
  until: number;
}

/** What each round stakes, and each tenth wins, in minor units. */
const stake = 100;
const prize = 500;
const vendor = 'NOVA';
/** The rounds are spread over so many days. */
const days = 29;

/**
 * Inserts rounds of a member as the wallet interface would have posted them, all at once: without the triggers that
 * work row by row, with what these would have written.
 */
export async function seedRounds(together: Together, { merchant, name, rounds, until }: Rounds): Promise<void> {
  const kinds = [
    { kind: 'bet', every: 1, amount: -stake },
    { kind: 'win', every: 10, amount: prize },
  ];
  await together.administer([
    `set session_replication_role = replica`,
    `create temporary table seeded as
       select member.id as member, wallet.id as wallet, wallet.balance, wallet.currency
       from sandbox.accounts member
         join sandbox.ledger_accounts wallet on wallet.name = member.id::text and wallet.kind = 'wallet'
       where member.merchant = '${merchant}' and member.name = '${name}'`,
    `insert into sandbox.ledger_accounts (kind, merchant, name, currency)
       select 'vendor', '${merchant}', '${vendor}', currency from seeded on conflict do nothing`,
    ...kinds.map(
      ({ kind, every, amount }) => `
      with numbered as (
        select round, member || '-round-' || round as reference,
          to_timestamp(${until / 1000}) - make_interval(secs => (${rounds} - round) * ${(days * 86_400) / rounds}) as made_at
        from seeded, generate_series(${every}, ${rounds}, ${every}) round
      ), posted as (
        insert into sandbox.ledger_transactions (kind, idempotency_key, reference, created_at, signed_by, signature)
        select '${kind}', 'bench:${kind}:' || reference, reference, made_at, 'bench', 'bench' from numbered
        returning id, reference, created_at
      ), entered as (
        insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
        select posted.id, side.account, seeded.currency, side.amount, seeded.balance
        from posted, seeded
          join sandbox.ledger_accounts house
            on house.kind = 'vendor' and house.merchant = '${merchant}' and house.name = '${vendor}'
              and house.currency = seeded.currency
          cross join lateral (values (wallet, ${amount}), (house.id, ${-amount})) side (account, amount)
        returning id, transaction_id, account_id
      )
      insert into sandbox.record_lines (entry_id, account_id, other_id, kind, reference, made_at, starts_round)
      select own.id, own.account_id, other.account_id, '${kind}', posted.reference, posted.created_at, ${kind === 'bet'}
      from posted join entered own on own.transaction_id = posted.id
        join entered other on other.transaction_id = posted.id and other.id <> own.id
        join seeded on seeded.wallet = own.account_id`,
    ),
    `insert into sandbox.wallet_transactions
         (vendor, transaction_id, kind, account_id, accepted, request_hash, answer, created_at, round, game)
       select '${vendor}', member || '-' || round, 'bet', member, true, '', '{}', to_timestamp(${until / 1000}),
         member || '-round-' || round, 'fruit-harbour'
       from seeded, generate_series(1, ${rounds}) round`,
    `drop table seeded`,
    `set session_replication_role = default`,
    `vacuum analyze sandbox.record_lines, sandbox.ledger_entries, sandbox.ledger_transactions, sandbox.wallet_transactions`,
  ]);
}
