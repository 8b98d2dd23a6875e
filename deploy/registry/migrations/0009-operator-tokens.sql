-- An operator's token is valid for every remote and for the environment.
alter table tokens add column operator boolean not null default false;
