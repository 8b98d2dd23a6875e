-- Privileges of the application in this schema: all rows, no table definitions.
grant usage on schema vendors to atrium_application;
grant select, insert, update, delete on all tables in schema vendors to atrium_application;
revoke insert, update, delete on migrations from atrium_application;
