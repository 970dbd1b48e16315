-- What the owner reads behind the door. Nothing here is about a person.

create table backups (
  -- The file in the folder of backups.
  name text primary key not null check (length(name) between 1 and 100),
  -- Epoch milliseconds.
  made integer not null,
  entries integer not null,
  visits integer not null
) strict, without rowid;

-- Which notices of new entries were sent. The newest 200 are kept; no address of a target is, because it is a secret.
create table notice_deliveries (
  number integer primary key autoincrement,
  -- Epoch milliseconds of the last attempt.
  time integer not null,
  -- Such as ntfy, and its host.
  shape text not null check (length(shape) between 1 and 20),
  host text not null check (length(host) between 1 and 255),
  entries integer not null,
  waiting integer not null,
  result text not null check (result in ('accepted', 'rejected', 'failed')),
  reason text not null check (length(reason) <= 100),
  tries integer not null
) strict;
