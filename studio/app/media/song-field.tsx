import { useRef } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { FieldFrame } from '#studio/app/form/field-frame.tsx';
import type { FileFieldProps } from '#studio/app/form/file-field.tsx';
import { FileInput } from '#studio/app/form/file-field.tsx';
import { useFocusWhenPicked } from '#studio/app/form/use-focus-when-picked.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import { mediaFileAddress, type SongAnswer } from '#studio/protocol/media.ts';
import { DropBox } from './drop-box.tsx';
import { Loudness } from './loudness.tsx';
import styles from './media.module.css';
import { type MediaTask, mediaTasks } from './media-tasks.ts';
import { tellSize } from './tell-picture.ts';
import { useListen } from './use-listen.ts';
import { useMediaTask } from './use-media-task.ts';
import { useSongFacts } from './use-song-facts.ts';
import { Wave } from './wave.tsx';

type Made = Extract<SongAnswer, { outcome: 'made' }>;

const tellLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A song: dropped or chosen, with its wave, and how loud it was and is. */
export function SongField({ field, path, label }: FileFieldProps) {
  const store = useStore();
  const { api, desk, place, task, run, latest } = useMediaTask(path);
  const choose = useRef<HTMLButtonElement>(null);
  useFocusWhenPicked(choose, path);
  const read = desk.read(path);
  const value = typeof read === 'string' ? read : '';
  const made = task?.song?.value === value ? task.song : undefined;
  const facts = useSongFacts({ written: value, file: desk.file, known: made?.song });
  const { isPlaying, share, toggle, seek } = useListen(value === '' ? undefined : mediaFileAddress(value, desk.file));

  function send(file: File) {
    const job = crypto.randomUUID();
    const stopping = new AbortController();
    const running = { stop: () => stopping.abort() };
    const leave = store.onJob(({ id, progress }) => {
      if (id === job && mediaTasks.find(place)?.isRunning)
        mediaTasks.set(place, { isRunning: true, progress, ...running });
    });
    const finish = (answer: Made): Omit<MediaTask, 'isRunning'> => {
      const group = path.slice(0, -1);
      const enter = (key: string, entered: string | undefined) => {
        if (entered !== undefined) latest.current.enter([...group, key], entered, label, 'chosen');
      };
      latest.current.enter(path, answer.value, label, 'chosen');
      const hasTitle =
        typeof latest.current.read([...group, 'title']) === 'string' && latest.current.read([...group, 'title']) !== '';
      enter('title', answer.title ?? (hasTitle ? undefined : file.name.replace(/\.[^.]*$/, '').slice(0, 100)));
      enter('artist', answer.artist);
      enter('imageSrc', answer.cover);
      return { song: answer, replaced: value === '' ? undefined : value };
    };
    void run<Made>(() => api.sendSong(place, file, job, stopping.signal) as Promise<Made>, finish, running).finally(
      leave,
    );
  }

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
            accept=".mp3,.wav,.flac,.ogg,.oga,.opus,.m4a,audio/*"
            hasOne={value !== ''}
            isOff={task?.isRunning === true}
            button={choose}
            label={label}
            describedBy={control['aria-describedby']}
            onFile={send}
          >
            {task?.isRunning && (
              <>
                <progress
                  className={styles.progress}
                  aria-label={say('media.song.working')}
                  max={1}
                  value={task.progress}
                />
                <span className={styles.soft}>{say('media.song.working')}</span>
                <Button onClick={task.stop}>{say('media.stop')}</Button>
              </>
            )}
          </DropBox>
          <div role="status" className={styles.told}>
            {task?.sentence && (
              <Note tone="mend" icon={<Icon name="warn" />}>
                {task.sentence}
              </Note>
            )}
          </div>
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
          {task?.replaced !== undefined && made && (
            <Button
              kind="bare"
              onClick={() => {
                desk.enter(path, task.replaced, label, 'chosen');
                mediaTasks.set(place, undefined);
              }}
            >
              <Icon name="undo" /> {say('media.song.before')}
            </Button>
          )}
          <details className={styles.byName}>
            <summary>{say('media.byName')}</summary>
            <FileInput field={field} path={path} label={label} control={control} />
          </details>
        </>
      )}
    </FieldFrame>
  );
}
