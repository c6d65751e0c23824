import sharp from 'sharp';

/** Levels of 255 by which a channel of a pixel may be off. The same browser draws the same: none is, as a rule. */
const levels = 6;
/** Pixels that may be off by more. A focus ring, a letter or a line has many more. */
const pixels = 6;

/** What the comparison of two pictures found. */
export interface Found {
  /** They differ by more than is borne. */
  readonly differs: boolean;
  /** How many pixels are off. */
  readonly off: number;
}

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Compares two pictures, each in any format that sharp reads. Of other measures, every pixel that one lacks is off. */
export async function compare(before: Buffer, now: Buffer): Promise<Found> {
  const [one, other] = await Promise.all([rawOf(before), rawOf(now)]);
  const off = [...offIn(one, other)].length;
  return { differs: off > pixels, off };
}

/** @returns a WebP of the newer picture, pale, with every pixel that is off in red */
export async function differenceOf(before: Buffer, now: Buffer): Promise<Buffer> {
  const [one, other] = await Promise.all([rawOf(before), rawOf(now)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < other.height; y += 1)
    for (let x = 0; x < other.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        data[3 * (y * width + x) + channel] =
          191 + (other.data[3 * (y * other.width + x) + channel] ?? 0) / 4;
  for (const [x, y] of offIn(one, other)) data.set([220, 0, 30], 3 * (y * width + x));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
}

function* offIn(one: Raw, other: Raw): Generator<[x: number, y: number]> {
  for (let y = 0; y < Math.max(one.height, other.height); y += 1)
    for (let x = 0; x < Math.max(one.width, other.width); x += 1) if (isOff(one, other, x, y)) yield [x, y];
}

function isOff(one: Raw, other: Raw, x: number, y: number): boolean {
  if (x >= one.width || x >= other.width || y >= one.height || y >= other.height) return true;
  const here = 3 * (y * one.width + x);
  const there = 3 * (y * other.width + x);
  return [0, 1, 2].some(
    (channel) => Math.abs((one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0)) > levels,
  );
}

async function rawOf(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
