-- Bonbon's guestbook on Supabase. Paste it into the SQL editor and run it, or `supabase db push`. It may be run again:
-- existing data stays, functions and rights are updated. For PostgreSQL 15 to 18.
--
-- Visitors have the role anon, whose key is public in the site. They may read visible entries and insert five columns;
-- the triggers below apply the same rules as the site's own server. The owner's tool has the secret key and the role
-- service_role, to which neither policies nor triggers apply.
--
-- Names, limits, patterns and codes are those of model/guestbook-table.ts; a test compares them.

-- Nothing in this schema is reachable through the API, which exposes only the schema public.
create schema if not exists guestbook_private;
revoke all on schema guestbook_private from public, anon, authenticated;

-- Text ---------------------------------------------------------------------------------------------------------------

-- The length as browsers count it: characters beyond U+FFFF, such as most emoji, count as two. The end of a text that
-- is much too long is not searched for these.
create or replace function guestbook_private.count_units(content text) returns integer
language sql immutable strict parallel safe set search_path = ''
return length(content) + regexp_count(left(content, 10000), '[\U00010000-\U0010FFFF]');

-- Whether a text has a visible character. Invisible are Unicode's general categories Cc, Cf and Z, and five blank
-- letters.
create or replace function guestbook_private.has_text(content text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return content collate "C" ~ (
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u180e'
  '\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff9-\ufffb\U000110bd\U000110cd'
  '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
);

-- Normalizes a text for comparing repeats: lower case, whitespace collapsed and trimmed.
create or replace function guestbook_private.squeeze(content text) returns text
language sql immutable strict parallel safe set search_path = ''
return btrim(regexp_replace(lower(content),
  '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));

-- Tables -------------------------------------------------------------------------------------------------------------

do $$ begin
  if to_regclass('public.guestbook_entries') is not null and not exists (
    select from pg_attribute where attrelid = to_regclass('public.guestbook_entries') and attname = 'reply_time'
  ) then
    raise exception 'There is another table guestbook_entries already.' using hint =
      'Rename it (alter table guestbook_entries rename to old_entries), run this again, and import its messages.';
  end if;
end $$;

create table if not exists public.guestbook_entries (
  id text not null
    constraint guestbook_entries_pkey primary key
    constraint guestbook_entries_id_format check (id ~ '^[0-9]{1,16}$'),
  name text not null
    constraint guestbook_entries_name_text check (
      guestbook_private.count_units(name) <= 80 and guestbook_private.has_text(name)
      and name collate "C" !~ '[\u0001-\u001f\u007f-\u009f]'
    ),
  -- Browsers count more characters as whitespace than \s does here.
  website text not null default ''
    constraint guestbook_entries_website_address check (
      website = '' or (
        guestbook_private.count_units(website) <= 3000
        and website collate "C" ~* '^https?://[^\s/?#@"<>\\]+([/?#][^\s"<>]*)?$'
        and website collate "C" !~ '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      )
    ),
  message text not null
    constraint guestbook_entries_message_text check (
      guestbook_private.count_units(message) <= 1000 and guestbook_private.has_text(message)
      and message collate "C" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
    ),
  -- Epoch milliseconds.
  time bigint not null
    constraint guestbook_entries_time_range check (time between 0 and 8640000000000000),
  -- visible to everyone; waiting for the owner's approval; hidden by the owner; deleted: in the bin.
  state text not null default 'visible'
    constraint guestbook_entries_state_known check (state in ('visible', 'waiting', 'hidden', 'deleted')),
  -- The owner's reply and its time.
  reply text
    constraint guestbook_entries_reply_length check (guestbook_private.count_units(reply) between 1 and 2000),
  reply_time bigint,
  constraint guestbook_entries_reply_whole check ((reply is null) = (reply_time is null))
);

-- Not only of visible entries: the reading policy has an "or" in it, which no partial index can serve.
create index if not exists guestbook_entries_by_time on public.guestbook_entries (time desc, id desc);

-- Why an entry waits even if the owner does not approve everything first. A separate table, because a column that
-- visitors must not see would make their `select *` fail.
create table if not exists public.guestbook_holds (
  -- Written just before the entry itself, so it is checked when the transaction ends.
  entry_id text primary key
    constraint guestbook_holds_entry references public.guestbook_entries (id)
    on delete cascade on update cascade deferrable initially deferred,
  reason text not null
);
-- Earlier versions listed the reasons here.
alter table public.guestbook_holds
  drop constraint if exists guestbook_holds_reason_known,
  drop constraint if exists guestbook_holds_reason_format,
  add constraint guestbook_holds_reason_format check (reason ~ '^[a-z-]{1,40}$');

-- Words and senders whose entries wait for the owner.
create table if not exists public.guestbook_blocks (
  kind text not null constraint guestbook_blocks_kind_known check (kind in ('word', 'sender')),
  value text not null
    constraint guestbook_blocks_value_length check (guestbook_private.count_units(value) between 1 and 200),
  primary key (kind, value)
);

-- One row. The defaults are those of model/guestbook-rules.ts, which explains them.
create table if not exists public.guestbook_settings (
  id smallint primary key default 1 constraint guestbook_settings_one_row check (id = 1),
  is_open boolean not null default true,
  approves_first boolean not null default false,
  max_links integer not null default 2 check (max_links >= 0),
  min_fill_seconds integer not null default 3 check (min_fill_seconds >= 0),
  -- More hours than a timestamp can go back would make every insert fail.
  repeat_hours integer not null default 24 check (repeat_hours between 0 and 100000),
  sender_per_hour integer not null default 10 check (sender_per_hour >= 0),
  all_per_hour integer not null default 200 check (all_per_hour >= 0)
);
insert into public.guestbook_settings (id) values (1) on conflict do nothing;

-- What the page shows before somebody signs. It is read with the reader's rights, which are granted below.
create or replace view public.guestbook_status with (security_invoker = true) as
  select is_open, approves_first from public.guestbook_settings;

-- When visitors' entries arrived, which is not always their time: limits and repeats are counted here.
create table if not exists guestbook_private.arrivals (
  entry_id text primary key references public.guestbook_entries (id) on delete cascade on update cascade,
  -- A hash of the address; null if it is unknown.
  sender text,
  -- A hash of the normalized message.
  message_key text not null,
  arrived timestamptz not null default now()
);
alter table guestbook_private.arrivals
  -- Hashes of the networks around that address; null if it has none.
  add column if not exists household text,
  add column if not exists neighbourhood text,
  -- A held entry does not count towards the limit of all senders.
  add column if not exists is_held boolean not null default false;
create index if not exists guestbook_arrivals_by_time on guestbook_private.arrivals (arrived);
create index if not exists guestbook_arrivals_by_message on guestbook_private.arrivals (message_key, arrived);
create index if not exists guestbook_arrivals_by_sender on guestbook_private.arrivals (sender, arrived);
create index if not exists guestbook_arrivals_by_household on guestbook_private.arrivals (household, arrived);
create index if not exists guestbook_arrivals_by_neighbourhood on guestbook_private.arrivals (neighbourhood, arrived);
create index if not exists guestbook_arrivals_unheld on guestbook_private.arrivals (arrived) where not is_held;

-- Keys that identify resends: random, created by the browser once for each entry, and sent each time. A key is kept as
-- long as its entry, because a resend may arrive at any time.
create table if not exists guestbook_private.resend_keys (
  entry_id text primary key references public.guestbook_entries (id) on delete cascade on update cascade,
  key text not null
);
create index if not exists guestbook_resend_keys_by_key on guestbook_private.resend_keys (key);

-- Today's salt. Without it, nobody can find the address of a hash.
create table if not exists guestbook_private.salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

-- Who signs ----------------------------------------------------------------------------------------------------------

create or replace function guestbook_private.read_header(name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.headers', true), '')::json ->> name;

-- The address that a request comes from, or null. Supabase's own edge is Cloudflare, which sets cf-connecting-ip
-- itself. The first address of x-forwarded-for is for installations without Cloudflare, where clients can spoof it
-- (https://github.com/orgs/supabase/discussions/34647). So the limits of senders and networks slow down only robots
-- that do not spoof it; entries of the others are held by the limit of all senders.
create or replace function guestbook_private.find_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  return substring(
    coalesce(guestbook_private.read_header('cf-connecting-ip'), guestbook_private.read_header('x-forwarded-for'))
    from '^\s*(?:::ffff:(?=[0-9.]+\s*(?:,|$)))?([0-9a-fA-F:.]+)')::inet;
exception when invalid_text_representation then
  return null;
end $$;

-- An earlier version returned only the sender.
drop function if exists guestbook_private.hash_sender();

-- The day of a salt. A function, so that a test can freeze it.
create or replace function guestbook_private.find_today() returns date
language sql stable set search_path = ''
return (now() at time zone 'utc')::date;

-- Today's hashes of the signer's networks: the address or the /64, which is one sender; the /56 that a provider assigns
-- to one household; the surrounding /48 or /24, where strangers may be neighbours.
create or replace function guestbook_private.hash_networks(out sender text, out household text, out neighbourhood text)
language plpgsql volatile set search_path = '' as $$
declare
  today date := guestbook_private.find_today();
  address inet := guestbook_private.find_address();
  salt_of_today text;
begin
  if address is null then return; end if;
  delete from guestbook_private.salts where day <> today;
  insert into guestbook_private.salts (day) values (today) on conflict do nothing;
  select salt into strict salt_of_today from guestbook_private.salts where day = today;
  sender := guestbook_private.hash_network(address, case family(address) when 6 then 64 else 32 end, salt_of_today);
  if family(address) = 6 then household := guestbook_private.hash_network(address, 56, salt_of_today); end if;
  neighbourhood := guestbook_private.hash_network(address, case family(address) when 6 then 48 else 24 end, salt_of_today);
end $$;

create or replace function guestbook_private.hash_network(address inet, bits integer, salt text) returns text
language sql immutable strict set search_path = ''
return encode(sha256(convert_to(salt || host(network(set_masklen(address, bits))), 'UTF8')), 'hex');

-- How the form was filled in: `bonbon; filled=5321; trapped=1`; null for an entry not sent by the form.
create or replace function guestbook_private.find_form_facts() returns text
language sql stable set search_path = ''
return substring(guestbook_private.read_header('x-client-info') from '^bonbon(?:;.*)?$');

-- The key that distinguishes a resend from a stranger's identical words, or null. As in model/guestbook-table.ts.
create or replace function guestbook_private.find_resend_key() returns text
language sql stable set search_path = ''
return substring(guestbook_private.find_form_facts() from ';\s*resend=([0-9A-Za-z_-]{16,64})(?:;|$)');

-- Held entries -------------------------------------------------------------------------------------------------------
-- The reasons and their order are those of model/guestbook-rules.ts. The site's own server has the same checks, but
-- also counts links in HTML and BBCode and with more top-level domains, decodes addresses, and recognizes words spelled
-- with spaces (c a s i n o) and letters with a stroke (zloty, złoty).

-- Counts addresses that start with http://, https:// or www., and bare hosts with top-level domains common in spam.
create or replace function guestbook_private.count_links(content text) returns integer
language sql immutable strict parallel safe set search_path = ''
return regexp_count(content, concat(
  'https?://[^\s/]|(?<![[:alnum:]@._/-])(www\.[[:alnum:]]|([[:alnum:]-]+\.)+(com|net|org|info|biz|xyz|top|shop|store',
  '|online|site|website|club|vip|win|bet|casino|poker|icu|buzz|loan|click|ru|cn|tk)(?![[:alnum:]@_-]))'
), 1, 'i');

-- A text in lower case, without accents, compatibility forms of letters (Ｃ, 𝐜) and invisible characters.
create or replace function guestbook_private.fold(content text) returns text
language sql immutable strict parallel safe set search_path = ''
return lower(regexp_replace(
  normalize(content, nfkd),
  '[\u00ad\u0300-\u036f\u061c\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff'
  '\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
  '', 'g'
));

-- The words of a folded text with one space around each. The separators of words are the same for every script.
create or replace function guestbook_private.list_words(folded text) returns text
language sql immutable strict parallel safe set search_path = ''
return ' ' || btrim(regexp_replace(folded, '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';

-- Whether a text contains a blocked word: a whole word, with * at its end the start of a word, or several words in a
-- row. Words with symbols (18+, $$$) and words of scripts without spaces match anywhere.
create or replace function guestbook_private.has_word(folded text, word text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  wanted text := btrim(guestbook_private.fold(regexp_replace(btrim(word), '\*$', '')));
  words text := guestbook_private.list_words(wanted);
begin
  if wanted = '' then return false; end if;
  if words = '  ' or wanted ~
    '[^a-z0-9\s._''\u0080-\U0010ffff-]|[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\U0001f000-\U0010ffff]' then
    return strpos(folded, wanted) > 0;
  end if;
  if btrim(word) like '%*' then words := rtrim(words); end if;
  -- cas-ino and c.a.s.i.n.o are casino.
  return strpos(guestbook_private.list_words(folded), words) > 0
    or strpos(guestbook_private.list_words(regexp_replace(folded, '[._*''’-]+', '', 'g')), words) > 0;
end $$;

-- Whether an entry is by a blocked sender: a whole name, compared without punctuation and spaces, or the host of the
-- website with all its subdomains.
create or replace function guestbook_private.is_sender(name text, website text, sender text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  wanted text := guestbook_private.fold(sender);
  wanted_host text := substring(wanted from '^\s*(?:https?://)?(?:\*\.)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)');
  host text := substring(lower(website) from '^https?://([^\s/?#:]+?)\.?(?:[/?#:]|$)');
  names text[] := array[guestbook_private.fold(name), wanted];
  keys text[];
begin
  keys := array(select replace(guestbook_private.list_words(one), ' ', '') from unnest(names) one);
  -- A name without letters and digits is compared by its symbols.
  if keys[2] = '' then keys := array(select btrim(one) from unnest(names) one); end if;
  return (keys[2] <> '' and keys[1] = keys[2])
    or coalesce(right('.' || host, length(wanted_host) + 1) = '.' || wanted_host, false);
end $$;

-- Earlier versions did not have the parameter neighbourhood.
drop function if exists guestbook_private.find_hold_reason(public.guestbook_entries, text);

-- Why an entry waits for the owner: the first reason that applies, or null.
create or replace function guestbook_private.find_hold_reason(
  entry public.guestbook_entries, key text, neighbourhood text
) returns text
language plpgsql stable set search_path = '' as $$
declare
  rules public.guestbook_settings;
  facts text := guestbook_private.find_form_facts();
  -- The separator keeps a phrase from matching across two fields.
  content text := guestbook_private.fold(concat_ws(E' \ue000 ', entry.name, entry.message, entry.website));
begin
  select * into strict rules from public.guestbook_settings;
  return case
    when facts ~ ';\s*trapped=1(;|$)' then 'honeypot'
    when substring(facts from ';\s*filled=([0-9]{1,12})(?:;|$)')::bigint < rules.min_fill_seconds * 1000::bigint
      then 'too-fast'
    -- Without the facts of the form, neither check above applies, so any link holds an entry.
    when guestbook_private.count_links(entry.name || E'\n' || entry.message)
      > case when facts is null then 0 else rules.max_links end then 'links'
    when exists (
      select from public.guestbook_blocks where kind = 'word' and guestbook_private.has_word(content, value)
    ) then 'blocked-word'
    when exists (
      select from public.guestbook_blocks
      where kind = 'sender' and guestbook_private.is_sender(entry.name, entry.website, value)
    ) then 'blocked-sender'
    -- Shorter messages match by chance.
    when length(guestbook_private.squeeze(entry.message)) >= 20 and exists (
      select from guestbook_private.arrivals
      where message_key = key and arrived > now() - make_interval(hours => rules.repeat_hours)
    ) then 'repeat'
    -- Held and not refused, because no single sender is at fault.
    when guestbook_private.has_signed_often('all', null, rules.all_per_hour)
      or guestbook_private.has_signed_often('neighbourhood', neighbourhood, rules.sender_per_hour * 10) then 'flood'
  end;
end $$;

-- New entries --------------------------------------------------------------------------------------------------------

create or replace function guestbook_private.hash_message(message text) returns text
language sql immutable strict set search_path = ''
return encode(sha256(convert_to(guestbook_private.squeeze(message), 'UTF8')), 'hex');

-- Whether at least `most` entries have arrived within the last hour from a network or, without held ones, from
-- everywhere. Reads no more rows than that, even in a flood.
create or replace function guestbook_private.has_signed_often(kind text, network text, most integer) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  since timestamptz := now() - interval '1 hour';
  found_count bigint;
begin
  if network is null and kind <> 'all' then return false; end if;
  found_count := case kind
    when 'sender' then (select count(*) from (
      select from guestbook_private.arrivals where sender = network and arrived > since limit most) one)
    when 'household' then (select count(*) from (
      select from guestbook_private.arrivals where household = network and arrived > since limit most) one)
    when 'neighbourhood' then (select count(*) from (
      select from guestbook_private.arrivals where neighbourhood = network and arrived > since limit most) one)
    else (select count(*) from (
      select from guestbook_private.arrivals where not is_held and arrived > since limit most) one)
  end;
  return found_count >= most;
end $$;

-- Whether an entry with the id and the words of a stored one is a resend of it. Strangers may write the same words in
-- the same millisecond: the key distinguishes them or, without a key, today's sender. If neither is known, as after an
-- import, the id decides.
create or replace function guestbook_private.is_sent_again(stored_id text, key text, signer text) returns boolean
language sql stable set search_path = ''
return case
  when exists (select from guestbook_private.resend_keys where entry_id = stored_id) then false
  else coalesce((
    select key is null and sender = signer from guestbook_private.arrivals
    where entry_id = stored_id and sender is not null
      and (arrived at time zone 'utc')::date = (now() at time zone 'utc')::date
  ), true)
end;

-- Runs before the constraints: refuses resends, corrects the time, and decides whether the entry waits.
create or replace function guestbook_private.admit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  now_ms bigint := floor(extract(epoch from now()) * 1000);
  rules public.guestbook_settings;
  signer record;
  resend_key text := guestbook_private.find_resend_key();
  same_id public.guestbook_entries;
  reason text;
begin
  -- The constraints refuse these, so they need no other checks.
  if new.id is null or new.name is null or new.website is null or new.message is null
    or length(new.name) > 80 or length(new.website) > 3000 or length(new.message) > 1000 then
    return new;
  end if;

  -- Several rows in one request would not be compared with each other.
  if coalesce(current_setting('bonbon.signed', true), '') <> '' then
    raise sqlstate 'PT400' using message = 'One entry at a time.', hint = 'Send each entry in a request of its own.';
  end if;
  -- Visitors sign one after the other, so that concurrent requests cannot bypass a limit.
  perform pg_advisory_xact_lock(hashtextextended('bonbon.guestbook', 0));
  select * into strict rules from public.guestbook_settings;
  signer := guestbook_private.hash_networks();

  -- The browser resends an entry, possibly with a new id, if the answer was lost.
  select * into same_id from public.guestbook_entries where id = new.id;
  if exists (
      select from guestbook_private.resend_keys
      join public.guestbook_entries entry on entry.id = entry_id
      where key = resend_key and entry.name = new.name and entry.message = new.message
    ) or (same_id.name = new.name and same_id.message = new.message
      and guestbook_private.is_sent_again(new.id, resend_key, signer.sender)) then
    raise sqlstate 'PT409' using message = 'This entry is stored already.', hint = 'Nothing is left to be done.';
  end if;
  -- The primary key would refuse it, too, but not an insert that ignores conflicts, which would add a hold reason to
  -- another visitor's entry.
  if same_id.id is not null then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "guestbook_entries_pkey"',
      hint = 'Another entry has this id. Choose another one.';
  end if;

  -- An entry that is sent late keeps its time for 30 days; the time of a wrong clock is corrected.
  if new.time not between now_ms - 30 * 24 * 60 * 60 * 1000::bigint and now_ms then new.time := now_ms; end if;
  reason := guestbook_private.find_hold_reason(
    new, guestbook_private.hash_message(new.message), signer.neighbourhood);
  if reason is not null then
    insert into public.guestbook_holds (entry_id, reason) values (new.id, reason) on conflict do nothing;
  end if;
  new.state := case when reason is not null or rules.approves_first then 'waiting' else 'visible' end;
  -- The rights below prevent visitors from sending these; this does, too, if the rights are loosened.
  new.reply := null;
  new.reply_time := null;

  -- Until the transaction ends, the reading policy lets the signer see this row.
  perform set_config('bonbon.signed', new.id, true);
  return new;
end $$;

-- Runs after the constraints: only stored entries count, and invalid ones are refused before the limits are checked.
create or replace function guestbook_private.record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rules public.guestbook_settings;
  signer record := guestbook_private.hash_networks();
  resend_key text := guestbook_private.find_resend_key();
begin
  select * into strict rules from public.guestbook_settings;
  -- Unless it was stored for everybody before, and is for the owner alone now: 20261201000000_audience.sql.
  if current_setting('bonbon.narrowed', true) is distinct from new.id then
    if not rules.is_open then
      raise sqlstate 'PT403' using message = 'The guestbook is closed.', hint = 'Please come back another time.';
    end if;
    if rules.sender_per_hour = 0 or guestbook_private.has_signed_often('sender', signer.sender, rules.sender_per_hour)
      or guestbook_private.has_signed_often('household', signer.household, rules.sender_per_hour * 3) then
      raise sqlstate 'PT429' using
        message = 'The guestbook has been signed too often within an hour.', hint = 'Please try again later.';
    end if;
  end if;
  delete from guestbook_private.arrivals
    where arrived < now() - make_interval(hours => greatest(rules.repeat_hours, 1));
  insert into guestbook_private.arrivals (entry_id, sender, household, neighbourhood, message_key, is_held)
    values (
      new.id, signer.sender, signer.household, signer.neighbourhood, guestbook_private.hash_message(new.message),
      exists (select from public.guestbook_holds where entry_id = new.id)
    );
  if resend_key is not null then
    insert into guestbook_private.resend_keys (entry_id, key) values (new.id, resend_key);
  end if;
  return null;
end $$;

-- The rules apply to the same roles as the policies: not to service_role or the owner, who may import any entry.
create or replace trigger guestbook_admit before insert on public.guestbook_entries
  for each row when (row_security_active('public.guestbook_entries')) execute function guestbook_private.admit();
create or replace trigger guestbook_record after insert on public.guestbook_entries
  for each row when (row_security_active('public.guestbook_entries')) execute function guestbook_private.record();

-- Rights -------------------------------------------------------------------------------------------------------------

-- Older projects grant everything in public to everyone, newer ones nothing, so all grants are stated here.
revoke all on public.guestbook_entries, public.guestbook_holds, public.guestbook_blocks, public.guestbook_settings,
  public.guestbook_status from public, anon, authenticated, service_role;
revoke all on guestbook_private.arrivals, guestbook_private.resend_keys, guestbook_private.salts from public, anon, authenticated, service_role;
revoke all on all functions in schema guestbook_private from public, anon, authenticated;

grant select, insert (id, name, website, message, time) on public.guestbook_entries to anon, authenticated;
grant select (is_open, approves_first) on public.guestbook_settings to anon, authenticated;
grant select on public.guestbook_status to anon, authenticated, service_role;
grant select, insert, update, delete on public.guestbook_entries, public.guestbook_holds, public.guestbook_blocks
  to service_role;
grant select, update on public.guestbook_settings to service_role;
-- The columns of 20261126000000_looks.sql, should it have been run before.
do $$ begin
  if exists (
    select from pg_attribute
    where attrelid = 'public.guestbook_entries'::regclass and attname = 'sticker' and not attisdropped
  ) then
    grant insert (sticker, paper) on public.guestbook_entries to anon, authenticated;
  end if;
end $$;
-- And those of 20261130000000_drawings.sql.
do $$ begin
  if exists (
    select from pg_attribute
    where attrelid = 'public.guestbook_entries'::regclass and attname = 'drawing' and not attisdropped
  ) then
    grant insert (drawing, depicts) on public.guestbook_entries to anon, authenticated;
  end if;
end $$;
-- And that of 20261201000000_audience.sql.
do $$ begin
  if exists (
    select from pg_attribute
    where attrelid = 'public.guestbook_entries'::regclass and attname = 'audience' and not attisdropped
  ) then
    grant insert (audience) on public.guestbook_entries to anon, authenticated;
  end if;
end $$;
-- The constraints call these with the rights of the inserting role, which cannot call them itself without the right to
-- use the schema.
grant execute on function guestbook_private.count_units(text), guestbook_private.has_text(text)
  to anon, authenticated, service_role;

alter table public.guestbook_entries enable row level security;
alter table public.guestbook_holds enable row level security;
alter table public.guestbook_blocks enable row level security;
alter table public.guestbook_settings enable row level security;
alter table guestbook_private.arrivals enable row level security;
alter table guestbook_private.resend_keys enable row level security;
alter table guestbook_private.salts enable row level security;

-- Policies are OR-ed: one more with `using (true)`, made by a click in the dashboard, would open everything.
drop policy if exists guestbook_read on public.guestbook_entries;
-- The setting is read for each row, not once as `(select current_setting(...))`: it changes while a row is inserted.
create policy guestbook_read on public.guestbook_entries for select to anon, authenticated
  using (state = 'visible' or id = current_setting('bonbon.signed', true));
drop policy if exists guestbook_sign on public.guestbook_entries;
create policy guestbook_sign on public.guestbook_entries for insert to anon, authenticated
  with check (state in ('visible', 'waiting') and reply is null and reply_time is null);
drop policy if exists guestbook_status_read on public.guestbook_settings;
create policy guestbook_status_read on public.guestbook_settings for select to anon, authenticated using (true);

-- The API reloads its list of tables.
notify pgrst, 'reload schema';
