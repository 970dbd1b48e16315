import type { ReactNode } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import { isSamePath, valueAt } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useNavigation, type View } from './navigation.ts';
import styles from './pages-list.module.css';

/** Parts that every page has, or that have no page. */
const parts: { word: string; file: string; path: KeyPath }[] = [
  { word: 'site', file: 'site.yaml', path: [] },
  { word: 'menu', file: 'site.yaml', path: ['navigation'] },
  { word: 'ticker', file: 'site.yaml', path: ['ticker'] },
  { word: 'tracks', file: 'tracks.yaml', path: [] },
  { word: 'delights', file: 'delights.yaml', path: [] },
  { word: 'facts', file: 'facts.yaml', path: ['facts'] },
  { word: 'services', file: 'site.yaml', path: ['services'] },
  { word: 'rules', file: 'site.yaml', path: ['guestbookRules'] },
];

type EntryProps = { isCurrent?: boolean; isSoft?: boolean; onGo: () => void; children: ReactNode };

function Entry({ isCurrent = false, isSoft = false, onGo, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-soft={isSoft || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        {children}
      </button>
    </li>
  );
}

/** Pages, parts, and what looks after the site: the rail, and the list that opens from the bar. */
export function PagesList({ onDone }: { onDone?: () => void }) {
  const { site } = useSite();
  const { view, page, go, openPage } = useNavigation();
  const leftOut = site.pages.filter(({ isLeftOut }) => isLeftOut);
  const there = site.pages.filter(({ isLeftOut, file }) => !isLeftOut && !file.includes('/'));
  const mistakesIn = (file: string) => site.drafts.filter((draft) => draft.file === file).length;
  const goTo = (next: View) => {
    go(next);
    onDone?.();
  };
  const countOf = (file: string, path: KeyPath) => {
    const data = valueAt(site.files.find((known) => known.file === file)?.data, path);
    return Array.isArray(data) ? data.length : undefined;
  };
  const isAt = (file: string, path: KeyPath) =>
    view.at === 'value' && view.file === file && isSamePath(view.path, path);
  return (
    <div className={styles.columns}>
      <section>
        <h2>{say('pages.pages')}</h2>
        <ul>
          {there.map(({ address, title, file }) => (
            <Entry
              key={address}
              isCurrent={page?.address === address}
              onGo={() => {
                openPage(address);
                goTo({ at: 'page' });
              }}
            >
              {titleOfPage({ address, title })}
              {mistakesIn(file) > 0 && (
                <span className={styles.mend}>{say('pages.toMend', { count: mistakesIn(file) })}</span>
              )}
            </Entry>
          ))}
          {leftOut.length > 0 && (
            <Entry isSoft isCurrent={view.at === 'leftOut'} onGo={() => goTo({ at: 'leftOut' })}>
              <Icon name="plus" /> {say('pages.bringBack')}
            </Entry>
          )}
        </ul>
      </section>
      <section>
        <h2>{say('pages.allOver')}</h2>
        <ul>
          {parts
            .filter(({ file }) => site.files.some((known) => known.file === file))
            .map(({ word, file, path }) => (
              <Entry key={word} isCurrent={isAt(file, path)} onGo={() => goTo({ at: 'value', file, path })}>
                {say(`pages.${word}`)}
                {countOf(file, path) !== undefined && <span className={styles.number}>{countOf(file, path)}</span>}
              </Entry>
            ))}
          <Entry isCurrent={view.at === 'words'} onGo={() => goTo({ at: 'words' })}>
            {say('pages.words')}
          </Entry>
          <Entry isCurrent={view.at === 'colours'} onGo={() => goTo({ at: 'colours' })}>
            {say('pages.colours')}
          </Entry>
        </ul>
        <h2>{say('pages.lookingAfter')}</h2>
        <ul>
          <Entry isCurrent={view.at === 'guestbook'} onGo={() => goTo({ at: 'guestbook' })}>
            {say('pages.guestbook')}
          </Entry>
          <Entry isCurrent={view.at === 'visits'} onGo={() => goTo({ at: 'visits' })}>
            {say('pages.visits')}
          </Entry>
          <Entry isCurrent={view.at === 'check'} onGo={() => goTo({ at: 'check' })}>
            {say('bar.check')}
          </Entry>
          <Entry isCurrent={view.at === 'history'} onGo={() => goTo({ at: 'history' })}>
            {say('pages.history')}
          </Entry>
          <Entry isCurrent={view.at === 'bin'} onGo={() => goTo({ at: 'bin' })}>
            {say('pages.bin')}
          </Entry>
        </ul>
      </section>
    </div>
  );
}
