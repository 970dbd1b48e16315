-- Looking for a name or a word in the book, and how many messages each month has. Run it after 20261121000000_guestbook.sql, in
-- the same way; it may be run again. Without it nothing can be looked for.

-- Texts of visible messages as they are looked for, kept by a trigger: folding a million of them for each visitor would take longer
-- than a request may. What waits or is hidden is not here, so it is never found.
create table if not exists guestbook_private.texts (
  entry_id text primary key references public.guestbook_entries (id) on delete cascade on update cascade,
  -- That of the entry.
  time bigint not null,
  content text not null
);
create index if not exists guestbook_texts_by_time on guestbook_private.texts (time desc, entry_id desc);

-- Every project may have the extension pg_trgm, an index of runs of three letters. Without it the texts are read from the newest
-- on, which takes one to two seconds for a word that none of a million has.
create schema if not exists extensions;
do $$
declare
  home text;
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
  select nspname into home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if home is not null then
    execute format(
      'create index if not exists guestbook_texts_by_part on guestbook_private.texts using gin (content %I.gin_trgm_ops)', home);
  end if;
end $$;

-- How many visible messages each month has, in UTC.
create table if not exists guestbook_private.months (
  month text primary key,
  count integer not null
);

create or replace function guestbook_private.name_month(time_ms bigint) returns text
language sql stable strict parallel safe set search_path = ''
return to_char(to_timestamp(least(time_ms, 253402300799999) / 1000) at time zone 'utc', 'YYYY-MM');

create or replace function guestbook_private.keep_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.state = 'visible' then
    update guestbook_private.months set count = months.count - 1 where month = guestbook_private.name_month(old.time);
  end if;
  -- The texts of a deleted entry go with it.
  if tg_op = 'DELETE' then return null; end if;
  if new.state <> 'visible' then
    delete from guestbook_private.texts where entry_id = new.id;
    return null;
  end if;
  insert into guestbook_private.months (month, count) values (guestbook_private.name_month(new.time), 1)
    on conflict (month) do update set count = months.count + 1;
  insert into guestbook_private.texts (entry_id, time, content)
    values (new.id, new.time, guestbook_private.fold(concat_ws(E'\n', new.name, new.message, new.reply)))
    on conflict (entry_id) do update set time = excluded.time, content = excluded.content;
  return null;
end $$;

create or replace trigger guestbook_keep_text
  after insert or delete or update of name, message, reply, time, state on public.guestbook_entries
  for each row execute function guestbook_private.keep_text();

insert into guestbook_private.texts (entry_id, time, content)
  select id, time, guestbook_private.fold(concat_ws(E'\n', name, message, reply))
  from public.guestbook_entries where state = 'visible'
  on conflict (entry_id) do update set time = excluded.time, content = excluded.content;
delete from guestbook_private.months;
insert into guestbook_private.months (month, count)
  select guestbook_private.name_month(time), count(*) from public.guestbook_entries where state = 'visible' group by 1;

-- Visible entries with words in their name, message or reply, newest first, behind a place in the order of time and id. Case and
-- accents make no difference; % and _ are letters like any other. As its owner, who may read the texts: with the rights of a
-- visitor PostgreSQL would look at each row before it uses the index.
create or replace function public.find_guestbook_entries(
  words text, before_time bigint default null, before_id text default '', most integer default 50
) returns setof public.guestbook_entries
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted text := btrim(guestbook_private.fold(regexp_replace(words, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')));
  pattern text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  start_time bigint := coalesce(before_time, 9000000000000000);
  start_id text := coalesce(before_id, '');
begin
  if wanted = '' or guestbook_private.count_units(words) > 80 then return; end if;
  return query
    select entry.* from (
      select kept.entry_id from guestbook_private.texts kept
      where kept.content like pattern and (kept.time, kept.entry_id) < (start_time, start_id)
      order by kept.time desc, kept.entry_id desc limit least(greatest(most, 0), 200)
    ) found
    join public.guestbook_entries entry on entry.id = found.entry_id and entry.state = 'visible'
    order by entry.time desc, entry.id desc;
end $$;

create or replace view public.guestbook_months as
  select month, count from guestbook_private.months where count > 0;

revoke all on guestbook_private.texts, guestbook_private.months, public.guestbook_months
  from public, anon, authenticated, service_role;
revoke all on function guestbook_private.keep_text(), guestbook_private.name_month(bigint) from public, anon, authenticated;
revoke all on function public.find_guestbook_entries(text, bigint, text, integer) from public, anon, authenticated;
alter table guestbook_private.texts enable row level security;
alter table guestbook_private.months enable row level security;
grant select on public.guestbook_months to anon, authenticated, service_role;
grant execute on function public.find_guestbook_entries(text, bigint, text, integer) to anon, authenticated, service_role;

-- The API reloads its lists of tables and functions.
notify pgrst, 'reload schema';
