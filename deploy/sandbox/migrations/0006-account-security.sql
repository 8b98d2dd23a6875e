-- Protections of an account besides its password.
alter table accounts
  add column payment_password text,
  add column mobile text,
  add column email text;
