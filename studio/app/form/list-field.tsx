import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { fileKeyOf } from '#studio/app/media/file-kind.ts';
import { ListFiles } from '#studio/app/media/list-files.tsx';
import { say } from '#studio/app/say.ts';
import { startsWithPath } from '#studio/app/state/value-at.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { FieldMistakes } from './field-mistakes.tsx';
import { findHelp, oneOf } from './label.ts';
import styles from './list.module.css';
import { ListCard } from './list-card.tsx';
import { beginItem, NewThing } from './new-thing.tsx';
import { SameForAll } from './same-for-all.tsx';
import { tellItem } from './summary.ts';
import { useCardDrag } from './use-card-drag.ts';
import { WordsForEach } from './words-for-each.tsx';

type Props = { field: Extract<Field, { kind: 'list' }>; path: KeyPath; label: string; isAlone?: boolean };

/** More do not fit into the form's part of the window. */
const manyItems = 5;

const opening = new Set<Field['kind']>(['group', 'variants', 'list', 'record']);

/** A list as cards. `isAlone`: the panel's title says already what it is. */
export function ListField({ field, path, label, isAlone = false }: Props) {
  const desk = useDesk();
  const read = desk.read(path);
  const items = Array.isArray(read) ? read : [];
  const { picked } = desk;
  const pickedKey = picked && startsWithPath(picked, path) ? picked[path.length] : undefined;
  const pickedIndex = typeof pickedKey === 'number' ? pickedKey : undefined;
  const [open, setOpen] = useState(pickedIndex);
  const [seen, setSeen] = useState(picked);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  if (seen !== picked) {
    setSeen(picked);
    if (pickedIndex !== undefined) setOpen(pickedIndex);
  }
  // A mistake in a closed card would not be seen.
  const mistaken = items.findIndex((_, index) => desk.problemsIn([...path, index]).length > 0);
  const [seenMistaken, setSeenMistaken] = useState(mistaken);
  if (mistaken !== seenMistaken) {
    setSeenMistaken(mistaken);
    if (seenMistaken < 0 && (open === undefined || desk.problemsIn([...path, open]).length === 0)) setOpen(mistaken);
  }
  const isScalar = !opening.has(field.item.kind);
  const one = oneOf(label);
  const help = findHelp(field, label, [desk.name, ...path]);
  const nameOf = (index: number) => {
    const { title, text } = tellItem(field.item, items[index]);
    return title ?? text;
  };
  const focusCard = (index: number) =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      // The owner has gone on to something else while the list was changed.
      if (activeElement !== document.body && !list.current?.parentElement?.contains(activeElement)) return;
      const card = list.current?.children[index];
      (
        card?.querySelector<HTMLElement>('[data-grip]') ?? list.current?.parentElement?.querySelector('button')
      )?.focus();
    });

  async function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    const name = nameOf(from);
    if (!(await desk.changeList({ do: 'move', path, from, to }, say('form.orderOf', { label })))) return;
    if (open === from) setOpen(to);
    else if (open !== undefined) setOpen(undefined);
    setSaid(say('form.moved', { name, place: to + 1, count: items.length }));
    focusCard(to);
  }
  async function remove(index: number) {
    const name = nameOf(index);
    const step = say('form.removedFrom', { name, label });
    if (!(await desk.changeList({ do: 'remove', path: [...path, index] }, step))) return;
    setOpen(undefined);
    // A notice says it, where there is one.
    if (desk.tellBinned) desk.tellBinned(name);
    else setSaid(say('form.removed', { name }));
    focusCard(Math.min(index, items.length - 2));
  }
  async function duplicate(index: number) {
    const item = items[index];
    if (item === undefined) return;
    const begun = beginItem(field.item, items);
    const copied = typeof item === 'object' && item !== null && !Array.isArray(item) ? { ...item } : item;
    // Names and numbers that no other may have.
    if (field.item.kind === 'group' && typeof copied === 'object' && copied !== null && !Array.isArray(copied))
      for (const { key, field: inner } of field.item.keys)
        if (inner.kind === 'identifier' || (inner.kind === 'number' && key === 'id'))
          copied[key] = (begun as { [key: string]: typeof item })[key] ?? '';
    const copy = { do: 'insert' as const, path, index: index + 1, value: copied };
    if (await desk.changeList(copy, say('form.copyIn', { name: nameOf(index), label }))) setOpen(index + 1);
  }

  const drag = useCardDrag(list, (from, to) => void move(from, to));
  const takesFiles = fileKeyOf(field.item) !== undefined;
  const asksForWords = field.item.kind === 'group' && field.item.keys.some(({ key }) => key === 'alt');
  const isFull = field.max !== undefined && items.length >= field.max;
  const newest = field.item.kind === 'group' && field.item.keys.some(({ field: inner }) => inner.kind === 'day');
  const index = newest ? 0 : items.length;
  const add = !isFull && (
    <NewThing
      key={JSON.stringify([desk.file, ...path])}
      field={field.item}
      path={[...path, index]}
      button={say('form.addOne', { what: one })}
      begin={beginItem(field.item, items)}
      isWide
      onMake={async (value) => {
        const isKept = await desk.changeList({ do: 'insert', path, index, value }, say('form.newIn', { label }));
        if (!isKept) return false;
        setOpen(undefined);
        setSaid(say('form.added', { label }));
        return true;
      }}
    />
  );
  // Below many cards nobody finds it.
  const isLong = !newest && !isFull && items.length >= manyItems;
  const openAdding = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.parentElement;
    list?.querySelector<HTMLElement>(':scope > [data-add]')?.click();
    list?.querySelector(':scope > [data-adding]')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.list} data-field={JSON.stringify(path)}>
      {!isAlone && <h2 className={styles.title}>{label}</h2>}
      {help && <p className={styles.help}>{help}</p>}
      {newest && add}
      {isLong && (
        <Button isWide onClick={openAdding}>
          <Icon name="plus" /> {say('form.addOne', { what: one })}
        </Button>
      )}
      <FieldMistakes
        id={`mistakes-${path.join('-')}`}
        problems={desk.problemsAt(path)}
        onRepair={(value) => desk.enter(path, value, label, 'chosen')}
      />
      <WordsForEach item={field.item} path={path} items={items} />
      <SameForAll item={field.item} path={path} items={items} />
      {items.length === 0 && <p className={styles.empty}>{say('form.emptyList')}</p>}
      <ul ref={list} className={styles.cards} data-dragging={drag.held === undefined ? undefined : ''}>
        {items.map((item, position) => (
          <ListCard
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no names of their own
            key={position}
            field={field.item}
            path={[...path, position]}
            count={items.length}
            index={position}
            told={tellItem(field.item, item)}
            name={nameOf(position)}
            label={label}
            isScalar={isScalar}
            isOpen={isScalar || open === position}
            isLast={items.length <= field.min}
            drag={drag}
            onOpen={() => setOpen(open === position ? undefined : position)}
            onMove={(to) => void move(position, to)}
            onRemove={() => void remove(position)}
            onDuplicate={() => void duplicate(position)}
          />
        ))}
      </ul>
      {takesFiles && !isFull && (
        <ListFiles
          field={field}
          path={path}
          label={label}
          items={items}
          onAdded={(at, count) => {
            // Of several, all are asked about above.
            setOpen(count === 1 || !asksForWords ? at : undefined);
            setSaid(count === 1 ? say('form.added', { label }) : say('form.addedMany', { label, count }));
          }}
        />
      )}
      {!newest && add}
      {items.length > 1 && <p className={styles.help}>{say('form.dragHelp')}</p>}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
