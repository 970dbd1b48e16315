-- What the owner's buttons are about. An entry's id is free again once the entry is gone, so its author could sign with it a second
-- time: nothing that was made for the first one may change the other.

create index door_actions_by_entry on door_actions (entry);
create index door_deeds_by_entry on door_deeds (entry);

-- A changed entry arrives again, under a new number, so that the owner is told what it says now. No number is used twice, and a
-- notice's button does not approve words that the notice did not have. 0: used up, and not by a click.
drop trigger guestbook_entry_mended;
create trigger guestbook_entry_mended after update of number on guestbook_entries
begin
  update sqlite_sequence set seq = new.number where name = 'guestbook_entries' and seq < new.number;
  update door_actions set used = 0 where entry = new.id and kind = 'approve' and used is null;
end;

create trigger guestbook_entry_removed after delete on guestbook_entries
begin
  update door_actions set used = 0, deed = null where entry = old.id;
  update door_deeds set entry = null where entry = old.id;
end;
