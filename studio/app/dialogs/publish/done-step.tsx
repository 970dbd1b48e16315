import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { OpenAnswer, SendAnswer } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

type Props = { published: Extract<SendAnswer, { outcome: 'published' }>; onClose: () => void };

/** Where it is now, and whether visitors get it. */
export function DoneStep({ published, onClose }: Props) {
  const { address, folder, count, seconds, live, time } = published;
  const store = useStore();
  const [told, setTold] = useState<string>();
  const open = async () => {
    try {
      const answer = await store.api.post<OpenAnswer>('publish/open');
      setTold(answer.outcome === 'opened' ? say('publish.opened') : answer.sentence);
    } catch {
      setTold(say('publish.notOpened'));
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(String(address)).then(
      () => setTold(say('publish.copied')),
      () => setTold(address),
    );
  };
  const isSeen = !live || live.wrong.length === 0;
  const title = say(
    folder !== undefined ? 'publish.doneFolderTitle' : isSeen ? 'publish.doneTitle' : 'publish.doneLateTitle',
  );
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' }).format(time);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <p role="status">{told ?? say('publish.publishedAt', { time: clock })}</p>
          {folder !== undefined && (
            <Button kind="go" onClick={() => void open()}>
              <Icon name="external" /> {say('publish.open')}
            </Button>
          )}
          {folder === undefined && address !== undefined && (
            <>
              <Button onClick={() => void copy()}>
                <Icon name="copy" /> {say('publish.copy')}
              </Button>
              <Button kind="go" onClick={() => window.open(address, '_blank', 'noopener')}>
                <Icon name="external" /> {say('publish.visit')}
              </Button>
            </>
          )}
        </>
      }
    >
      {folder !== undefined && (
        <>
          <p>{say('publish.inFolder')}</p>
          <p className={styles.folder}>{folder}</p>
        </>
      )}
      {isSeen && <div className={styles.party} />}
      {folder === undefined && address !== undefined && (
        <>
          <p>{say(isSeen ? 'publish.anybody' : 'publish.anybodyLater')}</p>
          <p className={styles.address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          </p>
        </>
      )}
      <p className={styles.soft}>
        {count > 0
          ? sayCount('publish.took', count, {
              time: sayCount('publish.seconds', Math.max(1, Math.round(seconds))),
            })
          : say('publish.tookNothing')}{' '}
        {live && live.wrong.length === 0 && sayCount('publish.pagesFine', live.fine)}
      </p>
      {live && live.wrong.length > 0 && (
        <Note tone="mend" icon={<Icon name="warn" />} role="alert">
          <p>{say('publish.pagesWrong')}</p>
          <ul className={styles.list}>
            {live.wrong.map((path) => (
              <li key={path}>/{path.replace(/(index)?\.html$/, '')}</li>
            ))}
          </ul>
        </Note>
      )}
    </Dialog>
  );
}
