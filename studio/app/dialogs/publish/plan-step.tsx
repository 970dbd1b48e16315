import type { PublishedFile, PublishedGroup } from '#model/published-files.ts';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import rows from '#studio/app/panels/rows.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import { useSnapshot } from '#studio/app/state/use-studio.ts';
import { valueAt } from '#studio/app/state/value-at.ts';
import type { LookAnswer } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import { tellBytes } from '../tell-bytes.ts';
import styles from './publish.module.css';

const kinds: Record<PublishedFile['how'], string> = { new: 'new', changed: 'look', gone: 'mend' };

/** More names than these are a number. */
const maxNames = 3;

type Props = {
  plan: Extract<LookAnswer, { outcome: 'plan' }>;
  onPublish: () => void;
  onClose: () => void;
};

/** What would be sent and removed. */
export function PlanStep({ plan, onPublish, onClose }: Props) {
  const { files, groups, bytes, notes, address } = plan;
  const count = files.filter(({ how }) => how !== 'gone').length;
  const { site } = useSnapshot();
  const warning = site?.warnings.find(({ file, path }) => file === 'site.yaml' && path[0] === 'address');
  const written = warning && valueAt(site?.files.find(({ file }) => file === 'site.yaml')?.data, ['address']);
  // The host may give another one.
  const sample = written !== undefined && (address === undefined || address === written) ? String(written) : undefined;
  return (
    <Dialog
      title={files.length === 0 ? say('publish.planNothing') : sayCount('publish.planTitle', count)}
      onClose={onClose}
      foot={
        <>
          <p>{files.length > 0 && say('publish.planSize', { size: tellBytes(bytes) })}</p>
          {files.length === 0 ? (
            <Button kind="go" onClick={onClose}>
              {say('toast.read')}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{say('form.notNow')}</Button>
              <Button kind="go" onClick={onPublish}>
                <Icon name="send" /> {say('publish.publish')}
              </Button>
            </>
          )}
        </>
      }
    >
      {address !== undefined && files.length > 0 && (
        <p className={styles.lead}>{say('publish.planPlace', { place: address.replace(/^https?:\/\/|\/$/g, '') })}</p>
      )}
      {sample !== undefined && files.length > 0 && (
        <Note tone="mend" icon={<Icon name="warn" />}>
          {say('publish.sampleAddress', { address: sample })}
        </Note>
      )}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={`${group.how} ${group.kind}`} className={rows.row}>
            <span className={`${rows.tag} ${styles.how}`} data-kind={kinds[group.how]}>
              {say(`publish.${group.how}`)}
            </span>
            <span className={`${rows.grow} ${styles.what}`}>{describeGroup(group)}</span>
            <span className={styles.size}>{group.how === 'gone' ? '' : tellBytes(group.bytes)}</span>
          </li>
        ))}
      </ul>
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
          <summary>{say('publish.everyFile', { counts: countFiles(files) })}</summary>
          <ul>
            {files.map(({ file, how, bytes: size }) => (
              <li key={file} className={rows.row}>
                <span className={`${rows.tag} ${styles.how}`} data-kind={kinds[how]}>
                  {say(`publish.${how}`)}
                </span>
                <span className={`${rows.grow} ${styles.what}`}>{file}</span>
                <span className={styles.size}>{how === 'gone' ? '' : tellBytes(size)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

/** `Pages: Home, About Me and 3 more`, or `12 pictures`. */
function describeGroup({ kind, names, count }: PublishedGroup): string {
  if (names.length === 0)
    return kind === 'inside' ? say('publish.group.inside') : sayCount(`publish.group.${kind}`, count);
  // A name that is left alone is as short as saying that there is one more.
  const shown = names.slice(0, names.length === maxNames + 1 ? maxNames + 1 : maxNames).map(nameOf);
  const rest = names.length - shown.length;
  const last = rest > 0 ? say('publish.group.more', { count: rest }) : shown.length > 1 ? shown.pop() : undefined;
  const list = shown.join(', ');
  const text = last === undefined ? list : say('publish.group.and', { list, last });
  return sayCount(`publish.group.named.${kind}`, names.length, { names: text });
}

const knownPages: Record<string, string> = { home: 'pages.home', lost: 'pages.lost' };
const nameOf = (name: string): string => (knownPages[name] ? say(knownPages[name]) : name);

function countFiles(files: readonly PublishedFile[]): string {
  const hows = ['new', 'changed', 'gone'] as const;
  const counts = hows.map((how) => ({ how, count: files.filter((file) => file.how === how).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ how, count }) => sayCount(`publish.counts.${how}`, count))
    .join(', ');
}
