-- The limits are those of model/guestbook-table.ts. SQLite counts code points: 1000 UTF-16 units are at most 1000 of
-- them and at most 3000 bytes.
create table guestbook_entries (
  -- The order of arrival.
  number integer primary key autoincrement,
  id text not null unique
    constraint guestbook_entries_id_format check (length(id) between 1 and 16 and id not glob '*[^0-9]*'),
  name text not null
    constraint guestbook_entries_name_text
    check (length(name) between 1 and 80 and length(cast(name as blob)) <= 240 and instr(name, char(0)) = 0),
  website text not null default ''
    constraint guestbook_entries_website_address
    check (website = '' or (length(website) <= 3000 and (website like 'http://%' or website like 'https://%'))),
  message text not null
    constraint guestbook_entries_message_text
    check (length(message) between 1 and 1000 and length(cast(message as blob)) <= 3000 and instr(message, char(0)) = 0),
  -- Epoch milliseconds.
  time integer not null
    constraint guestbook_entries_time_range check (time between 0 and 8640000000000000),
  state text not null default 'visible'
    constraint guestbook_entries_state_known check (state in ('visible', 'waiting', 'hidden', 'deleted')),
  reply text
    constraint guestbook_entries_reply_length check (length(reply) between 1 and 2000),
  reply_time integer,
  held_because text
    constraint guestbook_entries_held_because_known
    check (held_because in ('honeypot', 'too-fast', 'links', 'repeat', 'blocked-word', 'blocked-sender')),
  -- A hash of the message in lower case with whitespace collapsed, which repeats have in common.
  message_key text not null,
  -- Epoch milliseconds of the server's clock. Repeats are found by it, because visitors could fake the time above.
  arrived integer not null default (cast(unixepoch('subsec') * 1000 as integer)),
  constraint guestbook_entries_reply_whole check ((reply is null) = (reply_time is null))
) strict;

create index guestbook_entries_by_time on guestbook_entries (state, time desc, id desc);
create index guestbook_entries_by_message on guestbook_entries (message_key, arrived);

create table guestbook_blocks (
  kind text not null check (kind in ('word', 'sender')),
  value text not null check (length(value) between 1 and 200),
  primary key (kind, value)
) strict, without rowid;

-- is_open: '0' while the guestbook is closed. noticed: the number of the last entry that the owner was notified of.
create table guestbook_settings (
  key text primary key not null,
  value text not null
) strict, without rowid;

create table visits (
  -- YYYY-MM-DD in UTC.
  day text not null check (day glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  path text not null check (length(path) between 1 and 500),
  visitors integer not null check (visitors > 0),
  primary key (day, path)
) strict, without rowid;
create index visits_by_path on visits (path, day);
