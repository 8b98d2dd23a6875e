-- Null means every host the site is reached at.
alter table faults add column host text;
-- Whether the connection breaks off instead of an answer.
alter table faults add column cut boolean not null default false;
