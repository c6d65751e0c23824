/**
 * `node tools/images/images.mjs`: draws the icons and the social image from design tokens into `content/public`. Run it after a
 * change of the mark, the accent colours or the name of the app, and commit the images.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { parseCommandLine } from '../command-line.mjs';
import { getDesignToken } from '../design-tokens.mjs';
import { root } from '../prepare.mjs';

parseCommandLine({
  command: 'node tools/images/images.mjs',
  usage: '',
  summary: 'Draws the icons and the social image into content/public. Commit them.',
  example: '',
});

const read = (path) => readFileSync(join(root, path), 'utf8');
const { programName } = JSON.parse(read('content/settings.json'));
const tagline = JSON.parse(read('content/site/home.json')).tagline.join(', ');
const getAccent = (name) => getDesignToken(`section-${name.slice(1)}-fill`);
const writeImage = (name, body) => writeFileSync(join(root, 'content/public', name), body);

/** The mark of `src/web/ui/brand`: five discs around the middle of 40 by 40. */
const mark = [
  [20, 11.4, 's1'],
  [28.2, 17.3, 's2'],
  [25.1, 27, 's3'],
  [14.9, 27, 's5'],
  [11.8, 17.3, 's4'],
]
  .map(([x, y, name]) => `<circle cx="${x}" cy="${y}" r="9.6" fill="${getAccent(name)}"/>`)
  .join('');

/** Twenty-five discs on a golden-angle spiral, as on the home page, around 0, 0. */
const bloom = Array.from({ length: 25 }, (_, index) => {
  const angle = (index * 137.508 * Math.PI) / 180;
  const distance = 47 * Math.sqrt(index + 0.3);
  const radius = 52 + 6.5 * Math.floor(index / 5);
  const name = ['s1', 's3', 's4', 's2', 's5'][index % 5];
  return `<circle cx="${(distance * Math.cos(angle)).toFixed(1)}" cy="${(distance * Math.sin(angle)).toFixed(1)}" r="${radius}" fill="${getAccent(name)}"/>`;
}).join('');

const createSvg = (viewBox, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const createFontFace = (family, file) =>
  `@font-face { font-family: ${family}; font-weight: 100 800; src: url(data:font/woff2;base64,${readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64')}) }`;

/** An opaque icon. The mark is within the circle that phones may cut out. */
const icon = `<style>
  body { margin: 0; background: ${getDesignToken('surface')} }
  svg { display: block; width: 66vw; margin: 17vw }
  circle { mix-blend-mode: multiply; fill-opacity: 0.9 }
</style>${createSvg('0 0 40 40', mark)}`;

const social = `<style>
  ${createFontFace('Eczar', 'eczar/files/eczar-latin-wght-normal.woff2')}
  ${createFontFace('Anek', 'anek-latin/files/anek-latin-latin-wght-normal.woff2')}
  body { margin: 0; background: ${getDesignToken('background')}; color: ${getDesignToken('text')} }
  div { position: absolute; left: 72px; top: 0; height: 630px; display: grid; align-content: center }
  b { font: 600 88px/1 Eczar; color: ${getDesignToken('primary')} }
  span { font: 500 36px/1.4 Anek; margin-top: 24px; color: ${getDesignToken('text-secondary')} }
  svg { position: absolute; left: 545px; top: 5px; width: 620px }
  circle { mix-blend-mode: multiply; fill-opacity: 0.62 }
</style><div><b>${programName.replaceAll(' ', '<br>')}</b><span>${tagline}</span></div>${createSvg('-330 -330 660 660', bloom)}`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
const drawImage = async (name, html, width, height) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  writeImage(name, await page.screenshot());
  await page.close();
};
writeImage('favicon.svg', createSvg('0 0 40 40', `<g fill-opacity=".8">${mark}</g>`));
await drawImage('icon-192.png', icon, 192, 192);
await drawImage('icon-512.png', icon, 512, 512);
await drawImage('social.png', social, 1200, 630);
await browser.close();
