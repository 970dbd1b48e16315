import { type FocusEvent, useId, useState } from 'react';
import { fileKeyOf } from '#studio/app/media/file-kind.ts';
import { Thumb } from '#studio/app/media/thumb.tsx';
import { say } from '#studio/app/say.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import { mediaFileAddress } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useAsked } from './asked-field.ts';
import { useDesk } from './desk.ts';
import { storeText } from './empty-value.ts';
import field from './field.module.css';
import styles from './words-for-each.module.css';

type Props = { item: Field; path: KeyPath; items: PlainValue[] };

/** Pictures that came together are asked together what they show: each in its card would be opened by nobody. */
export function WordsForEach({ item, path, items }: Props) {
  const picture = fileKeyOf(item);
  const alt = item.kind === 'group' ? item.keys.find(({ key }) => key === 'alt')?.field : undefined;
  const silent = items.flatMap((one, index) => (isRecord(one) && one.alt === '' ? [index] : []));
  /** Those that were asked about when the owner began to write: none goes away under their hands. */
  const [kept, setKept] = useState<number[]>();
  // The last of them is asked about here, too.
  const [wereMany, setWereMany] = useState(silent.length > 1);
  if (!wereMany && silent.length > 1) setWereMany(true);
  if (wereMany && silent.length === 0) setWereMany(false);
  const titleId = useId();
  const asked = kept?.filter((index) => index < items.length) ?? silent;
  if (picture?.kind !== 'picture' || !alt || (!kept && !wereMany)) return null;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setKept(undefined);
  };
  return (
    <section
      className={styles.asked}
      aria-labelledby={titleId}
      onFocus={() => setKept((known) => known ?? silent)}
      onBlur={leave}
    >
      <p className={field.label} id={titleId}>
        {say('wordsForEach.title')}
      </p>
      <p className={field.help}>{say('wordsForEach.text')}</p>
      <ul className={styles.rows}>
        {asked.map((index) => (
          <Row
            key={index}
            field={alt}
            path={[...path, index, 'alt']}
            number={index + 1}
            picture={readText(items[index], picture.key)}
            text={readText(items[index], 'alt')}
          />
        ))}
      </ul>
    </section>
  );
}

const readText = (item: PlainValue | undefined, key: string): string =>
  isRecord(item) && typeof item[key] === 'string' ? item[key] : '';

type RowProps = { field: Field; path: KeyPath; number: number; picture: string; text: string };

function Row({ field: alt, path, number, picture, text }: RowProps) {
  const desk = useDesk();
  const id = useId();
  useAsked({ file: desk.file, path }, id);
  const label = say('wordsForEach.one', { number });
  return (
    <li className={styles.row} data-field={JSON.stringify(path)}>
      <Thumb className={styles.thumb} src={mediaFileAddress(picture, desk.mediaFile ?? desk.file)} room={56} />
      <textarea
        className={`${field.input} ${field.line}`}
        id={id}
        aria-label={label}
        rows={1}
        maxLength={'max' in alt ? alt.max : undefined}
        placeholder={alt.example}
        value={text}
        onChange={({ target }) =>
          desk.enter(path, storeText(alt, target.value.replaceAll(/[\r\n]+/g, ' ')), label, 'typed')
        }
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={desk.leave}
      />
    </li>
  );
}
