-- How many messages may wait for the owner at most, so that robots cannot fill the project. Run it after
-- 20261121000000_guestbook.sql, in the same way; it may be run again. Without it any number may wait.

create index if not exists guestbook_entries_waiting on public.guestbook_entries (state) where state = 'waiting';

-- Runs after guestbook_record, which refuses what is closed or too often, and counts the new entry, too. Counts no further
-- than the limit, which is that of model/guestbook-table.ts; a test compares them.
create or replace function guestbook_private.refuse_when_full() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 2000;
begin
  if new.state = 'waiting' and (
    select count(*) from (select from public.guestbook_entries where state = 'waiting' limit most + 1) one
  ) > most then
    raise sqlstate 'PT503' using
      message = 'Too many messages are waiting for approval.', hint = 'Please try again later.';
  end if;
  return null;
end $$;
revoke all on function guestbook_private.refuse_when_full() from public, anon, authenticated;

create or replace trigger guestbook_refuse_when_full after insert on public.guestbook_entries
  for each row when (row_security_active('public.guestbook_entries'))
  execute function guestbook_private.refuse_when_full();
