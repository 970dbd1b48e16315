import { useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { listValues } from '#studio/app/state/list-values.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import field from './field.module.css';
import { labelOf } from './label.ts';
import styles from './same-for-all.module.css';
import { SmallForm } from './small-form.tsx';

type Props = { item: Field; path: KeyPath; items: PlainValue[] };

const firstLine = (text: PlainValue | undefined) =>
  typeof text === 'string' ? text.split('\n', 1)[0]?.trim() || undefined : undefined;

/** What is mostly the same in all entries of a list is written once, for those that do not say it yet. */
export function SameForAll({ item, path, items }: Props) {
  const found = item.kind === 'group' ? item.keys.find(({ field: inner }) => inner.isOftenSame) : undefined;
  const empty = found ? items.flatMap((one, index) => (isRecord(one) && one[found.key] === '' ? [index] : [])) : [];
  if (!found || items.length < 2 || empty.length === 0) return null;
  const said = items.flatMap((one) => (isRecord(one) ? (firstLine(one[found.key]) ?? []) : []));
  return <Offer key={found.key} keyName={found.key} path={path} empty={empty} said={said.at(-1)} />;
}

type OfferProps = { keyName: string; path: KeyPath; empty: number[]; said: string | undefined };

function Offer({ keyName, path, empty, said }: OfferProps) {
  const desk = useDesk();
  const { site, fields } = useSite();
  const id = useId();
  const label = labelOf([desk.name, ...path, keyName]);
  // What was said last: here, else anywhere on the site.
  const last = () =>
    said ?? firstLine(listValues(site, fields).findLast(({ field: { isOftenSame } }) => isOftenSame)?.value);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? last() ?? '';
  const use = () => {
    if (text.trim() === '') return;
    const values = empty.map((index) => ({ path: [...path, index, keyName], value: text.trim() }));
    void desk.enterAll(values, say('sameForAll.step', { label }));
  };
  return (
    <SmallForm className={styles.offer} onSubmit={use} aria-labelledby={id}>
      <label className={field.label} id={id} htmlFor={`${id}-text`}>
        {say('sameForAll.title', { label })}
      </label>
      <input
        id={`${id}-text`}
        className={field.input}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-count`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={field.help} id={`${id}-count`}>
        {sayCount('sameForAll.text', empty.length)}
      </p>
      <Button isWide isOff={text.trim() === ''} onClick={use}>
        {sayCount('sameForAll.use', empty.length)}
      </Button>
    </SmallForm>
  );
}
