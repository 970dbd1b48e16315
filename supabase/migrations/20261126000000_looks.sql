-- What a visitor stuck on the note, and the paper that it is written on. Run it after 20261121000000_guestbook.sql, in the same
-- way; it may be run again. Without it the guestbook takes every message, but not its sticker and paper.

alter table public.guestbook_entries
  add column if not exists sticker text,
  add column if not exists paper text,
  drop constraint if exists guestbook_entries_sticker_format,
  drop constraint if exists guestbook_entries_paper_format,
  add constraint guestbook_entries_sticker_format check (sticker ~ '^[a-z-]{1,40}$'),
  add constraint guestbook_entries_paper_format check (paper ~ '^[a-z-]{1,40}$');

-- A name that does not exist is left out: no message is lost over its paper. The names are those of
-- model/guestbook-looks.ts; a test compares them.
create or replace function guestbook_private.admit_look() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.sticker not in ('heart', 'strawberry', 'star', 'cat', 'tea', 'moon', 'flower', 'bow', 'ghost', 'mushroom', 'cassette', 'biscuit')
    then new.sticker := null; end if;
  if new.paper not in ('milk', 'gingham', 'sprinkles', 'squared', 'letter', 'evening') then new.paper := null; end if;
  return new;
end $$;
revoke all on function guestbook_private.admit_look() from public, anon, authenticated;

create or replace trigger guestbook_admit_look before insert on public.guestbook_entries
  for each row when (row_security_active('public.guestbook_entries')) execute function guestbook_private.admit_look();

grant insert (sticker, paper) on public.guestbook_entries to anon, authenticated;

-- The API reloads its list of columns.
notify pgrst, 'reload schema';
