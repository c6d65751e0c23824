import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { differenceOf } from './compare.ts';
import { differencesPage } from './kept.ts';

const head = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>
  body { font: 16px/1.4 system-ui; margin: 1rem; background: #ddd; color: #111 }
  section { margin-block: 1rem 2.5rem } h2 { font-size: 1rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0 } img { background: #fff; min-width: 20rem; image-rendering: pixelated }
</style><h1>Pictures that differ</h1><p>Kept, new, and in red what is off. If all of it is meant:
<code>npm run pictures:accept</code>, with the files' paths for some alone.</p>
`;

let begun = false;

/**
 * Adds a picture that differs to the one page of this run, which needs no other file: kept, new, difference.
 * @param name the story and its view
 */
export async function showDifference(name: string, before: Buffer, now: Buffer): Promise<void> {
  const difference = await differenceOf(before, now);
  const shown = await sharp(now).webp({ lossless: true }).toBuffer();
  if (!begun) {
    mkdirSync(dirname(differencesPage), { recursive: true });
    writeFileSync(differencesPage, head);
    begun = true;
  }
  const figure = (words: string, picture: Buffer) =>
    `<figure><figcaption>${words}</figcaption><img alt="${words}" src="data:image/webp;base64,${picture.toString('base64')}"></figure>`;
  appendFileSync(
    differencesPage,
    `<section><h2>${name}</h2><div>${figure('kept', before)}${figure('new', shown)}${figure('difference', difference)}</div></section>\n`,
  );
}
