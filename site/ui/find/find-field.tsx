import { errorWords, sharedWords } from 'virtual:words';
import { useRef } from 'react';
import { fillWords } from '#model/words.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Field } from '#site/ui/field.tsx';
import styles from './find-field.module.css';
import type { Finder } from './use-find.ts';

type Props<Item> = { label: string; finder: Finder<Item> };

/** Finds items of a list as one types. */
export function FindField<Item>({ label, finder }: Props<Item>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { query, find, load, isActive, hasFailed } = finder;
  const showAll = () => {
    find('');
    inputRef.current?.focus();
  };
  return (
    <search className={styles.find} data-needs-script="" data-print="never">
      <Field
        ref={inputRef}
        label={label}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onFocus={() => void load()}
        onChange={({ target }) => find(target.value)}
      />
      <div className={styles.outcome} data-active={isActive || undefined}>
        {/* Always rendered: screen readers only announce changes of a live region. */}
        <p role="status">{isActive ? describe(finder) : null}</p>
        {hasFailed && (
          <Button size="small" onClick={() => void load()}>
            {errorWords.tryAgain}
          </Button>
        )}
        {isActive && (
          <Button size="small" onClick={showAll}>
            {sharedWords.showAll}
          </Button>
        )}
      </div>
    </search>
  );
}

function describe<Item>({ hasFailed, results, count }: Finder<Item>): string {
  if (hasFailed) return sharedWords.listFailed;
  if (!results) return sharedWords.oneMoment;
  if (count === 0) return sharedWords.foundNone;
  if (count === results.length) return fillWords(sharedWords.found, { count });
  return fillWords(sharedWords.foundMany, { count, shown: results.length });
}
