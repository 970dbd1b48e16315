import sharp, { type Sharp } from 'sharp';

/** Four bytes a pixel as one number, so that two colours are compared at once; in whichever byte order. */
export type Pixels = { data: Uint32Array; width: number; height: number };

/** The pixels of a still picture; what is fully transparent has one colour. */
export async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .clone()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 3; at < data.length; at += 4) if (data[at] === 0) data.fill(0, at - 3, at);
  return {
    data: new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
    width: info.width,
    height: info.height,
  };
}

export function toImage({ data, width, height }: Pixels): Sharp {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}

/** A part of the pixels. */
export function cutPixels(
  { data, width }: Pixels,
  part: { left: number; top: number; width: number; height: number },
): Pixels {
  const cut = new Uint32Array(part.width * part.height);
  for (let row = 0; row < part.height; row += 1) {
    const start = (part.top + row) * width + part.left;
    cut.set(data.subarray(start, start + part.width), row * part.width);
  }
  return { data: cut, width: part.width, height: part.height };
}

/** Each pixel becomes a square of so many. */
export function enlarge({ data, width, height }: Pixels, times: number): Pixels {
  const large = new Uint32Array(width * height * times * times);
  const wide = width * times;
  for (let y = 0; y < height * times; y += 1) {
    const row = Math.floor(y / times) * width;
    for (let x = 0; x < wide; x += 1) large[y * wide + x] = data[row + Math.floor(x / times)] as number;
  }
  return { data: large, width: wide, height: height * times };
}
