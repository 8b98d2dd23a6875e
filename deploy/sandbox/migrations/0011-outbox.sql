-- Recipient, language and delivery state of each message. A recipient may have no account yet.
alter table outbox alter column account_id drop not null;
alter table outbox add column merchant text;
alter table outbox add column recipient text not null default '';
alter table outbox add column template text not null default '';
alter table outbox add column language text not null default 'EN';
-- `kept` here only; else `waiting` for its turn, then `sent`, or `failed` after its last try.
alter table outbox add column delivery text not null default 'kept' check (delivery in ('kept', 'waiting', 'sent', 'failed'));
alter table outbox add column tries integer not null default 0;
-- No other process takes the message before: set while it is delivered, and after a failure.
alter table outbox add column next_try_at timestamptz;
update outbox set merchant = (select merchant from accounts where accounts.id = outbox.account_id);
alter table outbox alter column merchant set not null;
create index outbox_waiting on outbox (next_try_at) where delivery = 'waiting';
create index outbox_by_age on outbox (created_at);
