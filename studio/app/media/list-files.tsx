import { useRef } from 'react';
import { askForWords } from '#studio/app/form/asked-field.ts';
import { beginItem } from '#studio/app/form/new-thing.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { DropBox } from './drop-box.tsx';
import { acceptedFiles, fileKeyOf, kindOfFile } from './file-kind.ts';
import styles from './media.module.css';
import { type MediaTask, mediaTasks } from './media-tasks.ts';
import { nameSong, sendSong } from './send-song.ts';
import { TaskProgress } from './task-progress.tsx';
import { TaskStatus } from './task-status.tsx';
import { useHandedFiles, useMediaTask } from './use-media-task.ts';

type Props = {
  field: Extract<Field, { kind: 'list' }>;
  path: KeyPath;
  label: string;
  items: PlainValue[];
  onAdded: (index: number, count: number) => void;
};

/** Takes several pictures or songs at once: each becomes an entry of the list, all of them in one step. */
export function ListFiles({ field, path, label, items, onAdded }: Props) {
  const store = useStore();
  const { api, place, task, latest } = useMediaTask(path);
  const button = useRef<HTMLButtonElement>(null);
  const found = fileKeyOf(field.item);
  const kind = found?.kind ?? 'picture';
  const key = found?.key ?? '';
  const room = (field.max ?? Number.POSITIVE_INFINITY) - items.length;

  /** What an entry says that is made of this file, or why there is none. */
  async function makeItem(file: File, begun: PlainValue, report: Report): Promise<PlainValue | string | undefined> {
    if (kindOfFile(file) !== kind) return say(`media.${kind}.isNone`, { name: file.name });
    const itemPlace = { file: place.file, path: [...path, items.length, key] };
    const of = isRecord(begun) ? begun : {};
    if (kind === 'picture') {
      const answer = await api.sendPicture(itemPlace, file);
      if (answer.outcome === 'cropNeeded') return say('media.picture.toCrop', { name: file.name });
      return answer.outcome === 'made' ? { ...of, [key]: answer.value } : `${file.name}: ${answer.sentence}`;
    }
    const coverKey = field.item.kind === 'group' ? field.item.keys.find(isCover)?.key : undefined;
    const options = { api, store, place: itemPlace, file, needsCover: coverKey !== undefined };
    const answer = await sendSong({ ...options, signal: report.signal, onProgress: report.onProgress });
    if (answer.outcome !== 'made') {
      return answer.reason === 'stopped' ? undefined : `${file.name}: ${answer.sentence}`;
    }
    const cover = coverKey !== undefined && answer.cover !== undefined ? { [coverKey]: answer.cover } : {};
    return { ...of, ...nameSong(answer, file, store), [key]: answer.value, ...cover };
  }

  async function add(files: File[]) {
    if (task?.isRunning) return;
    const stopping = new AbortController();
    const made: PlainValue[] = [];
    const refused: string[] = files.length > room ? [say('media.tooMany', { max: field.max ?? 0 })] : [];
    const wanted = files.slice(0, Math.max(0, room));
    for (const [index, file] of wanted.entries()) {
      if (stopping.signal.aborted) break;
      const running = (progress?: number): MediaTask => ({
        isRunning: true,
        progress,
        of: { number: index + 1, count: wanted.length },
        stop: () => stopping.abort(),
      });
      mediaTasks.set(place, running());
      const report = {
        signal: stopping.signal,
        onProgress: (progress: number | undefined) => mediaTasks.set(place, running(progress)),
      };
      const begun = beginItem(field.item, [...items, ...made]);
      const item = await makeItem(file, begun, report).catch(() =>
        stopping.signal.aborted ? undefined : `${file.name}: ${say('media.noAnswer')}`,
      );
      if (typeof item === 'string') refused.push(item);
      else if (item !== undefined) made.push(item);
    }
    const { read, changeList } = latest.current;
    const now = read(path);
    const at = Array.isArray(now) ? now.length : 0;
    if (made.length > 0) {
      const inserts = made.map((value) => ({ do: 'insert' as const, path, index: at, value }));
      const isKept = await changeList(inserts, say('form.newIn', { label }));
      if (isKept) onAdded(at, made.length);
      if (isKept && kind === 'picture') askForWords({ file: latest.current.file, path: [...path, at, 'alt'] });
    }
    mediaTasks.set(place, refused.length > 0 ? { isRunning: false, sentence: refused.join(' ') } : undefined);
  }
  useHandedFiles(place, (files) => void add(files));

  return (
    <div className={styles.many}>
      <DropBox
        kind={kind}
        accept={acceptedFiles[kind]}
        hasOne={false}
        isMany
        isOff={task?.isRunning === true}
        button={button}
        label={label}
        describedBy={undefined}
        onFiles={(files) => void add(files)}
      >
        <TaskProgress task={task} kind={kind} />
      </DropBox>
      <TaskStatus task={task} />
    </div>
  );
}

type Report = { signal: AbortSignal; onProgress: (progress: number | undefined) => void };

const isCover = ({ field }: { field: Field }) => field.kind === 'picture';
