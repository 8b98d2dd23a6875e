-- A file as a delta against an earlier file of the same name, as browsers accept it with `Content-Encoding: dcz`.
create table deltas (
  integrity text not null references files on delete cascade,
  -- the earlier file, which a browser may have
  dictionary text not null references files on delete cascade,
  -- null where the delta would not be clearly smaller than the compressed file
  body bytea,
  primary key (integrity, dictionary)
);

create index deltas_by_dictionary on deltas (dictionary);
