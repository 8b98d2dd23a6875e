-- Why a change was made, and what stood there before it.
alter table history add column from_release text;
alter table history add column reason text;
-- for whom, where a change is not for everybody: an audience or a list of merchants
alter table history add column detail jsonb;

create index history_by_remote on history (remote, sequence);
