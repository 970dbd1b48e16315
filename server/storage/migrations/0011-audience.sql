-- Who reads a message: everybody, or the owner alone. One for the owner is never visible, whatever anybody does: after the
-- spam rules it is hidden, which no list of visitors has.
alter table guestbook_entries add column audience text
  constraint guestbook_entries_audience_known
  check (audience is null or (audience = 'owner' and state <> 'visible'));
