import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import rows from '#studio/app/panels/rows.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import type { PublishChanges } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

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
