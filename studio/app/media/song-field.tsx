import { useRef } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { FieldFrame } from '#studio/app/form/field-frame.tsx';
import { type FileFieldProps, FileInput } from '#studio/app/form/file-field.tsx';
import { useFocusWhenPicked } from '#studio/app/form/use-focus-when-picked.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { mediaFileAddress, type SongAnswer } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { DropBox } from './drop-box.tsx';
import { acceptedFiles } from './file-kind.ts';
import { Loudness } from './loudness.tsx';
import styles from './media.module.css';
import { type MediaTask, mediaTasks } from './media-tasks.ts';
import { nameSong, sendSong } from './send-song.ts';
import { TaskProgress } from './task-progress.tsx';
import { TaskStatus } from './task-status.tsx';
import { tellSize } from './tell-picture.ts';
import { useListen } from './use-listen.ts';
import { useHandedFiles, useMediaTask } from './use-media-task.ts';
import { useSongFacts } from './use-song-facts.ts';
import { ValueBefore } from './value-before.tsx';
import { Wave } from './wave.tsx';

type Made = Extract<SongAnswer, { outcome: 'made' }>;

const tellLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A song: dropped or chosen, with its wave, and how loud it was and is. */
export function SongField({ field, path, label }: FileFieldProps) {
  const store = useStore();
  const { api, desk, place, task, run, putBack, latest } = useMediaTask(path);
  const choose = useRef<HTMLButtonElement>(null);
  useFocusWhenPicked(choose, path);
  const read = desk.read(path);
  const value = typeof read === 'string' ? read : '';
  const made = task?.song?.value === value ? task.song : undefined;
  const facts = useSongFacts({ written: value, file: place.file, known: made?.song });
  const { isPlaying, share, toggle, seek } = useListen(value === '' ? undefined : mediaFileAddress(value, place.file));

  function send(file: File) {
    const stopping = new AbortController();
    const running = { stop: () => stopping.abort() };
    const group = path.slice(0, -1);
    const readKey = (key: string) => latest.current.read([...group, key]);
    const isEmpty = (key: string) => readKey(key) === undefined || readKey(key) === '';
    const finish = async (answer: Made): Promise<Omit<MediaTask, 'isRunning'>> => {
      const { title, artist } = nameSong(answer, file, store);
      const values: { path: KeyPath; value: PlainValue }[] = [{ path, value: answer.value }];
      const put = (key: string, entered: string) => values.push({ path: [...group, key], value: entered });
      if (answer.title !== undefined || isEmpty('title')) put('title', title);
      if (answer.artist !== undefined || isEmpty('artist')) put('artist', artist);
      if (answer.cover !== undefined) put('imageSrc', answer.cover);
      await latest.current.enterAll(values, label);
      return { song: answer, replaced: value === '' ? undefined : value };
    };
    const onProgress = (progress: number | undefined) => {
      if (mediaTasks.find(place)?.isRunning) mediaTasks.set(place, { isRunning: true, progress, ...running });
    };
    const options = { api, store, place, file, needsCover: isEmpty('imageSrc'), signal: stopping.signal, onProgress };
    void run<Made>(() => sendSong(options) as Promise<Made>, finish, running);
  }

  const takeFiles = ([file]: File[]) => {
    if (file && !task?.isRunning) send(file);
  };
  useHandedFiles(place, takeFiles);

  return (
    <FieldFrame
      isGroup
      field={field}
      path={path}
      label={label}
      onRepair={(repaired) => desk.enter(path, repaired, label, 'chosen')}
    >
      {(control) => (
        <>
          {facts && (
            <>
              <p className={styles.facts}>
                <b>{say('media.song.facts', { length: tellLength(facts.seconds), size: tellSize(facts.bytes) })}</b>
                {made && made.how !== 'kept' && (
                  <>
                    <br />
                    <span className={styles.soft}>{say(`media.song.${made.how}`)}</span>
                  </>
                )}
              </p>
              {facts.peaks.length > 0 && <Wave peaks={facts.peaks} share={share} onSeek={seek} />}
              <div className={styles.listen}>
                <Button aria-pressed={isPlaying} onClick={toggle}>
                  <Icon name={isPlaying ? 'pause' : 'play'} />{' '}
                  {say(isPlaying ? 'media.song.pause' : 'media.song.listen')}
                </Button>
              </div>
            </>
          )}
          <DropBox
            kind="song"
            accept={acceptedFiles.song}
            hasOne={value !== ''}
            isOff={task?.isRunning === true}
            button={choose}
            label={label}
            describedBy={control['aria-describedby']}
            onFiles={takeFiles}
          >
            <TaskProgress task={task} kind="song" />
          </DropBox>
          <TaskStatus task={task} />
          {facts?.loudness !== undefined && (
            <Loudness
              before={made?.loudnessBefore}
              now={facts.loudness}
              target={made?.target}
              how={made?.how}
              isAtPeak={made?.isAtPeak}
            />
          )}
          {made && (made.title ?? made.artist) !== undefined && <p className={styles.soft}>{say('media.song.read')}</p>}
          {task?.replaced !== undefined && made && <ValueBefore kind="song" onBack={() => putBack(label)} />}
          <details className={styles.byName}>
            <summary>{say('media.byName')}</summary>
            <FileInput field={field} path={path} label={label} control={control} />
          </details>
        </>
      )}
    </FieldFrame>
  );
}
