-- What operators decide of rewards: their order, when they are on sale, and how many one person can redeem.
alter table rewards
  -- Lowest first within a type.
  add column position integer not null default 0,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- Pieces for one person over all time, without refused redemptions; null without a limit.
  add column per_person integer check (per_person > 0),
  add constraint reward_ends_after_start check (ends_at > starts_at);

-- What the member reads of a decision, and when it was made.
alter table redemptions
  add column reason text not null default '',
  add column decided_at timestamptz;
create index redemptions_by_reward on redemptions (reward_id, account_id);
