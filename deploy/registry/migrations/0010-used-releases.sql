-- Until when page loads got a release: pages that are still open need its files.
create table used_releases (
  environment text not null,
  remote text not null,
  release text not null,
  -- a merchant's code, or * for all
  merchant text not null,
  until timestamptz not null,
  primary key (environment, remote, release, merchant)
);

-- Changes from before this table name every release that was stable; the audience of a canary is not considered.
insert into used_releases (environment, remote, release, merchant, until)
select environment, remote, used, '*', max(at)
from history, unnest(array[release, from_release]) as used
where environment is not null and revision is not null and used is not null
group by environment, remote, used;
