-- What visitors look for in the book, and how many messages a month has. Both are kept by triggers, of visible entries only: what
-- waits or is hidden is never found or counted.

-- An index of all runs of three letters, without their case and accents. A row's number puts it in the order of time, second by
-- second; two entries of the same second have the same number only if 4096 others came between them.
create virtual table guestbook_find using fts5 (
  name, message, reply,
  content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);

create table guestbook_months (
  -- YYYY-MM in UTC.
  month text primary key not null,
  count integer not null
) strict, without rowid;

insert into guestbook_find (rowid, name, message, reply)
  select time / 1000 * 4096 + number % 4096, name, message, reply from guestbook_entries where state = 'visible';
insert into guestbook_months (month, count)
  select coalesce(strftime('%Y-%m', time / 1000, 'unixepoch'), '9999-12') as month, count(*)
  from guestbook_entries where state = 'visible' group by month;

create trigger guestbook_find_added after insert on guestbook_entries when new.state = 'visible' begin
  insert into guestbook_find (rowid, name, message, reply)
    values (new.time / 1000 * 4096 + new.number % 4096, new.name, new.message, new.reply);
  insert into guestbook_months (month, count)
    values (coalesce(strftime('%Y-%m', new.time / 1000, 'unixepoch'), '9999-12'), 1)
    on conflict (month) do update set count = count + 1;
end;

create trigger guestbook_find_removed after delete on guestbook_entries when old.state = 'visible' begin
  delete from guestbook_find where rowid = old.time / 1000 * 4096 + old.number % 4096;
  update guestbook_months set count = count - 1
    where month = coalesce(strftime('%Y-%m', old.time / 1000, 'unixepoch'), '9999-12');
end;

create trigger guestbook_find_changed after update of name, message, reply, time, state on guestbook_entries
when old.state = 'visible' or new.state = 'visible' begin
  delete from guestbook_find where old.state = 'visible' and rowid = old.time / 1000 * 4096 + old.number % 4096;
  insert into guestbook_find (rowid, name, message, reply)
    select new.time / 1000 * 4096 + new.number % 4096, new.name, new.message, new.reply where new.state = 'visible';
  update guestbook_months set count = count - 1
    where old.state = 'visible' and month = coalesce(strftime('%Y-%m', old.time / 1000, 'unixepoch'), '9999-12');
  insert into guestbook_months (month, count)
    select coalesce(strftime('%Y-%m', new.time / 1000, 'unixepoch'), '9999-12'), 1 where new.state = 'visible'
    on conflict (month) do update set count = count + 1;
end;
