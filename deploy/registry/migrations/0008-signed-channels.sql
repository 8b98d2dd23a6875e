-- Who vouches for the row as it stands, and how; null is nobody.
alter table channels add column signed_by text;
alter table channels add column signature text;
