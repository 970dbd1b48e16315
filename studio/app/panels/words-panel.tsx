import { useState } from 'react';
import { DeskContext, useDesk } from '#studio/app/form/desk.ts';
import field from '#studio/app/form/field.module.css';
import { FieldMistakes } from '#studio/app/form/field-mistakes.tsx';
import { labelOf } from '#studio/app/form/label.ts';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { Panel } from './panel.tsx';
import { useStoreDesk } from './use-store-desk.ts';
import styles from './words-panel.module.css';

type Word = { path: KeyPath; english: string };

function listWords(root: Field): { title: string; words: Word[] }[] {
  if (root.kind !== 'group') return [];
  return root.keys.flatMap(({ key, field: group }) =>
    group.kind === 'group'
      ? [
          {
            title: labelOf(['words', key]),
            words: group.keys.map((inner) => ({
              path: [key, inner.key],
              english: String(inner.field.fallback ?? inner.field.example ?? ''),
            })),
          },
        ]
      : [],
  );
}

function WordRow({ word }: { word: Word }) {
  const desk = useDesk();
  const value = desk.read(word.path);
  const problems = desk.problemsAt(word.path);
  const id = word.path.join('-');
  return (
    <div className={styles.row} data-field={JSON.stringify(word.path)}>
      <label className={styles.english} htmlFor={id}>
        {word.english}
      </label>
      <div>
        <textarea
          className={`${field.input} ${field.line}`}
          id={id}
          rows={1}
          value={typeof value === 'string' ? value : ''}
          placeholder={word.english}
          aria-invalid={problems.length > 0 ? true : undefined}
          aria-describedby={problems.length > 0 ? `${id}-mistakes` : undefined}
          onChange={(event) => {
            const text = event.target.value.replaceAll(/[\r\n]+/g, ' ');
            desk.enter(word.path, text === '' ? undefined : text, word.english, 'typed');
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onBlur={desk.leave}
        />
        <FieldMistakes
          id={`${id}-mistakes`}
          problems={problems}
          onRepair={(repair) => desk.enter(word.path, repair, word.english, 'chosen')}
        />
      </div>
    </div>
  );
}

/** What the site says by itself, with the English beside what the owner says instead. */
export function WordsPanel({ onEntered }: { onEntered: (source: Source, value: PlainValue | undefined) => void }) {
  const { site, fields } = useSite();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState('');
  const file = site.files.find(({ name }) => name === 'words')?.file ?? 'words.yaml';
  const desk = useStoreDesk({ file, picked: undefined, onEntered });
  const groups = listWords(fields.words);
  const needle = wanted.trim().toLowerCase();
  const fits = ({ path, english }: Word) => {
    const own = desk.read(path);
    return `${english} ${typeof own === 'string' ? own : ''}`.toLowerCase().includes(needle);
  };
  const all = groups.flatMap(({ words }) => words);
  const said = all.filter(({ path }) => desk.read(path) !== undefined).length;
  const shown = groups
    .map((group) => ({ ...group, words: group.words.filter(fits) }))
    .filter(({ words }) => words.length > 0);
  return (
    <Panel
      title={say('pages.words')}
      back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}
      head={
        <>
          <p className={styles.intro}>{say('words.text')}</p>
          <p className={styles.intro}>{say('words.said', { said, all: all.length })}</p>
        </>
      }
    >
      <DeskContext value={desk}>
        <input
          className={field.input}
          type="search"
          aria-label={say('words.find')}
          placeholder={say('words.find')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        {shown.length === 0 && <p className={styles.intro}>{say('words.nothing', { wanted })}</p>}
        {shown.map(({ title, words }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {words.map((word) => (
              <WordRow key={word.path.join('.')} word={word} />
            ))}
          </section>
        ))}
      </DeskContext>
    </Panel>
  );
}
