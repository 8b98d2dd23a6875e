-- Names that belong to one merchant of an environment alone: its site codes and its domains.
create table merchant_names (
  environment text not null,
  -- siteCodes or domains, as in the configuration
  kind text not null,
  name text not null,
  code text not null,
  primary key (environment, kind, name)
);

create index merchant_names_code on merchant_names (environment, code);

insert into merchant_names (environment, kind, name, code)
select environment, kind, name, code
from (select distinct on (environment, code) environment, code, configuration from merchants
      order by environment, code, version desc) as present
cross join (values ('siteCodes'), ('domains')) as kinds (kind)
cross join lateral jsonb_array_elements_text(
  case jsonb_typeof(configuration -> kind) when 'array' then configuration -> kind else '[]' end) as name
on conflict do nothing;
