-- `first`: an agent chose the password, and its owner must replace it before anything else.
alter table accounts drop constraint accounts_password_state_check;
alter table accounts add constraint accounts_password_state_check
  check (password_state in ('own', 'default', 'expired', 'first'));
