-- What authors can change or take back. Visitors never read this table itself: the server chooses the columns of an answer.

-- The SHA-256 of a secret that only the author's browser has, in base64url; null if it sent none.
alter table guestbook_entries add column hand text
  constraint guestbook_entries_hand_format check (length(hand) = 43 and hand not glob '*[^0-9A-Za-z_-]*');
-- When its author last changed it, in epoch milliseconds.
alter table guestbook_entries add column mended integer;

-- A changed entry arrives again, under a new number, so that the owner is told what it says now. No number is used twice, and a
-- notice's button does not approve words that the notice did not have.
create trigger guestbook_entry_mended after update of number on guestbook_entries
begin
  update sqlite_sequence set seq = new.number where name = 'guestbook_entries' and seq < new.number;
  delete from door_actions where entry = new.id and kind = 'approve' and used is null;
end;
