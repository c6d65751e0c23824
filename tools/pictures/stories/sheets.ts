/**
 * `npm run pictures:sheets [-- --last]`: contact sheets of all stories, one for each view and area, to be looked at. With
 * `--last` from what the last `npm run test:all`, acceptance or sheets drew.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { root } from '../../prepare.mjs';
import { drawn, drawnFiles } from './kept.ts';
import { drawStories } from './run.ts';
import { views } from './views.ts';

const sheets = join(dirname(drawn), 'sheets');
/** Pixels. A picture is half as wide as a phone, or a quarter of a desk, and whole: many a state stands at the end of a page. */
const sheetWidth = 1640;
const gap = 10;
const label = 14;

if (!process.argv.includes('--last')) {
  rmSync(drawn, { recursive: true, force: true });
  await drawStories('draw', []);
}
rmSync(sheets, { recursive: true, force: true });
mkdirSync(sheets, { recursive: true });
const written: string[] = [];
for (const { name: view, width } of views) {
  const ofView = drawnFiles().filter((file) => file.endsWith(`.${view}.webp`));
  for (const area of new Set(ofView.map(areaOf))) {
    const name = `${view}-${area}.png`;
    const files = ofView.filter((file) => areaOf(file) === area);
    await writeSheet(files.sort(), width === 360 ? 180 : 320, join(sheets, name));
    written.push(name);
  }
}
writeFileSync(
  join(sheets, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>${written.map((name) => `<h2>${name}</h2><img loading="lazy" src="${name}" alt="">`).join('\n')}`,
);
console.log(`${written.length} sheets in ${relative(root, sheets)}; open index.html there.`);

/** Components by their first letters, for there are many; screens by what they are about. */
function areaOf(file: string): string {
  const [room = '', noun = ''] = relative(drawn, file).split('/');
  if (room !== 'ui') return `screens-${room === 'app' ? 'shell' : noun}`;
  return `ui-${noun < 'd' ? 'a-c' : noun < 'l' ? 'd-k' : noun < 's' ? 'l-r' : 's-z'}`;
}

async function writeSheet(files: readonly string[], width: number, out: string): Promise<void> {
  const tiles: OverlayOptions[] = [];
  let [left, top, row] = [gap, gap, 0];
  for (const file of files) {
    const { data, info } = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
    if (left + width > sheetWidth) [left, top, row] = [gap, top + row + gap, 0];
    tiles.push(
      { input: words(relative(drawn, file), width), left, top },
      { input: data, left, top: top + label },
    );
    row = Math.max(row, info.height + label);
    left += width + gap;
  }
  const sheet = { width: sheetWidth, height: top + row + gap, channels: 3, background: '#c8c8c8' } as const;
  await sharp({ create: sheet }).composite(tiles).png({ palette: true, effort: 3 }).toFile(out);
}

/** The end of a story's name, which tells it apart. */
function words(file: string, width: number): Buffer {
  const name = file
    .split('/')
    .slice(-2)
    .join(' ')
    .replace(/\.[^.]+\.webp$/, '');
  const fitting = name.slice(-Math.floor(width / 6));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text y="10" font-family="monospace" font-size="10">${fitting}</text></svg>`,
  );
}
