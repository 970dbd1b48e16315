-- The 88x31 pictures of visitors' websites, which the owner has the server fetch.
create table guestbook_buttons (
  entry text primary key not null references guestbook_entries (id) on delete cascade,
  -- The first letters of the bytes' hash, and what kind of picture they are: 0a1b2c3d.gif.
  file text not null check (length(file) between 12 and 13),
  type text not null check (type in ('png', 'gif', 'jpg', 'webp')),
  bytes blob not null check (length(bytes) between 1 and 200000),
  -- Epoch milliseconds.
  fetched integer not null
) strict;

-- The file that everybody sees on the note; null until the owner has seen it and kept it.
alter table guestbook_entries add column button text
  constraint guestbook_entries_button_file check (length(button) between 12 and 13);

create trigger guestbook_button_fetched after insert on guestbook_buttons begin
  update guestbook_entries set button = null where id = new.entry;
end;

create trigger guestbook_button_removed after delete on guestbook_buttons begin
  update guestbook_entries set button = null where id = old.entry;
end;

-- It was the button of another website.
create trigger guestbook_button_outdated after update of website on guestbook_entries
when new.website is not old.website begin
  delete from guestbook_buttons where entry = new.id;
end;
