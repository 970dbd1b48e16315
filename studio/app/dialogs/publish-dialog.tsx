import { useEffect, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import rows from '#studio/app/panels/rows.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { OpenAnswer, PublishAnswer, PublishChanges, PublishedFile } from '#studio/protocol/publish.ts';
import { Dialog } from './dialog.tsx';
import styles from './publish-dialog.module.css';
import { tellBytes } from './tell-bytes.ts';

type State =
  | { at: 'reading' | 'failed' }
  | { at: 'changes'; changes: PublishChanges }
  | { at: 'building'; sentence?: string; changes: PublishChanges }
  | { at: 'built'; answer: Extract<PublishAnswer, { outcome: 'built' }>; changes: PublishChanges }
  | { at: 'refused'; sentence: string; mistakes: string[] };

const kinds: Record<PublishedFile['how'], string> = { new: 'new', changed: 'look', gone: 'mend' };

function FilesOf({ files }: { files: PublishedFile[] }) {
  if (files.length === 0) return <p>{say('publish.sameFiles')}</p>;
  return (
    <details className={styles.files}>
      <summary>{sayCount('publish.files', files.length)}</summary>
      <ul>
        {files.map(({ file, how, bytes }) => (
          <li key={file} className={rows.row}>
            <span className={rows.tag} data-kind={kinds[how]}>
              {say(`publish.${how}`)}
            </span>
            <span className={rows.grow}>{file}</span>
            <span className={styles.size}>{tellBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Builds the site, says what changed, and opens the folder that goes on the web. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const [state, setState] = useState<State>({ at: 'reading' });
  const [opened, setOpened] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        await store.flush();
        const changes = await store.api.get<PublishChanges>('publish/changes');
        if (isCurrent) setState({ at: 'changes', changes });
      } catch {
        if (isCurrent) setState({ at: 'failed' });
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [store]);
  useEffect(
    () =>
      store.onJob(({ sentence }) => {
        if (sentence) setState((now) => (now.at === 'building' ? { ...now, sentence } : now));
      }),
    [store],
  );

  const build = async (changes: PublishChanges) => {
    setState({ at: 'building', changes });
    try {
      const answer = await store.api.post<PublishAnswer>('publish/build');
      if (answer.outcome === 'built') setState({ at: 'built', answer, changes });
      else setState({ at: 'refused', sentence: answer.sentence, mistakes: answer.mistakes ?? [] });
      await store.refresh();
    } catch {
      setState({ at: 'failed' });
    }
  };
  const open = async () => {
    try {
      const answer = await store.api.post<OpenAnswer>('publish/open');
      setOpened(answer.outcome === 'opened' ? say('publish.opened') : answer.sentence);
    } catch {
      setOpened(say('publish.notOpened'));
    }
  };

  const notNow = <Button onClick={onClose}>{say('form.notNow')}</Button>;
  switch (state.at) {
    case 'reading':
      return (
        <Dialog title={say('publish.title')} onClose={onClose}>
          <p role="status">{say('publish.reading')}</p>
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog title={say('publish.title')} onClose={onClose} foot={notNow}>
          <p role="alert">{say('publish.failed')}</p>
        </Dialog>
      );
    case 'refused':
      return (
        <Dialog title={say('publish.refusedTitle')} onClose={onClose} foot={notNow}>
          <div role="alert">
            <p>{state.sentence}</p>
            <ul className={styles.list}>
              {state.mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </div>
        </Dialog>
      );
    case 'building':
      return (
        <Dialog title={say('publish.buildingTitle')} onClose={onClose}>
          <div className={styles.progress} role="progressbar" aria-label={say('publish.buildingTitle')}>
            <span />
          </div>
          <p role="status">{state.sentence ?? say('publish.building')}</p>
        </Dialog>
      );
    case 'built':
      return (
        <Dialog
          title={say('publish.builtTitle')}
          onClose={onClose}
          foot={
            <>
              <p role="status">{opened}</p>
              <Button onClick={onClose}>{say('publish.done')}</Button>
              <Button kind="go" onClick={() => void open()}>
                <Icon name="external" /> {say('publish.open')}
              </Button>
            </>
          }
        >
          <p>{say('publish.built', { seconds: Math.max(1, Math.round(state.answer.seconds)) })}</p>
          <p className={styles.folder}>{state.answer.folder}</p>
          <FilesOf files={state.answer.files} />
          {state.changes.hosts.length > 0 && <h3 className={rows.heading}>{say('publish.where')}</h3>}
          {state.changes.hosts.map(({ name, how }) => (
            <details key={name} className={styles.files}>
              <summary>{name}</summary>
              <p className={styles.how}>{how}</p>
            </details>
          ))}
        </Dialog>
      );
    case 'changes': {
      const { changes } = state;
      const isNothing = changes.changes.length === 0 && changes.builtAt !== undefined;
      return (
        <Dialog
          title={changes.changes.length > 0 ? sayCount('publish.count', changes.changes.length) : say('publish.title')}
          onClose={onClose}
          foot={
            <>
              <p>{say('publish.nothingSent')}</p>
              {notNow}
              <Button kind="go" isOff={changes.mistakes.length > 0} onClick={() => void build(changes)}>
                {say('publish.build')}
              </Button>
            </>
          }
        >
          {changes.mistakes.length > 0 && (
            <Note tone="mend" icon={<Icon name="warn" />} role="alert">
              <b>{say('publish.mistakes')}</b>
              <ul>
                {changes.mistakes.map((mistake) => (
                  <li key={mistake}>{mistake}</li>
                ))}
              </ul>
            </Note>
          )}
          {isNothing && <p>{say('publish.nothingNew')}</p>}
          {changes.builtAt === undefined && <p>{say('publish.first')}</p>}
          <ul>
            {changes.changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been done twice
              <li key={index} className={rows.row}>
                <span className={rows.tag} data-kind="look">
                  {say('publish.changed')}
                </span>
                <span className={rows.grow}>{change.charAt(0).toUpperCase() + change.slice(1)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      );
    }
  }
}
