import { useEffect, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { askForWords } from '#studio/app/form/asked-field.ts';
import { FieldFrame } from '#studio/app/form/field-frame.tsx';
import { type FileFieldProps, FileInput } from '#studio/app/form/file-field.tsx';
import { useFocusWhenPicked } from '#studio/app/form/use-focus-when-picked.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { type CropBox as Frame, mediaFileAddress, type PictureAnswer } from '#studio/protocol/media.ts';
import { Choices } from './choices.tsx';
import { CropBox } from './crop-box.tsx';
import { DropBox } from './drop-box.tsx';
import { FetchButton } from './fetch-button.tsx';
import { acceptedFiles } from './file-kind.ts';
import styles from './media.module.css';
import { type MediaTask, mediaTasks } from './media-tasks.ts';
import { OtherFigures } from './other-figures.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { TaskStatus } from './task-status.tsx';
import { tellChanges, tellKind } from './tell-picture.ts';
import { useHandedFiles, useMediaTask } from './use-media-task.ts';
import { ValueBefore } from './value-before.tsx';

type Made = Extract<PictureAnswer, { outcome: 'made' }>;
type NeedsCrop = Extract<PictureAnswer, { outcome: 'cropNeeded' }>;

const isAddress = (value: string) => /^https?:/i.test(value);

/** A picture: dropped, pasted or chosen, cropped, and what was done to it. */
export function PictureField({ field, path, label }: FileFieldProps) {
  const { api, desk, place, task, run, putBack, latest } = useMediaTask(path);
  const [isCropping, setIsCropping] = useState(false);
  const [missing, setMissing] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  useFocusWhenPicked(choose, path);
  const read = desk.read(path);
  const value = typeof read === 'string' ? read : '';
  const isThere = value !== '' && !isAddress(value) && missing !== value;
  const isMoving = task?.picture?.value === value && task.picture.picture.kind === 'moving';

  const send = (ask: () => Promise<PictureAnswer>, file?: File) => {
    setIsCropping(false);
    return run<Made | NeedsCrop>(ask, (answer): Omit<MediaTask, 'isRunning'> => {
      if (answer.outcome === 'cropNeeded') return file ? { toCrop: { ...answer, file } } : {};
      latest.current.enter(path, answer.value, label, 'chosen');
      const words = [...path.slice(0, -1), 'alt'];
      const said = latest.current.read(words);
      // Of something new, they were just written for this.
      if (!desk.isNew || typeof said !== 'string' || said.trim() === '')
        askForWords({ file: desk.file, path: words, picture: path });
      return { picture: answer, replaced: value === '' ? undefined : value };
    });
  };
  const sendFile = (file: File, crop?: Frame) => void send(() => api.sendPicture(place, file, crop), file);
  // Of several, a field for one takes the first.
  const takeFiles = ([file]: File[]) => {
    if (file && !task?.isRunning) sendFile(file);
  };
  useHandedFiles(place, takeFiles);
  const leaveCrop = () => {
    setIsCropping(false);
    if (task?.toCrop) mediaTasks.set(place, undefined);
    choose.current?.focus();
  };

  const address = isThere ? mediaFileAddress(value, place.file) : undefined;
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
          {task?.toCrop ? (
            <CropFile task={task.toCrop} onDone={sendFile} onLeave={leaveCrop} />
          ) : isCropping && address ? (
            <CropBox
              src={address}
              exact={field.exactSize}
              onDone={(crop) => void send(() => api.cropPicture(place, value, crop))}
              onLeave={leaveCrop}
            />
          ) : (
            <DropBox
              kind="picture"
              accept={acceptedFiles.picture}
              hasOne={isThere}
              isOff={task?.isRunning === true}
              button={choose}
              label={label}
              describedBy={control['aria-describedby']}
              onFiles={takeFiles}
              more={
                isThere &&
                !isMoving && (
                  <Button
                    aria-label={say('media.cropOne', { label })}
                    isOff={task?.isRunning === true}
                    onClick={() => setIsCropping(true)}
                  >
                    <Icon name="crop" /> {say('media.crop')}
                  </Button>
                )
              }
            >
              {address && (
                <PicturePreview
                  key={address}
                  src={address}
                  alt={say('media.nowShown', { label })}
                  onMissing={() => setMissing(value)}
                />
              )}
            </DropBox>
          )}
          <TaskNote task={task} value={value} />
          {task?.replaced !== undefined && task.picture?.value === value && (
            <ValueBefore kind="picture" onBack={() => putBack(label)} />
          )}
          {field.exactSize?.width === 88 && field.kind === 'picture' && (
            <FetchButton
              isOff={task?.isRunning === true}
              onFetch={(from) => void send(() => api.fetchButton(place, from))}
            />
          )}
          {field.kind !== 'publicFile' && (
            <Choices
              place={place}
              value={value}
              label={label}
              onChoose={(chosen) => desk.enter(path, chosen, label, 'chosen')}
            />
          )}
          {field.showsFigure !== undefined && field.showsFigure !== 'pose' && !desk.isNew && value !== '' && (
            <OtherFigures value={value} />
          )}
          <details className={styles.byName}>
            <summary>{say('media.byName')}</summary>
            <FileInput field={field} path={path} label={label} control={control} />
          </details>
          {field.isOptional && value !== '' && (
            <Button kind="bare" isDanger onClick={() => desk.enter(path, undefined, label, 'chosen')}>
              <Icon name="bin" /> {say('form.takeOff')}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A part of a file that was just chosen. */
function CropFile({
  task,
  onDone,
  onLeave,
}: {
  task: NonNullable<MediaTask['toCrop']>;
  onDone: (file: File, crop: Frame) => void;
  onLeave: () => void;
}) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(task.file);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [task.file]);
  if (!src) return null;
  return (
    <CropBox
      src={src}
      exact={task.size}
      grid={task.grid}
      onDone={(crop) => onDone(task.file, crop)}
      onLeave={onLeave}
    />
  );
}

function TaskNote({ task, value }: { task: MediaTask | undefined; value: string }) {
  return (
    <TaskStatus task={task}>
      {task?.isRunning && <p className={styles.soft}>{say('media.picture.working')}</p>}
      {task?.picture && task.picture.value === value && (
        <Note tone="good" icon={<Icon name="check" />}>
          <b>{tellKind(task.picture)}</b> <span>{tellChanges(task.picture).join(' ')}</span>
        </Note>
      )}
    </TaskStatus>
  );
}
