import { type ReactNode, useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { type Desk, DeskContext } from '#studio/app/form/desk.ts';
import type { FileFieldProps } from '#studio/app/form/file-field.tsx';
import { TextField } from '#studio/app/form/text-field.tsx';
import { createStudioStore } from '#studio/app/state/studio-store.ts';
import { StudioContext, useSnapshot } from '#studio/app/state/use-studio.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { MediaApi } from './media-api.ts';
import { PictureField } from './picture-field.tsx';
import { SongField } from './song-field.tsx';
import { MediaContext } from './use-media-task.ts';
import '../styles/studio.css';

export type FileField = FileFieldProps['field'];

const words: Field = { kind: 'line', max: 80, isOptional: false, isUsual: false };

const nobody = () => Promise.reject(new Error('nobody asked for this'));
/** What is not asked for in a test. */
export const silentMedia: MediaApi = {
  sendPicture: nobody,
  cropPicture: nobody,
  fetchButton: nobody,
  sendSong: nobody,
  listChoices: async () => [],
  readSong: async () => undefined,
};

function Opened({ children }: { children: ReactNode }) {
  const { site, fields } = useSnapshot();
  return site && fields ? children : null;
}

/** A form of one field over values in memory. `isNew`: of something that is not made yet, with another picture below the first. */
export async function showField(
  field: FileField,
  media: Partial<MediaApi>,
  values: Record<string, string> = {},
  { isNew = false } = {},
) {
  const fake = createFakeApi();
  let tell: (event: { event: 'job'; id: string; state: 'running'; progress: number }) => void = () => {};
  const watch = (onEvent: typeof tell) => {
    tell = onEvent;
    return () => {};
  };
  const api = { ...fake.api, watch };
  const store = createStudioStore(api as typeof fake.api, sessionStorage);
  store.open();
  const now: Record<string, string | undefined> = { ...values };
  function Form() {
    const [, setCount] = useState(0);
    const desk: Desk = {
      file: 'home.yaml',
      name: 'home',
      ...(isNew && { isNew }),
      read: (path) => now[String(path.at(-1))],
      enter: (path, value) => {
        now[String(path.at(-1))] = value as string | undefined;
        setCount((count) => count + 1);
      },
      enterAll: async (entered) => {
        for (const { path, value } of entered) desk.enter(path, value, '', 'chosen');
      },
      leave: () => {},
      changeList: async () => true,
      problemsAt: () => [],
      problemsIn: () => [],
      conflictAt: () => undefined,
      settle: () => {},
      picked: undefined,
    };
    return (
      <DeskContext value={desk}>
        {field.kind === 'song' ? (
          <SongField field={field} path={['file']} label="Song" />
        ) : (
          <PictureField field={field} path={['picture']} label="Portrait" />
        )}
        {isNew && field.kind !== 'song' && <PictureField field={field} path={['second']} label="Big picture" />}
        {'alt' in values && <TextField field={words} path={['alt']} label="What does it show?" />}
      </DeskContext>
    );
  }
  await render(
    <StudioContext value={store}>
      <MediaContext value={{ ...silentMedia, ...media }}>
        <Opened>
          <Form />
        </Opened>
      </MediaContext>
    </StudioContext>,
  );
  return { now, tell: (id: string, progress: number) => tell({ event: 'job', id, state: 'running', progress }) };
}

/** A picture as a browser draws it. */
export async function drawPicture(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  pen?.fillRect(0, 0, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], name, { type: 'image/png' });
}

export const choose = (file: File) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
export const named = (name: string | RegExp) => page.getByRole('button', { name });
