-- Who reads a message: everybody, or the owner alone. Run it after 20261121000000_guestbook.sql, in the same way; it may be run
-- again. Without it the guestbook takes no message for the owner alone, and the page says so to whoever wrote one.

alter table public.guestbook_entries
  add column if not exists audience text,
  drop constraint if exists guestbook_entries_audience_known,
  -- The reading policy shows what is visible, and no entry for the owner ever is.
  add constraint guestbook_entries_audience_known check (audience is null or (audience = 'owner' and state <> 'visible'));

alter table public.guestbook_settings
  add column if not exists private_messages boolean not null default true;

-- Runs after guestbook_admit and guestbook_admit_drawing: what waits for no reason but the owner's approval needs none, as nobody
-- else reads it.
create or replace function guestbook_private.admit_private() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- As if there were no such column: the browser tells its visitor, and sends nothing.
  if not (select private_messages from public.guestbook_settings) then
    raise insufficient_privilege using message = 'permission denied for table guestbook_entries';
  end if;
  new.state := case
    when exists (select from public.guestbook_holds where entry_id = new.id) then 'waiting' else 'hidden' end;
  return new;
end $$;

create or replace trigger guestbook_admit_private before insert on public.guestbook_entries
  for each row when (new.audience is not null and row_security_active('public.guestbook_entries'))
  execute function guestbook_private.admit_private();

-- Runs before guestbook_admit, by its name. A visitor whose message went to everybody, and who got no answer, may send the same words
-- for the owner alone: then what everybody reads goes.
create or replace function guestbook_private.narrow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('bonbon.guestbook', 0));
  delete from public.guestbook_entries entry using guestbook_private.resend_keys sent
    where sent.entry_id = entry.id and sent.key = guestbook_private.find_resend_key()
      and entry.name = new.name and entry.message = new.message and entry.audience is null;
  if found then perform set_config('bonbon.narrowed', new.id, true); end if;
  return new;
end $$;

create or replace trigger guestbook_address_owner before insert on public.guestbook_entries
  for each row when (new.audience is not null and row_security_active('public.guestbook_entries'))
  execute function guestbook_private.narrow();

-- Approved or restored, it is what it was: for the owner.
create or replace function guestbook_private.keep_private() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state := 'hidden';
  return new;
end $$;

create or replace trigger guestbook_keep_private before update on public.guestbook_entries
  for each row when (new.audience is not null and new.state = 'visible')
  execute function guestbook_private.keep_private();

revoke all on function guestbook_private.admit_private(), guestbook_private.narrow(), guestbook_private.keep_private()
  from public, anon, authenticated;

grant insert (audience) on public.guestbook_entries to anon, authenticated;
drop policy if exists guestbook_sign_private on public.guestbook_entries;
create policy guestbook_sign_private on public.guestbook_entries for insert to anon, authenticated
  with check (audience is not null and state in ('hidden', 'waiting') and reply is null and reply_time is null);

-- The API reloads its list of columns.
notify pgrst, 'reload schema';
