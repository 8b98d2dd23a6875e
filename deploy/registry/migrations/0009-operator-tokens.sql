-- A token may be an operator's: then it is for every remote, and for what concerns the whole.
alter table tokens add column operator boolean not null default false;
