-- The hearts that visitors give to messages, one from each browser. Nothing here is about a person.
create table guestbook_hearts (
  entry text not null references guestbook_entries (id) on delete cascade,
  -- A hash of the entry's id and of a random key that the giver's browser keeps: it is another one for each entry.
  giver text not null check (length(giver) = 22 and giver not glob '*[^0-9A-Za-z_-]*'),
  primary key (entry, giver)
) strict, without rowid;

-- How many there are: what everybody reads.
alter table guestbook_entries add column hearts integer not null default 0
  constraint guestbook_entries_hearts_count check (hearts >= 0);

create trigger guestbook_heart_given after insert on guestbook_hearts begin
  update guestbook_entries set hearts = hearts + 1 where id = new.entry;
end;

create trigger guestbook_heart_taken after delete on guestbook_hearts begin
  update guestbook_entries set hearts = hearts - 1 where id = old.entry;
end;
