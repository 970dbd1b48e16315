-- Visitors can give hearts to messages, one from each browser. Run it after 20261121000000_guestbook.sql, in the same way; it may be
-- run again. Without it no message has hearts.
--
-- A browser has a random key, and sends it in the body of a POST to the functions at the end. Names, codes and patterns are those
-- of model/guestbook-hearts.ts.

alter table public.guestbook_settings
  add column if not exists hearts boolean not null default true;

-- How many there are: what everybody reads. Visitors may not insert it.
alter table public.guestbook_entries
  add column if not exists hearts integer not null default 0,
  drop constraint if exists guestbook_entries_hearts_count,
  add constraint guestbook_entries_hearts_count check (hearts >= 0);

-- A table of its own, which visitors cannot read. Nothing in it is about a person.
create table if not exists public.guestbook_hearts (
  entry_id text not null
    constraint guestbook_hearts_entry references public.guestbook_entries (id) on delete cascade on update cascade,
  -- A hash of the key and the entry's id: it is another one for each entry.
  giver text not null constraint guestbook_hearts_giver_format check (giver ~ '^[0-9A-Za-z_-]{22}$'),
  constraint guestbook_hearts_pkey primary key (entry_id, giver)
);

-- Who gave or took a heart within the last hour, as hashes of networks.
create table if not exists guestbook_private.heart_calls (
  sender text not null,
  household text,
  neighbourhood text not null,
  called timestamptz not null default now()
);
create index if not exists guestbook_heart_calls_by_time on guestbook_private.heart_calls (called);
create index if not exists guestbook_heart_calls_by_sender on guestbook_private.heart_calls (sender);
create index if not exists guestbook_heart_calls_by_household on guestbook_private.heart_calls (household);
create index if not exists guestbook_heart_calls_by_neighbourhood on guestbook_private.heart_calls (neighbourhood);

alter table public.guestbook_hearts enable row level security;
alter table guestbook_private.heart_calls enable row level security;
-- Older projects grant everything in public to everyone.
revoke all on public.guestbook_hearts, guestbook_private.heart_calls from public, anon, authenticated, service_role;
-- For exports and imports.
grant select, insert, delete on public.guestbook_hearts to service_role;

-- The number is that of the rows: a new entry has none, whoever inserts it.
create or replace function guestbook_private.admit_hearts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.hearts := 0;
  return new;
end $$;

create or replace trigger guestbook_admit_hearts before insert on public.guestbook_entries
  for each row execute function guestbook_private.admit_hearts();

create or replace function guestbook_private.keep_hearts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.guestbook_entries set hearts = hearts + 1 where id = new.entry_id;
  else
    update public.guestbook_entries set hearts = hearts - 1 where id = old.entry_id;
  end if;
  return null;
end $$;

create or replace trigger guestbook_keep_hearts after insert or delete on public.guestbook_hearts
  for each row execute function guestbook_private.keep_hearts();

-- Twelve times as many hearts in an hour as a sender may sign, and of all senders together. A message beyond that would wait for
-- the owner, but a number cannot.
create or replace function guestbook_private.count_heart() returns void
language plpgsql volatile set search_path = '' as $$
declare
  signer record := guestbook_private.hash_networks();
  one bigint := (select sender_per_hour * 12::bigint from public.guestbook_settings);
  everybody bigint := (select all_per_hour * 12::bigint from public.guestbook_settings);
begin
  delete from guestbook_private.heart_calls where called < now() - interval '1 hour';
  if one = 0
    or (select count(*) from guestbook_private.heart_calls where sender = signer.sender) >= one
    or (select count(*) from guestbook_private.heart_calls where household = signer.household) >= one * 3 then
    raise sqlstate 'PT429' using message = 'Too many hearts within an hour.', hint = 'Please try again later.';
  end if;
  if (select count(*) from guestbook_private.heart_calls where neighbourhood = signer.neighbourhood) >= one * 10
    or (select count(*) from (select from guestbook_private.heart_calls limit everybody) call) >= everybody then
    raise sqlstate 'PT503' using message = 'Too many hearts at once.', hint = 'Please try again later.';
  end if;
  -- An unknown sender counts for all of them together.
  insert into guestbook_private.heart_calls (sender, household, neighbourhood)
    values (coalesce(signer.sender, ''), signer.household, coalesce(signer.neighbourhood, ''));
end $$;

create or replace function guestbook_private.change_heart(name text, id_sent text, key_sent text, gives boolean)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  giver_sent text := left(translate(
    encode(sha256(convert_to(key_sent || ':' || id_sent, 'UTF8')), 'base64'), '+/', '-_'), 22);
  rules public.guestbook_settings;
  count_before integer;
  is_given boolean;
begin
  -- A key in an address would be in a log.
  if current_setting('request.method', true) is distinct from 'POST' then
    raise sqlstate 'PT405' using message = 'Only POST is allowed.';
  end if;
  if key_sent is null or key_sent !~ '^[0-9A-Za-z_-]{22,64}$' then
    raise invalid_parameter_value using message = 'This is not the key of a browser.';
  end if;
  select * into strict rules from public.guestbook_settings;
  if not rules.hearts then
    raise insufficient_privilege using message = format('permission denied for function %s', name);
  end if;
  -- A closed book gives back what one takes out of it.
  if gives and not rules.is_open then
    raise sqlstate 'PT403' using message = 'The guestbook is closed.', hint = 'Please come back another time.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bonbon.guestbook', 0));
  select hearts, exists (select from public.guestbook_hearts where entry_id = id and giver = giver_sent)
    into count_before, is_given from public.guestbook_entries where id = id_sent and state = 'visible';
  if not found then raise sqlstate 'PT404' using message = 'There is no such entry.'; end if;
  if is_given = gives then return jsonb_build_object('hearts', count_before); end if;
  perform guestbook_private.count_heart();
  if gives then
    insert into public.guestbook_hearts (entry_id, giver) values (id_sent, giver_sent);
    return jsonb_build_object('hearts', count_before + 1);
  end if;
  delete from public.guestbook_hearts where entry_id = id_sent and giver = giver_sent;
  return jsonb_build_object('hearts', count_before - 1);
end $$;

create or replace function public.guestbook_give_heart(entry_id text, key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return guestbook_private.change_heart(
    'guestbook_give_heart', guestbook_give_heart.entry_id, guestbook_give_heart.key, true);
end $$;

create or replace function public.guestbook_take_heart(entry_id text, key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return guestbook_private.change_heart(
    'guestbook_take_heart', guestbook_take_heart.entry_id, guestbook_take_heart.key, false);
end $$;

revoke all on function
  guestbook_private.admit_hearts(), guestbook_private.keep_hearts(), guestbook_private.count_heart(),
  guestbook_private.change_heart(text, text, text, boolean),
  public.guestbook_give_heart(text, text), public.guestbook_take_heart(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.guestbook_give_heart(text, text), public.guestbook_take_heart(text, text)
  to anon, authenticated;

-- The API reloads its lists of columns and functions.
notify pgrst, 'reload schema';
