-- Up to when changes of rounds are included in the pay of a kind.
create table contract_corrections (
  merchant text not null,
  kind text not null,
  corrected_until timestamptz not null,
  primary key (merchant, kind)
);
-- A correction may change the figures behind a pay and leave the pay as it is.
alter table contract_pays drop constraint contract_pays_amount_check;
alter table contract_pays add constraint contract_pays_amount_check check (amount <> 0 or revision > 0);
