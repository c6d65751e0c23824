/** Kept pictures are whole and small, and a comparison sees what a person would. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, differenceOf } from '#tools/pictures/stories/compare.ts';
import {
  chosenFile,
  firstIn,
  isMarked,
  orphans,
  storyFiles,
  wholeFile,
} from '#tools/pictures/stories/kept.ts';
import { viewsAt } from '#tools/pictures/stories/views.ts';

const folder = join(import.meta.dirname, '../pictures');
const topBar = join(import.meta.dirname, '../../src/web/ui/top-bar/top-bar.stories.tsx');

const field = (background: string, ring = '', width = 120) =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"><rect x="20" y="20" width="60" height="20" fill="#345" ${ring}/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

test('every file of stories has its chosen picture, and no picture has lost its story', () => {
  const files = storyFiles();
  expect(files.length).toBeGreaterThan(90);
  expect(files.filter((file) => !existsSync(chosenFile(file)))).toEqual([]);
  expect(orphans(), 'npm run pictures:accept takes them away').toEqual([]);
});

test('all of them stay under 40 MB', () => {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});

test('the same picture does not differ; a thin ring, a pale change of colour and another width do', async () => {
  const kept = await field('#ffffff');
  expect(await compare(kept, await field('#ffffff'))).toEqual({ differs: false, off: 0 });
  expect((await compare(kept, await field('#f9ffff'))).differs).toBe(false);
  expect((await compare(kept, await field('#f7ffff'))).differs).toBe(true);
  expect((await compare(kept, await field('#ffffff', 'stroke="#89a" stroke-width="1"'))).differs).toBe(true);
  expect((await compare(kept, await field('#ffffff', '', 121))).off).toBe(60);
});

test('the picture of a difference is as large as both, and red where they differ', async () => {
  const difference = await differenceOf(await field('#ffffff'), await field('#ffffff', '', 121));
  const { data, info } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([121, 60]);
  expect([...data.subarray(120 * info.channels, 120 * info.channels + 3)]).toEqual([220, 0, 30]);
  expect([...data.subarray(0, 3)]).toEqual([254, 254, 254]);
});

test('the first story after the playground is chosen, unless another asks to be', () => {
  const source = 'export const Playground: Story = {};\nexport const Rest: Story = {};\n';
  expect(firstIn(source)).toBe('Rest');
  expect(isMarked(source)).toBe(false);
  expect(isMarked(`${source}export const Focused: Story = { parameters: { picture: true } };`)).toBe(true);
});

test('a story that names a width has a picture of that width: what is called a tablet is drawn on one', () => {
  const named = (width: number | null) => viewsAt(width).map((view) => [view.name, view.width]);
  expect(named(768)).toEqual([['768-light', 768]]);
  expect([...named(null), ...named(360), ...named(1280)]).toEqual([]);
  expect(existsSync(wholeFile(topBar, 'Tablet', '768-light'))).toBe(true);
});

test('no story takes the day of its module for now: its picture would differ tomorrow (`.storybook/clock.ts`)', () => {
  const late = storyFiles().filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(file, 'utf8')));
  expect(late).toEqual([]);
});
