-- Another reason to hold an entry, and a key that identifies resends. SQLite cannot change a check,
-- so the table is rebuilt.
create table guestbook_entries_new (
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
    check (held_because in ('honeypot', 'too-fast', 'links', 'repeat', 'blocked-word', 'blocked-sender', 'flood')),
  -- A hash of the message in lower case with whitespace collapsed, which repeats have in common.
  message_key text not null,
  -- Random, from the browser that signed, and the same each time it sends this entry. Null if it sent none.
  resend_key text,
  -- Epoch milliseconds of the server's clock. Repeats are found by it, because visitors could fake the time above.
  arrived integer not null default (cast(unixepoch('subsec') * 1000 as integer)),
  constraint guestbook_entries_reply_whole check ((reply is null) = (reply_time is null))
) strict;

insert into guestbook_entries_new
  (number, id, name, website, message, time, state, reply, reply_time, held_because, message_key, arrived)
  select number, id, name, website, message, time, state, reply, reply_time, held_because, message_key, arrived
  from guestbook_entries;
-- Numbers of deleted entries are not reused: notices to the owner start after the last number that was sent.
delete from sqlite_sequence where name = 'guestbook_entries_new';
insert into sqlite_sequence (name, seq)
  select 'guestbook_entries_new', seq from sqlite_sequence where name = 'guestbook_entries';

drop table guestbook_entries;
alter table guestbook_entries_new rename to guestbook_entries;

create index guestbook_entries_by_time on guestbook_entries (state, time desc, id desc);
create index guestbook_entries_by_message on guestbook_entries (message_key, arrived);
create index guestbook_entries_by_resend on guestbook_entries (resend_key) where resend_key is not null;
