-- What a visitor drew on the note, and what it shows, in the visitor's own words. Run it after 20261121000000_guestbook.sql, in
-- the same way; it may be run again. Without it the guestbook takes every message, but no drawing.

alter table public.guestbook_entries
  add column if not exists drawing text,
  add column if not exists depicts text,
  drop constraint if exists guestbook_entries_drawing_format,
  drop constraint if exists guestbook_entries_depicts_text,
  add constraint guestbook_entries_drawing_format check (length(drawing) <= 3072 and drawing ~ '^[A-Za-z0-9_-]+$'),
  add constraint guestbook_entries_depicts_text check (
    (drawing is null) = (depicts is null)
    and (depicts is null or (
      guestbook_private.count_units(depicts) <= 200 and guestbook_private.has_text(depicts)
      and depicts collate "C" !~ '[\u0001-\u001f\u007f-\u009f]'
    ))
  );

-- What becomes of a message with a drawing: it waits for the owner, is shown at once, or is not taken.
alter table public.guestbook_settings
  add column if not exists drawings text not null default 'wait',
  drop constraint if exists guestbook_settings_drawings_known,
  add constraint guestbook_settings_drawings_known check (drawings in ('wait', 'show', 'off'));

-- Whether a text is a drawing, as in model/drawing.ts: 3 bits for each of 6144 pixels, or fewer bytes, each of which is a run of
-- one colour.
create or replace function guestbook_private.is_drawing(drawing text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  bytes bytea;
begin
  if length(drawing) > 3072 or length(drawing) % 4 = 1 or drawing !~ '^[A-Za-z0-9_-]+$' then return false; end if;
  bytes := decode(translate(drawing, '-_', '+/') || repeat('=', (4 - length(drawing) % 4) % 4), 'base64');
  return length(bytes) = 2304 or 6144 = (
    select sum((array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
      32, 48, 64, 96, 192, 384, 768, 1536])[(get_byte(bytes, place) & 31) + 1])
    from generate_series(0, length(bytes) - 1) place
  );
end $$;

-- Runs after guestbook_admit: the words of a drawing are judged as those of the message, and a drawing waits.
create or replace function guestbook_private.admit_drawing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rules public.guestbook_settings;
  reason text;
begin
  select * into strict rules from public.guestbook_settings;
  -- As if there were no such column: the browser tells its visitor, who sends the words alone.
  if rules.drawings = 'off' then
    raise insufficient_privilege using message = 'permission denied for table guestbook_entries';
  end if;
  if not guestbook_private.is_drawing(new.drawing) then
    raise check_violation using message =
      'new row for relation "guestbook_entries" violates check constraint "guestbook_entries_drawing_format"';
  end if;
  -- The constraint refuses these.
  if new.depicts is null or length(new.depicts) > 200 then return new; end if;
  reason := case
    when guestbook_private.count_links(new.depicts) > 0 then 'links'
    when exists (
      select from public.guestbook_blocks
      where kind = 'word' and guestbook_private.has_word(guestbook_private.fold(new.depicts), value)
    ) then 'blocked-word'
    when rules.drawings = 'wait' then 'drawing'
  end;
  if reason is not null then
    insert into public.guestbook_holds (entry_id, reason) values (new.id, reason) on conflict do nothing;
    new.state := 'waiting';
  end if;
  return new;
end $$;
revoke all on function guestbook_private.is_drawing(text), guestbook_private.admit_drawing() from public, anon, authenticated;

create or replace trigger guestbook_admit_drawing before insert on public.guestbook_entries
  for each row when (new.drawing is not null and row_security_active('public.guestbook_entries'))
  execute function guestbook_private.admit_drawing();

grant insert (drawing, depicts) on public.guestbook_entries to anon, authenticated;

-- The API reloads its list of columns.
notify pgrst, 'reload schema';
