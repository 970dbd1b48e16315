import { useEffect, useState } from 'react';
import type { StudioApi } from './api/studio-api.ts';
import { say } from './say.ts';
import { Shell } from './shell/shell.tsx';
import { createStudioStore } from './state/studio-store.ts';
import { StudioContext, useSnapshot, useStore } from './state/use-studio.ts';
import styles from './studio.module.css';

/** The studio's window. */
export function Studio({ api }: { api: StudioApi }) {
  const [store] = useState(() => createStudioStore(api, sessionStorage));
  useEffect(() => store.open(), [store]);
  return (
    <StudioContext value={store}>
      <Opened />
    </StudioContext>
  );
}

function Opened() {
  const store = useStore();
  const { opening, site, fields } = useSnapshot();
  if (opening === 'notLetIn')
    return (
      <main className={styles.message}>
        <h1>{say('opening.notLetInTitle')}</h1>
        <p>{say('opening.notLetIn')}</p>
        <KeptWords words={store.entered().map(({ value }) => String(value ?? ''))} />
      </main>
    );
  if (opening === 'noAnswer')
    return (
      <main className={styles.message}>
        <h1>{say('opening.noAnswerTitle')}</h1>
        <p>{say('opening.noAnswer')}</p>
      </main>
    );
  if (!site || !fields)
    return (
      <main className={styles.message} aria-busy="true">
        <p role="status">{say('opening.reading')}</p>
      </main>
    );
  return <Shell />;
}

function KeptWords({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <p>{say('opening.yourWords')}</p>
      <pre className={styles.words}>{words.join('\n\n')}</pre>
    </>
  );
}
