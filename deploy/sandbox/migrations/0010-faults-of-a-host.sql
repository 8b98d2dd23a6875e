-- Null means every host of the site.
alter table faults add column host text;
-- Whether the connection breaks off instead of an answer.
alter table faults add column cut boolean not null default false;
