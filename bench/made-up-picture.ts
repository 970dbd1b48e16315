import sharp from 'sharp';

/** Numbers from 0 up to 1, the same for each seed (a linear congruential generator). */
export function createDice(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Pixel art as people draw it: a mirrored sprite in sixteen colours on a transparent ground, enlarged without smoothing. Sizes
 * are in pixels; the width is that of one half, before it is mirrored and enlarged. Each seed gives another picture.
 */
export function drawPixelArt(
  seed: number,
  { halfWidth, height, scale }: { halfWidth: number; height: number; scale: number },
): Promise<Buffer> {
  const roll = createDice(seed);
  const palette = Array.from({ length: 16 }, () => Math.floor(roll() * 2 ** 24));
  const width = halfWidth * 2;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    let color = palette[0] ?? 0;
    for (let x = 0; x < halfWidth; x++) {
      if (roll() < 0.25) color = palette[Math.floor(roll() * palette.length)] ?? 0;
      const isInside = Math.hypot((halfWidth - x) / halfWidth, (y / height) * 2 - 1) < 1;
      if (!isInside) continue;
      for (const column of [x, width - 1 - x]) pixels.writeUInt32BE(color * 256 + 255, (y * width + column) * 4);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** A JPEG of 1200 x 900 pixels with soft shapes and a camera's grain. Each seed gives another picture. */
export async function drawPhoto(seed: number): Promise<Buffer> {
  const roll = createDice(seed);
  const coarse = Buffer.from(Uint8Array.from({ length: 16 * 12 * 3 }, () => roll() * 256));
  const { data, info } = await sharp(coarse, { raw: { width: 16, height: 12, channels: 3 } })
    .resize(1200, 900, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index++) {
    data[index] = Math.min(255, Math.max(0, (data[index] ?? 0) + roll() * 16 - 8));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
