import { useId, useState } from 'react';
import { DeskContext, useDesk } from '#studio/app/form/desk.ts';
import field from '#studio/app/form/field.module.css';
import { FieldMistakes } from '#studio/app/form/field-mistakes.tsx';
import { labelOf } from '#studio/app/form/label.ts';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { listLanguages, nameLanguage } from './languages.ts';
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

function WordRow({ word, language }: { word: Word; language: string }) {
  const desk = useDesk();
  const value = desk.read(word.path);
  const problems = desk.problemsAt(word.path);
  const id = word.path.join('-');
  return (
    <div className={styles.row} data-field={JSON.stringify(word.path)}>
      <label className={styles.english} htmlFor={id} lang="en">
        {word.english}
      </label>
      <div>
        <textarea
          className={`${field.input} ${field.line}`}
          id={id}
          lang={language}
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

/** Which words nobody has said yet, as it was when they were looked at: a word that is just typed stays where it is. */
function useUnsaid(all: Word[], isSaid: (word: Word) => boolean, language: string) {
  const read = () => new Set(all.filter((word) => !isSaid(word)).map(({ path }) => path.join('.')));
  const [unsaid, setUnsaid] = useState(read);
  const [of, setOf] = useState(language);
  if (of !== language) {
    setOf(language);
    setUnsaid(read());
  }
  return { isUnsaid: ({ path }: Word) => unsaid.has(path.join('.')), sortAgain: () => setUnsaid(read()) };
}

/** What the site says by itself, with the English beside what the owner says instead; in another language, what is missing first. */
export function WordsPanel({ onEntered }: { onEntered: (source: Source, value: PlainValue | undefined) => void }) {
  const store = useStore();
  const { site, fields } = useSite();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState('');
  const file = site.files.find(({ name }) => name === 'words')?.file ?? 'words.yaml';
  const siteFile = site.files.find(({ name }) => name === 'site')?.file ?? 'site.yaml';
  const desk = useStoreDesk({ file, picked: undefined, onEntered });
  const languagePlace = { file: siteFile, path: ['language'] };
  const read = store.read(languagePlace);
  const language = typeof read === 'string' ? read : 'en';
  const isEnglish = /^en(-|$)/.test(language);
  const languageId = useId();
  const groups = listWords(fields.words);
  const all = groups.flatMap(({ words }) => words);
  // The sample has all of the English, to be written over.
  const isSaid = ({ path, english }: Word) => ![undefined, english].includes(desk.read(path) as string | undefined);
  const { isUnsaid, sortAgain } = useUnsaid(all, isSaid, language);
  const needle = wanted.trim().toLowerCase();
  const fits = ({ path, english }: Word) => {
    const own = desk.read(path);
    return `${english} ${typeof own === 'string' ? own : ''}`.toLowerCase().includes(needle);
  };
  const name = nameLanguage(language);
  const parts = isEnglish
    ? [{ title: undefined, isIn: () => true }]
    : [
        { title: say('words.unsaid'), isIn: isUnsaid },
        {
          title: say('words.saidIn', { language: nameLanguage(language, 'en') }),
          isIn: (word: Word) => !isUnsaid(word),
        },
      ];
  const shown = parts
    .map(({ title, isIn }) => ({
      title,
      groups: groups
        .map((group) => ({ ...group, words: group.words.filter((word) => isIn(word) && fits(word)) }))
        .filter(({ words }) => words.length > 0),
    }))
    .filter(({ groups: found }) => found.length > 0);
  return (
    <Panel
      title={say('pages.words')}
      back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}
      head={
        <>
          <p className={styles.intro}>{say('words.text')}</p>
          <p className={styles.intro}>
            {say(isEnglish ? 'words.own' : 'words.said', {
              said: all.filter(isSaid).length,
              all: all.length,
            })}
          </p>
        </>
      }
    >
      <DeskContext value={desk}>
        <div className={styles.language}>
          <label htmlFor={languageId}>{say('words.language')}</label>
          <select
            id={languageId}
            className={field.input}
            value={language}
            onChange={({ target }) => {
              store.enter(languagePlace, target.value, say('words.languageStep'), 'chosen');
              void store.leave();
            }}
          >
            {listLanguages(language).map((known) => (
              <option key={known.code} value={known.code} lang={known.code}>
                {known.name}
              </option>
            ))}
          </select>
          <p className={styles.intro}>{say('words.languageHelp')}</p>
        </div>
        <input
          className={field.input}
          type="search"
          aria-label={say('words.find')}
          placeholder={say('words.find')}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            sortAgain();
          }}
        />
        {shown.length === 0 && <p className={styles.intro}>{say('words.nothing', { wanted })}</p>}
        {shown.map((part) => (
          <section key={part.title ?? ''}>
            {part.title && <h2 className={styles.part}>{part.title}</h2>}
            {!isEnglish && (
              <p className={styles.columns} aria-hidden="true">
                <span>{nameLanguage('en')}</span>
                <span>{name}</span>
              </p>
            )}
            {part.groups.map(({ title, words }) => (
              <section key={title}>
                <Title level={part.title ? 3 : 2}>{title}</Title>
                {words.map((word) => (
                  <WordRow key={word.path.join('.')} word={word} language={language} />
                ))}
              </section>
            ))}
          </section>
        ))}
      </DeskContext>
    </Panel>
  );
}

function Title({ level, children }: { level: 2 | 3; children: string }) {
  return level === 2 ? <h2 className={styles.title}>{children}</h2> : <h3 className={styles.title}>{children}</h3>;
}
