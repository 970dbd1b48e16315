import { expect, test } from 'vitest';
import { findVideoId } from './video-id.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  id,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id}&t=42s&list=PL123`,
  `https://www.youtube.com/watch?list=PL123&v=${id}#comments`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}&si=abc`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abc&t=42`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}?start=3`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `youtu.be/${id}`,
  ` https://youtu.be/${id} `,
])('the video id is found in %s', (written) => {
  expect(findVideoId(written)).toBe(id);
});

test.each([
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/@mochi',
  'https://youtu.be/',
  `https://video.example/watch?v=${id}`,
  `https://youtube.com.example/watch?v=${id}`,
  'short',
  '',
  7,
])('%s has no video id, and is returned unchanged', (written) => {
  expect(findVideoId(written)).toBe(written);
});
