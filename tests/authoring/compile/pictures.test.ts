import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { resizePicture } from '#authoring/compile/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'wellness-check-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A noisy photograph of this size, with camera metadata. */
async function createPhotograph(
  name: string,
  width: number,
  height: number,
  orientation = 1,
): Promise<string> {
  const file = join(folder, name);
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  writeFileSync(file, await picture.jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer());
  return file;
}

describe('a picture of a page', () => {
  test('is compiled in three widths, each smaller than its source, without metadata of the camera', async () => {
    const file = await createPhotograph('walk.jpg', 2000, 1000);
    const { width, height, sizes } = await resizePicture(file, folder);
    expect([width, height]).toEqual([1080, 540]);
    expect(sizes.map(({ pixels }) => pixels)).toEqual([360, 720, 1080]);
    for (const { pixels, path } of sizes) {
      const compiled = await sharp(path).metadata();
      expect([compiled.format, compiled.width, compiled.exif]).toEqual(['webp', pixels, undefined]);
      expect(statSync(path).size).toBeLessThan(statSync(file).size / 2);
    }
  });

  test('is never enlarged', async () => {
    const { width, height, sizes } = await resizePicture(
      await createPhotograph('small.jpg', 500, 250),
      folder,
    );
    expect([width, height]).toEqual([500, 250]);
    expect(sizes.map(({ pixels }) => pixels)).toEqual([360, 500]);
  });

  test('is rotated as its metadata says', async () => {
    const { width, height } = await resizePicture(await createPhotograph('tall.jpg', 2000, 1000, 6), folder);
    expect([width, height]).toEqual([1000, 2000]);
  });

  test('that cannot be read is reported by name, with a fix', async () => {
    const file = join(folder, 'torn.jpg');
    writeFileSync(file, 'not a picture');
    await expect(resizePicture(file, folder)).rejects.toThrow(
      'content/pictures/torn.jpg cannot be read as a picture. Export it again as JPEG, PNG or WebP.',
    );
  });

  test('is cached by its bytes', async () => {
    const [before] = (await resizePicture(await createPhotograph('same.jpg', 400, 300), folder)).sizes;
    const bytes = readFileSync(before?.path ?? '');
    const [again] = (await resizePicture(await createPhotograph('same.jpg', 401, 300), folder)).sizes;
    expect(again?.path).not.toBe(before?.path);
    expect(readFileSync(before?.path ?? '')).toEqual(bytes);
  });
});
