-- What the application may do in this schema: everything with rows, nothing with tables. History only grows.
grant usage on schema registry to atrium_application;
grant select, insert, update, delete on all tables in schema registry to atrium_application;
revoke insert, update, delete on migrations from atrium_application;
revoke update, delete on history, merchants from atrium_application;
