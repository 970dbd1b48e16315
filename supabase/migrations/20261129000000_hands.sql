-- Authors can change or take back what they wrote, for as many hours as the setting mend_hours says. Run it after
-- 20261121000000_guestbook.sql, in the same way; it may be run again. Without it they cannot.
--
-- The author's browser has a random secret for each entry, and sends its SHA-256 in the header of the insert. The functions at
-- the end take the secret itself, in the body of a POST. Names, codes and patterns are those of model/guestbook-hand.ts.

alter table public.guestbook_settings
  add column if not exists mend_hours integer not null default 24
    constraint guestbook_settings_mend_hours check (mend_hours between 0 and 100000);

-- A table of its own: visitors read every column of the entries.
create table if not exists guestbook_private.hands (
  entry_id text primary key references public.guestbook_entries (id) on delete cascade on update cascade,
  hash text not null constraint guestbook_hands_hash check (hash ~ '^[0-9A-Za-z_-]{43}$'),
  made timestamptz not null default now()
);
create index if not exists guestbook_hands_by_time on guestbook_private.hands (made);

-- Who changed or took back an entry within the last hour, as hashes of networks.
create table if not exists guestbook_private.hand_calls (
  sender text not null,
  household text,
  called timestamptz not null default now()
);
create index if not exists guestbook_hand_calls_by_sender on guestbook_private.hand_calls (sender);
create index if not exists guestbook_hand_calls_by_household on guestbook_private.hand_calls (household);

alter table guestbook_private.hands enable row level security;
alter table guestbook_private.hand_calls enable row level security;
revoke all on guestbook_private.hands, guestbook_private.hand_calls from public, anon, authenticated, service_role;

create or replace function guestbook_private.find_hand() returns text
language sql stable set search_path = ''
return substring(guestbook_private.find_form_facts() from ';\s*hand=([0-9A-Za-z_-]{43})(?:;|$)');

-- Runs after guestbook_admit, for the same roles.
create or replace function guestbook_private.keep_hand() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := guestbook_private.find_hand();
  hours integer := (select mend_hours from public.guestbook_settings);
begin
  delete from guestbook_private.hands where made < now() - make_interval(hours => hours);
  if sent is not null and hours > 0 then
    insert into guestbook_private.hands (entry_id, hash) values (new.id, sent);
  end if;
  return null;
end $$;

create or replace trigger guestbook_keep_hand after insert on public.guestbook_entries
  for each row when (row_security_active('public.guestbook_entries'))
  execute function guestbook_private.keep_hand();

create or replace function guestbook_private.hash_secret(secret text) returns text
language sql immutable strict set search_path = ''
return rtrim(translate(encode(sha256(convert_to(secret, 'UTF8')), 'base64'), '+/', '-_'), '=');

-- How many milliseconds the author of an entry still has. Refuses everybody else, with the same answer whatever the state.
create or replace function guestbook_private.admit_author(id_sent text, secret_sent text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  hand guestbook_private.hands;
  -- Hashed again with a random text, which makes the time of the comparison say nothing.
  salt text := gen_random_uuid()::text;
  ends timestamptz;
begin
  -- A secret in an address would be in a log.
  if current_setting('request.method', true) is distinct from 'POST' then
    raise sqlstate 'PT405' using message = 'Only POST is allowed.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bonbon.guestbook', 0));
  select * into hand from guestbook_private.hands where entry_id = id_sent;
  if secret_sent is null or secret_sent !~ '^[0-9A-Za-z_-]{22,64}$'
    or sha256(convert_to(salt || guestbook_private.hash_secret(secret_sent), 'UTF8'))
      is distinct from sha256(convert_to(salt || hand.hash, 'UTF8')) then
    raise sqlstate 'PT404' using message = 'There is no entry with this id and this secret.';
  end if;
  if (select state from public.guestbook_entries where id = id_sent) = 'deleted' then
    raise sqlstate 'PT410' using message = 'This entry is deleted.';
  end if;
  ends := hand.made + make_interval(hours => (select mend_hours from public.guestbook_settings));
  if ends <= now() then
    raise sqlstate 'PT412' using message = 'It is too late to change this entry.';
  end if;
  return floor(extract(epoch from ends - now()) * 1000);
end $$;

-- Twice as many calls in an hour as a sender may sign. What is refused is rolled back, and so not counted: a secret of 128 bits
-- is not guessed.
create or replace function guestbook_private.count_author() returns void
language plpgsql volatile set search_path = '' as $$
declare
  signer record := guestbook_private.hash_networks();
  most integer := (select sender_per_hour * 2 from public.guestbook_settings);
begin
  delete from guestbook_private.hand_calls where called < now() - interval '1 hour';
  if most = 0
    or (select count(*) from guestbook_private.hand_calls where sender = signer.sender) >= most
    or (select count(*) from guestbook_private.hand_calls where household = signer.household) >= most * 3 then
    raise sqlstate 'PT429' using
      message = 'The guestbook has been signed too often within an hour.', hint = 'Please try again later.';
  end if;
  if signer.sender is not null then
    insert into guestbook_private.hand_calls (sender, household) values (signer.sender, signer.household);
  end if;
end $$;

create or replace function public.guestbook_hand(entry_id text, secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ms_left bigint := guestbook_private.admit_author(guestbook_hand.entry_id, guestbook_hand.secret);
  entry public.guestbook_entries;
begin
  select * into strict entry from public.guestbook_entries where id = guestbook_hand.entry_id;
  -- Not as a column, which a project may lack: one for the owner alone is hidden from the start.
  if entry.state = 'hidden' and to_jsonb(entry) ->> 'audience' is null then
    raise sqlstate 'PT423' using message = 'The owner has hidden this entry.';
  end if;
  return jsonb_build_object(
    'ms_left', ms_left, 'is_waiting', entry.state = 'waiting', 'is_answered', entry.reply is not null);
end $$;

-- Changes the words. The entry is judged anew, but never published by that: what waits has not been read yet.
create or replace function public.guestbook_mend(entry_id text, secret text, name text, website text, message text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.guestbook_entries;
  entry public.guestbook_entries;
  rules public.guestbook_settings;
  signer record;
  key text;
  reason text;
  most constant integer := 2000;
begin
  perform guestbook_private.admit_author(guestbook_mend.entry_id, guestbook_mend.secret);
  select * into strict former from public.guestbook_entries where id = guestbook_mend.entry_id;
  select * into strict rules from public.guestbook_settings;
  -- Not as a column, which a project may lack: one for the owner alone is hidden from the start.
  if former.state = 'hidden' and to_jsonb(former) ->> 'audience' is null then
    raise sqlstate 'PT423' using message = 'The owner has hidden this entry.';
  end if;
  if former.reply is not null then
    raise sqlstate 'PT424' using message = 'The owner has answered this entry.';
  end if;
  if not rules.is_open then
    raise sqlstate 'PT403' using message = 'The guestbook is closed.', hint = 'Please come back another time.';
  end if;
  -- The constraints come first: what they refuse is too long to be searched for spam.
  update public.guestbook_entries one
    set name = guestbook_mend.name, website = guestbook_mend.website, message = guestbook_mend.message
    where id = former.id returning one.* into entry;
  perform guestbook_private.count_author();

  signer := guestbook_private.hash_networks();
  key := guestbook_private.hash_message(entry.message);
  -- An entry does not repeat itself.
  update guestbook_private.arrivals arrival set message_key = '' where arrival.entry_id = former.id;
  reason := guestbook_private.find_hold_reason(entry, key, signer.neighbourhood);
  update guestbook_private.arrivals arrival set message_key = key, is_held = is_held or reason is not null
    where arrival.entry_id = former.id;
  if reason is not null then
    insert into public.guestbook_holds as hold (entry_id, reason) values (former.id, reason)
      on conflict on constraint guestbook_holds_pkey do update set reason = excluded.reason;
  end if;
  if former.state <> 'waiting' and (reason is not null or (former.state = 'visible' and rules.approves_first)) then
    if (select count(*) from (select from public.guestbook_entries where state = 'waiting' limit most) one) >= most then
      raise sqlstate 'PT503' using
        message = 'Too many messages are waiting for approval.', hint = 'Please try again later.';
    end if;
    update public.guestbook_entries one set state = 'waiting' where id = former.id returning one.* into entry;
  end if;
  return to_jsonb(entry);
end $$;

-- Deletes the entry, and the owner's answer with it. A closed book gives back what one takes out of it.
create or replace function public.guestbook_take_back(entry_id text, secret text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform guestbook_private.admit_author(guestbook_take_back.entry_id, guestbook_take_back.secret);
  perform guestbook_private.count_author();
  delete from public.guestbook_entries where id = guestbook_take_back.entry_id;
end $$;

revoke all on function
  guestbook_private.find_hand(), guestbook_private.keep_hand(), guestbook_private.hash_secret(text),
  guestbook_private.admit_author(text, text), guestbook_private.count_author(),
  public.guestbook_hand(text, text), public.guestbook_mend(text, text, text, text, text),
  public.guestbook_take_back(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.guestbook_hand(text, text), public.guestbook_mend(text, text, text, text, text),
  public.guestbook_take_back(text, text)
  to anon, authenticated;

-- The API reloads its list of functions.
notify pgrst, 'reload schema';
