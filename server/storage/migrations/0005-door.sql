-- The owner's door. Every secret is stored as its SHA-256 in base64url, times are epoch milliseconds.

-- Links that the terminal prints: good once, and for ten minutes.
create table door_links (
  hash text primary key not null check (length(hash) = 43),
  expires integer not null,
  -- When a browser came in by it.
  used integer
) strict, without rowid;

-- Browsers that are the owner's.
create table door_sessions (
  -- Names the session in lists; opens nothing.
  id text primary key not null check (length(id) between 4 and 12),
  hash text not null unique check (length(hash) = 43),
  -- 1: came in by https, so only a __Host- cookie counts.
  is_secure integer not null check (is_secure in (0, 1)),
  -- Such as: Firefox on a computer.
  browser text not null check (length(browser) between 1 and 60),
  -- The passkey by which it came in.
  passkey text,
  made integer not null,
  seen integer not null,
  expires integer not null,
  theme text check (theme in ('day', 'night'))
) strict, without rowid;

create table door_passkeys (
  -- The credential's id in base64url.
  id text primary key not null check (length(id) between 1 and 1400),
  -- Of the address at which one enters with it.
  hash text not null unique check (length(hash) = 43),
  public_key blob not null,
  counter integer not null,
  transports text not null,
  browser text not null check (length(browser) between 1 and 60),
  made integer not null,
  used integer
) strict, without rowid;

-- What the owner did behind the door or from a notice, to take it back.
create table door_deeds (
  number integer primary key autoincrement,
  -- The session's id; null for a notice.
  session text,
  kind text not null check (length(kind) between 1 and 20),
  entry text,
  -- JSON.
  before text not null,
  made integer not null,
  undone integer
) strict;

-- The buttons of a notice: each works once, for one entry, for seven days.
create table door_actions (
  hash text primary key not null check (length(hash) = 43),
  entry text not null,
  kind text not null check (kind in ('approve', 'hide')),
  expires integer not null,
  used integer,
  deed integer
) strict, without rowid;
create index door_actions_by_expiry on door_actions (expires);
