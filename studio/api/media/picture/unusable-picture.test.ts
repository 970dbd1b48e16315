import { expect, test } from 'vitest';
import { claimSize, drawFace, drawHills, refusal, toSharp, webButton } from './picture-fixture.ts';

test('a picture smaller than a web button is refused with what to do', async () => {
  expect(
    await refusal(
      await toSharp(await drawFace(2))
        .png()
        .toBuffer(),
      webButton,
    ),
  ).toEqual({
    reason: 'tooSmall',
    message:
      'This has to be exactly 88 by 31 pixels, and the picture is smaller. Choose a larger one, or draw it at that size.',
  });
});

test('a HEIC picture and other files get a sentence that says what to do', async () => {
  const message =
    "This picture can't be opened here. iPhone pictures (HEIC) often can't: on the phone, share it as JPEG and try again.";
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);
  expect(await refusal(heic)).toEqual({ reason: 'heic', message });
  expect(await refusal(Buffer.from('Dear diary'))).toEqual({ reason: 'unreadable', message });
  expect(await refusal(Buffer.from('%PDF-1.7'))).toEqual({ reason: 'unreadable', message });
  expect(await refusal(Buffer.alloc(0))).toEqual({ reason: 'unreadable', message });
});

test.each(['png', 'jpeg', 'webp'] as const)('half a %s is refused', async (format) => {
  const whole = await drawHills(900, 600).toFormat(format).toBuffer();
  expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: 'damaged' });
});

test.each([
  [10_000, 10_000, 'has 100 million pixels, and 64 million are the limit'],
  [60_000, 60_000, 'has 3600 million pixels, and 64 million are the limit'],
])('a header that claims %i x %i pixels is refused before anything is decoded', async (width, height, what) => {
  expect(await refusal(await claimSize(width, height))).toEqual({
    reason: 'tooLarge',
    message: `This picture ${what}. Save it smaller: 3000 pixels on the long side is plenty.`,
  });
});

test('more than 60 MB are refused', async () => {
  expect(await refusal(Buffer.alloc(60_000_001))).toMatchObject({ reason: 'tooLarge' });
});
