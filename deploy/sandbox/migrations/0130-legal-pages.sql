-- The legal pages of each merchant in several languages.
create table legal_pages (
  merchant text not null,
  page text not null check (page in ('terms', 'privacy', 'licence')),
  -- HTML by language.
  contents jsonb not null,
  -- The day from which it applies.
  since date not null,
  primary key (merchant, page)
);
