-- The help centre of each merchant: a tree of topics in several languages.
create table help_trees (
  merchant text primary key,
  topics jsonb not null,
  updated_at timestamptz not null
);
