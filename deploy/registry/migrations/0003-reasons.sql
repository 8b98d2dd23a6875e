-- Reason for a change, and the value before it.
alter table history add column from_release text;
alter table history add column reason text;
-- the audience or merchants of a change that is not for all
alter table history add column detail jsonb;

create index history_by_remote on history (remote, sequence);
