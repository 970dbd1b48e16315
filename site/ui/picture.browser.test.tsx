import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Picture } from '#model/picture.ts';
import heart from '../styles/art/heart.svg';
import '../styles/base.css';
import { PictureBox } from './picture.tsx';

const loadable: Picture = { src: heart, width: 90, height: 80, isPixelArt: true };
const broken: Picture = { src: '/no-such-picture.png', width: 90, height: 80, isPixelArt: false };

test('a picture has its size, its alt text and crisp pixels', async () => {
  await render(<PictureBox picture={loadable} alt="A heart" isEager />);
  const image = page.getByRole('img', { name: 'A heart' });
  await expect.element(image).toHaveAttribute('width', '90');
  await expect.element(image).toHaveAttribute('height', '80');
  expect(getComputedStyle(image.element()).imageRendering).toBe('pixelated');
});

test('a photo offers its best format first', async () => {
  const photo: Picture = {
    ...loadable,
    isPixelArt: false,
    sources: [
      { type: 'image/avif', srcset: `${heart} 90w` },
      { type: 'image/webp', srcset: `${heart} 90w` },
    ],
  };
  const { container } = await render(<PictureBox picture={photo} alt="A heart" sizes="90px" />);
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  expect(sources.map((source) => source.getAttribute('sizes'))).toEqual(['90px', '90px']);
});

test('pictures are lazy-loaded unless they are eager', async () => {
  await render(
    <>
      <PictureBox picture={loadable} alt="later" />
      <PictureBox picture={loadable} alt="now" isEager />
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'later' })).toHaveAttribute('loading', 'lazy');
  await expect.element(page.getByRole('img', { name: 'now' })).not.toHaveAttribute('loading');
});

test("'Image Not Found' replaces a picture that failed, at the same size", async () => {
  await render(<PictureBox picture={broken} alt="A castle" isEager />);
  const placeholder = page.getByRole('img', { name: 'Image Not Found: A castle' });
  await expect.element(placeholder).toHaveTextContent('Image Not Found');
  const { width, height } = placeholder.element().getBoundingClientRect();
  expect([width, height]).toEqual([90, 80]);
});

test('a failed picture can have its own text, such as 88x31 Button', async () => {
  await render(<PictureBox picture={{ ...broken, width: 88, height: 31 }} alt="" failureText="88x31 Button" isEager />);
  const placeholder = page.getByRole('img', { name: '88x31 Button' });
  await expect.element(placeholder).toBeVisible();
  const { width, height } = placeholder.element().getBoundingClientRect();
  expect([width, height]).toEqual([88, 31]);
});

test('a picture that failed before hydration is also replaced', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  const picture = <PictureBox picture={broken} alt="A castle" isEager />;
  container.innerHTML = renderToString(picture);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  const root = hydrateRoot(container, picture);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByText('Image Not Found')).toBeVisible();
});

test('another picture in the same place is loaded', async () => {
  const { rerender } = await render(<PictureBox picture={broken} alt="A castle" isEager />);
  await expect.element(page.getByText('Image Not Found')).toBeVisible();
  await rerender(<PictureBox picture={loadable} alt="A heart" isEager />);
  await expect.element(page.getByRole('img', { name: 'A heart' })).toBeVisible();
  await expect.element(page.getByText('Image Not Found')).not.toBeInTheDocument();
});
