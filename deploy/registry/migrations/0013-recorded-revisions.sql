-- Each read of the channels asks the history for the latest revision of each.
create index history_by_channel on history (environment, remote, revision) where revision is not null;
