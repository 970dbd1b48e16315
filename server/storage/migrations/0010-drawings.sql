-- What a visitor drew on the note, in base64url as model/drawing.ts writes it, and what it shows in the visitor's own words;
-- null where nothing was drawn. The server checks what a drawing is: a pattern for its letters here would take as long as the rest of an
-- insert.
alter table guestbook_entries add column drawing text
  constraint guestbook_entries_drawing_format
  check (octet_length(drawing) between 1 and 3072);
alter table guestbook_entries add column depicts text
  constraint guestbook_entries_depicts_text
  check (
    (drawing is null) = (depicts is null)
    and (
      depicts is null
      or (length(depicts) between 1 and 200 and length(cast(depicts as blob)) <= 600 and instr(depicts, char(0)) = 0)
    )
  );
