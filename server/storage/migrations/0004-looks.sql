-- What a visitor stuck on the note, and the paper that it is written on; null where nothing was chosen. The names are those of
-- model/guestbook-looks.ts; they are not listed here, so that a new one needs no migration.
alter table guestbook_entries add column sticker text
  constraint guestbook_entries_sticker_format
  check (length(sticker) between 1 and 40 and sticker not glob '*[^a-z-]*');
alter table guestbook_entries add column paper text
  constraint guestbook_entries_paper_format
  check (length(paper) between 1 and 40 and paper not glob '*[^a-z-]*');
