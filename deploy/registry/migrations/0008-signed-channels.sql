-- Key and signature of this row; null if it is not signed.
alter table channels add column signed_by text;
alter table channels add column signature text;
