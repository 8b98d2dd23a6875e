-- How far the control page has set the sandbox's clock forward, in milliseconds; one row.
create table clock_forward (
  id integer primary key default 1 check (id = 1),
  milliseconds bigint not null default 0 check (milliseconds >= 0)
);
insert into clock_forward default values;

-- Sent instead of an answer, as it is: anything that a broken back end or a proxy answers.
alter table faults add column body text;
alter table faults add column content_type text;
