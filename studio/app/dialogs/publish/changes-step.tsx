import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import rows from '#studio/app/panels/rows.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import type { LookAnswer, PublishChanges, PublishedFile } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import { tellBytes } from '../tell-bytes.ts';
import styles from './publish.module.css';

const kinds: Record<PublishedFile['how'], string> = { new: 'new', changed: 'look', gone: 'mend' };

type ChangesProps = {
  changes: PublishChanges;
  onLook: () => void;
  onWhere: () => void;
  onClose: () => void;
};

/** What the owner did since the last time, before the site is built. */
export function ChangesStep({ changes, onLook, onWhere, onClose }: ChangesProps) {
  const { choice, mistakes, publishedAt } = changes;
  const place = choice?.host === 'folder' ? choice.settings.folder : choice?.address;
  return (
    <Dialog
      title={changes.changes.length > 0 ? sayCount('publish.count', changes.changes.length) : say('publish.title')}
      onClose={onClose}
      foot={
        <>
          <p>{say('publish.nothingSent')}</p>
          <Button onClick={onWhere}>{say('publish.otherHome')}</Button>
          <Button kind="go" isOff={mistakes.length > 0} onClick={onLook}>
            {say('publish.look')}
          </Button>
        </>
      }
    >
      {mistakes.length > 0 && (
        <Note tone="mend" icon={<Icon name="warn" />} role="alert">
          <b>{say('publish.mistakes')}</b>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </Note>
      )}
      <p className={styles.lead}>{say('publish.goesTo', { place: `${choice?.title}, ${place}` })}</p>
      {publishedAt === undefined && <p>{say('publish.first')}</p>}
      {publishedAt !== undefined && changes.changes.length === 0 && <p>{say('publish.nothingNew')}</p>}
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

type PlanProps = {
  plan: Extract<LookAnswer, { outcome: 'plan' }>;
  onPublish: () => void;
  onClose: () => void;
};

/** What would be sent and removed. */
export function PlanStep({ plan, onPublish, onClose }: PlanProps) {
  const { files, bytes, notes } = plan;
  const count = files.filter(({ how }) => how !== 'gone').length;
  return (
    <Dialog
      title={files.length === 0 ? say('publish.planNothing') : sayCount('publish.planTitle', count)}
      onClose={onClose}
      foot={
        <>
          <p>{files.length > 0 && say('publish.planSize', { size: tellBytes(bytes) })}</p>
          <Button onClick={onClose}>{say('form.notNow')}</Button>
          <Button kind="go" onClick={onPublish}>
            <Icon name="send" /> {say('publish.publish')}
          </Button>
        </>
      }
    >
      {notes.length > 0 && (
        <Note tone="know">
          <b>{say('publish.notes')}</b>
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Note>
      )}
      {files.length > 0 && (
        <details className={styles.files}>
          <summary>{sayCount('publish.files', files.length)}</summary>
          <ul>
            {files.map(({ file, how, bytes: size }) => (
              <li key={file} className={rows.row}>
                <span className={rows.tag} data-kind={kinds[how]}>
                  {say(`publish.${how}`)}
                </span>
                <span className={rows.grow}>{file}</span>
                <span className={styles.size}>{tellBytes(size)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
