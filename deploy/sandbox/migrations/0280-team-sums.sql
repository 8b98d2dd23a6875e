-- What the pages of an agent show, so that no page sums the ledger of a team. Times are counted in quarters of an hour
-- since 1970, because every time zone is a multiple of one: days of any zone are sums of quarters.

-- Every agent above an account, at any level, as the sums below count it.
create table team_paths (
  account_id bigint not null,
  agent_id bigint not null,
  -- 1 directly below the agent
  level integer not null,
  primary key (account_id, agent_id)
);
create index team_paths_by_agent on team_paths (agent_id, account_id);

create table team_sizes (
  agent_id bigint primary key,
  members bigint not null
);

create table account_sums (
  account_id bigint not null,
  quarter integer not null,
  -- Entries of the wallet, and bets among them.
  entries bigint not null default 0,
  bets bigint not null default 0,
  -- Stakes that were not rolled back, and the net result of the member, in minor units.
  turnover bigint not null default 0,
  win_loss bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  -- Number of deposits and withdrawals.
  payments bigint not null default 0,
  -- 1 where the account was created.
  registrations bigint not null default 0,
  -- Whether it has a bet; then the quarter of the bet before, and whether no bet came after.
  played boolean not null default false,
  previous integer,
  latest boolean not null default false,
  primary key (account_id, quarter)
);

-- Sums over the team of an agent.
create table team_sums (
  agent_id bigint not null,
  quarter integer not null,
  turnover bigint not null default 0,
  win_loss bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  payments bigint not null default 0,
  registrations bigint not null default 0,
  -- Members that played for the first time, and for the last time.
  first_played bigint not null default 0,
  last_played bigint not null default 0,
  primary key (agent_id, quarter)
);

-- What the sums do not include yet. A posting only adds rows here, so that postings of one team do not wait for each
-- other.
create table team_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  quarter integer not null,
  entries bigint not null,
  bets bigint not null,
  turnover bigint not null,
  win_loss bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  payments bigint not null,
  registrations bigint not null
);

create function quarter_of(moment timestamptz) returns integer language sql immutable parallel safe as $$
  select floor(extract(epoch from moment) / 900)::integer;
$$;

-- Each entry of a member's wallet as a change of the sums.
create view team_entries as
  select entry.id as entry_id, account.id as account_id, sandbox.quarter_of(posting.created_at) as quarter,
    1 as entries,
    (posting.kind = 'bet')::integer as bets,
    case when posting.kind in ('bet', 'rollback') then -entry.amount else 0 end as turnover,
    case when posting.kind in ('bet', 'rollback', 'win') then entry.amount else 0 end as win_loss,
    case when posting.kind = 'grant' then entry.amount else 0 end as deposits,
    case when posting.kind = 'withdrawal' then -entry.amount else 0 end as withdrawals,
    (posting.kind in ('grant', 'withdrawal'))::integer as payments
  from sandbox.ledger_entries entry
    join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
    join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
    join sandbox.accounts account on account.merchant = wallet.merchant
      and account.id = case when wallet.name ~ '^[0-9]{1,18}$' then wallet.name::bigint end;

-- Held by what changes the sums, until it is committed.
create function lock_team_sums() returns void language sql as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('sandbox team sums', 0));
$$;

create function add_entry_to_teams() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into sandbox.team_changes
      (account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, registrations)
    select account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, 0
      from sandbox.team_entries where entry_id = new.id;
  return null;
end $$;
create trigger add_entry_to_teams after insert on ledger_entries
  for each row execute function add_entry_to_teams();

create function add_account_to_teams() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into sandbox.team_changes
      (account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, registrations)
    select new.id, sandbox.quarter_of(new.created_at), 0, 0, 0, 0, 0, 0, 0, 1;
  if tg_op = 'UPDATE' then
    insert into sandbox.team_changes
        (account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, registrations)
      select old.id, sandbox.quarter_of(old.created_at), 0, 0, 0, 0, 0, 0, 0, -1;
  end if;
  return null;
end $$;
create trigger add_account_to_teams after insert or update of created_at on accounts
  for each row execute function add_account_to_teams();

-- Marks a quarter in which an account played, and counts it for every agent above. Called with the lock.
create function mark_as_played(account bigint, at integer) returns void language plpgsql
  set search_path = pg_catalog, pg_temp as $$
declare
  before integer;
  after integer;
begin
  select max(quarter) into before from sandbox.account_sums where account_id = account and played and quarter < at;
  select min(quarter) into after from sandbox.account_sums where account_id = account and played and quarter > at;
  update sandbox.account_sums set played = true, previous = before, latest = after is null
    where account_id = account and quarter = at;
  update sandbox.account_sums set previous = at where account_id = account and quarter = after;
  if after is null then
    update sandbox.account_sums set latest = false where account_id = account and quarter = before;
  end if;
  insert into sandbox.team_sums as sums (agent_id, quarter, first_played, last_played)
    select path.agent_id, change.quarter, change.first_played, change.last_played
      from sandbox.team_paths path, (values
        (at, (before is null)::integer, (after is null)::integer),
        (after, -(before is null)::integer, 0),
        (before, 0, -(after is null)::integer)
      ) change (quarter, first_played, last_played)
      where path.account_id = account and change.quarter is not null
        and (change.first_played <> 0 or change.last_played <> 0)
    on conflict (agent_id, quarter) do update set first_played = sums.first_played + excluded.first_played,
      last_played = sums.last_played + excluded.last_played;
end $$;

-- Adds to the sums what they do not include yet; the sums then include everything that was committed before the call.
-- Returns the number of changes.
create function fold_team_changes() returns bigint language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken bigint[];
  account record;
  folded bigint := 0;
begin
  if not exists (select from sandbox.team_changes) then
    return 0;
  end if;
  perform sandbox.lock_team_sums();
  loop
    -- by id, because others add changes meanwhile
    select array_agg(id) into taken from (select id from sandbox.team_changes order by id limit 10000) batch;
    exit when taken is null;
    insert into sandbox.account_sums as sums
        (account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, registrations)
      select account_id, quarter, sum(entries), sum(bets), sum(turnover), sum(win_loss), sum(deposits), sum(withdrawals),
        sum(payments), sum(registrations)
        from sandbox.team_changes where id = any(taken) group by account_id, quarter
      on conflict (account_id, quarter) do update set entries = sums.entries + excluded.entries,
        bets = sums.bets + excluded.bets, turnover = sums.turnover + excluded.turnover,
        win_loss = sums.win_loss + excluded.win_loss, deposits = sums.deposits + excluded.deposits,
        withdrawals = sums.withdrawals + excluded.withdrawals, payments = sums.payments + excluded.payments,
        registrations = sums.registrations + excluded.registrations;
    insert into sandbox.team_sums as sums
        (agent_id, quarter, turnover, win_loss, deposits, withdrawals, payments, registrations)
      select path.agent_id, quarter, sum(turnover), sum(win_loss), sum(deposits), sum(withdrawals), sum(payments),
        sum(registrations)
        from sandbox.team_changes change join sandbox.team_paths path on path.account_id = change.account_id
        where id = any(taken) group by path.agent_id, quarter
      on conflict (agent_id, quarter) do update set turnover = sums.turnover + excluded.turnover,
        win_loss = sums.win_loss + excluded.win_loss, deposits = sums.deposits + excluded.deposits,
        withdrawals = sums.withdrawals + excluded.withdrawals, payments = sums.payments + excluded.payments,
        registrations = sums.registrations + excluded.registrations;
    for account in
      select distinct sums.account_id, sums.quarter
        from sandbox.team_changes change
          join sandbox.account_sums sums on sums.account_id = change.account_id and sums.quarter = change.quarter
        where change.id = any(taken) and sums.bets > 0 and not sums.played
    loop
      perform sandbox.mark_as_played(account.account_id, account.quarter);
    end loop;
    delete from sandbox.team_changes where id = any(taken);
    folded := folded + cardinality(taken);
  end loop;
  return folded;
end $$;

-- Every agent above some accounts, from the uplines; an account that is its own upline in a circle ends there.
create function agents_above(accounts bigint[]) returns table (account_id bigint, agent_id bigint, level integer)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select team.account_id, team.upline_id as agent_id, 1 as level, array[team.account_id, team.upline_id] as passed
      from sandbox.team_members team where team.account_id = any(accounts)
    union all
    select above.account_id, team.upline_id, above.level + 1, above.passed || team.upline_id
      from above join sandbox.team_members team on team.account_id = above.agent_id
      where team.upline_id <> all(above.passed)
  )
  select above.account_id, above.agent_id, above.level from above;
$$;

-- Brings paths, sizes and sums into line with the uplines of an account and of everyone below it.
create function follow_upline(member bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  moved bigint[];
begin
  perform sandbox.lock_team_sums();
  with recursive below as (
    select member as id
    union
    select team.account_id from sandbox.team_members team join below on team.upline_id = below.id
  )
  select array_agg(id) into moved
    from (select id from below union select account_id from sandbox.team_paths where agent_id = member) everyone;
  with above as materialized (
    select * from sandbox.agents_above(moved)
  ), removed as (
    delete from sandbox.team_paths path where path.account_id = any(moved) and not exists (
      select from above where above.account_id = path.account_id and above.agent_id = path.agent_id
    ) returning path.account_id, path.agent_id
  ), levelled as (
    update sandbox.team_paths path set level = above.level from above
      where above.account_id = path.account_id and above.agent_id = path.agent_id and above.level <> path.level
  ), added as (
    insert into sandbox.team_paths (account_id, agent_id, level)
      select above.account_id, above.agent_id, above.level from above where not exists (
        select from sandbox.team_paths path where path.account_id = above.account_id and path.agent_id = above.agent_id
      ) returning account_id, agent_id
  ), changes as (
    select account_id, agent_id, 1 as sign from added union all select account_id, agent_id, -1 from removed
  ), sized as (
    insert into sandbox.team_sizes as sizes (agent_id, members)
      select agent_id, sum(sign) from changes group by agent_id
      on conflict (agent_id) do update set members = sizes.members + excluded.members
  )
  insert into sandbox.team_sums as sums
      (agent_id, quarter, turnover, win_loss, deposits, withdrawals, payments, registrations, first_played, last_played)
    select agent_id, quarter, sum(sign * turnover), sum(sign * win_loss), sum(sign * deposits), sum(sign * withdrawals),
      sum(sign * payments), sum(sign * registrations), sum(sign * (played and previous is null)::integer),
      sum(sign * latest::integer)
      from changes join sandbox.account_sums moving on moving.account_id = changes.account_id
      group by agent_id, quarter
    on conflict (agent_id, quarter) do update set turnover = sums.turnover + excluded.turnover,
      win_loss = sums.win_loss + excluded.win_loss, deposits = sums.deposits + excluded.deposits,
      withdrawals = sums.withdrawals + excluded.withdrawals, payments = sums.payments + excluded.payments,
      registrations = sums.registrations + excluded.registrations,
      first_played = sums.first_played + excluded.first_played, last_played = sums.last_played + excluded.last_played;
end $$;

create function follow_team_members() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform sandbox.follow_upline(old.account_id);
  end if;
  if tg_op <> 'DELETE' then
    perform sandbox.follow_upline(new.account_id);
  end if;
  return null;
end $$;
create trigger follow_team_members after insert or update or delete on team_members
  for each row execute function follow_team_members();

-- Computes everything from the accounts, the uplines and the ledger; for the owner of the database.
create function rebuild_team_sums() returns void language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  perform sandbox.lock_team_sums();
  truncate sandbox.team_paths, sandbox.team_sizes, sandbox.account_sums, sandbox.team_sums, sandbox.team_changes;
  insert into sandbox.team_paths (account_id, agent_id, level)
    select account_id, agent_id, level
      from sandbox.agents_above((select array_agg(account_id) from sandbox.team_members));
  insert into sandbox.team_sizes (agent_id, members)
    select agent_id, count(*) from sandbox.team_paths group by agent_id;
  insert into sandbox.account_sums (account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals,
      payments, registrations, played, previous, latest)
    select account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments, registrations,
      bets > 0, case when bets > 0 then lag(quarter) over line end, bets > 0 and lead(quarter) over line is null
      from (
        select account_id, quarter, sum(entries) as entries, sum(bets) as bets, sum(turnover) as turnover,
          sum(win_loss) as win_loss, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
          sum(payments) as payments, sum(registrations) as registrations
          from (
            select account_id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals, payments,
                0 as registrations
              from sandbox.team_entries
            union all
            select id, sandbox.quarter_of(created_at), 0, 0, 0, 0, 0, 0, 0, 1 from sandbox.accounts
          ) change group by account_id, quarter
      ) summed window line as (partition by account_id, bets > 0 order by quarter);
  insert into sandbox.team_sums (agent_id, quarter, turnover, win_loss, deposits, withdrawals, payments, registrations,
      first_played, last_played)
    select agent_id, quarter, sum(turnover), sum(win_loss), sum(deposits), sum(withdrawals), sum(payments),
      sum(registrations), count(*) filter (where played and previous is null), count(*) filter (where latest)
      from sandbox.account_sums sums join sandbox.team_paths path on path.account_id = sums.account_id
      group by agent_id, quarter;
end $$;
select sandbox.rebuild_team_sums();

-- Members that did not play for the whole of a period and did before and after: no day is shorter than 23 hours.
create index account_sums_pauses on account_sums using gist (int4range(previous, quarter, '[]'))
  where previous is not null and quarter - previous > 92;

-- Deposits and withdrawals of a few quarters are found without reading bets.
create index ledger_transactions_of_payments on ledger_transactions (created_at) where kind in ('grant', 'withdrawal');
