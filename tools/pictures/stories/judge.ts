import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { root } from '../../prepare.mjs';
import { compare } from './compare.ts';
import { calibrated, drawnBy } from './kept.ts';

/** Whether what differs is a fault, and in which words this is told. */
export interface Judge {
  /** The browser that draws here draws as the one that the kept pictures are of. */
  readonly alike: boolean;
  readonly kept: string;
  readonly here: string;
}

const font = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 100 800; src: url(data:font/woff2;base64,${readFileSync(
    join(root, 'node_modules/@fontsource-variable', file),
  ).toString('base64')}) }`;

/** A page of what browsers and machines draw differently: letters at many sizes, curves, mixed colours, fields. */
const sheet = () => `<style>
  ${font('Eczar', 'eczar/files/eczar-latin-wght-normal.woff2')}
  ${font('Anek', 'anek-latin/files/anek-latin-latin-wght-normal.woff2')}
  body { margin: 8px; font: 400 15px/1.4 Anek } b { font: 600 27.5px/1.2 Eczar } small { font-size: 11px }
  svg { position: absolute; left: 210px; top: 60px } circle { mix-blend-mode: multiply; fill-opacity: .62 }
  div { width: 120px; height: 30px; border-radius: 9px; background: linear-gradient(90deg, #0a5, #fc6); box-shadow: 0 2px 6px #0006 }
</style><b>How are you, really?</b><p>Wellness 0123456789 &amp; more</p><small>Take your time.</small><div></div>
<input value="Text" size=6> <input type=checkbox checked> <progress value=.4></progress>
<svg width=120 height=120><circle cx=45 cy=45 r=40 fill="#c33"/><circle cx=70 cy=60 r=40 fill="#36c"/></svg>`;

/**
 * Pictures are judged where the same major version draws the calibration sheet to the pixel: another system, other fonts
 * or another browser draw a little otherwise, which is nobody's fault.
 * @param accept what is drawn here becomes what is kept
 */
export async function judgeOf(browser: Browser, accept: boolean): Promise<Judge> {
  const here = `Chromium ${browser.version()}`;
  const now = await calibrationOf(browser);
  if (accept) {
    mkdirSync(dirname(drawnBy), { recursive: true });
    writeFileSync(drawnBy, `${JSON.stringify({ browser: here }, null, 2)}\n`);
    writeFileSync(calibrated, now);
    return { alike: true, kept: here, here };
  }
  if (!existsSync(drawnBy)) return { alike: true, kept: here, here };
  const { browser: kept } = JSON.parse(readFileSync(drawnBy, 'utf8')) as { browser: string };
  const sameMajor = kept.split('.')[0] === here.split('.')[0];
  return { alike: sameMajor && (await compare(readFileSync(calibrated), now)).off === 0, kept, here };
}

async function calibrationOf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 340, height: 220 } });
  await page.setContent(sheet());
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return sharp(png).webp({ lossless: true }).toBuffer();
}
