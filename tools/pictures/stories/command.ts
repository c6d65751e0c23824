import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Page } from 'playwright-core';
import sharp, { type WebpOptions } from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { root } from '../../prepare.mjs';
import { exportOf } from '../../trees/file.ts';
import { compare } from './compare.ts';
import { showDifference } from './differences.ts';
import { type Judge, judgeOf } from './judge.ts';
import { chosenFile, differencesPage, drawn, firstIn, isMarked, wholeFile, wholeSet } from './kept.ts';
import { count, countAbsent } from './outcome.ts';
import type { Task } from './run.ts';
import { shoot, show, showAsBefore } from './shoot.ts';
import { chosenView, type View, views, viewsAt } from './views.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** @returns the views in which this run wants to see a story */
    viewsOf(story: string, asked: Asked): Promise<readonly View[]>;
    /** Gives the window the size and the look of a view; null is as before. */
    showView(view: View | null, height: number): Promise<void>;
    /**
     * Compares what the window shows with the kept picture.
     * @param last what differs is counted, and shown on the page of differences; else it will be looked at again
     * @returns what differs, to be shown; '' where nothing does
     */
    holdPicture(story: string, view: View, height: number, marked: boolean, last: boolean): Promise<string>;
  }
}

/** What is known of a story before it is seen. */
interface Asked {
  /** It asks to be the chosen one of its file. */
  readonly marked: boolean;
  /** It draws what is no icon. */
  readonly draws: boolean;
  /** It shows what another story shows: only at the width that it names. */
  readonly twin: boolean;
  /** That width; null where it names none. */
  readonly width: number | null;
}

/** What `run.ts` asks for; else pictures are compared. */
const task = process.env.PICTURES as Task | undefined;
const accepts = task === 'accept' || task === 'accept-chosen';
const whole = task ? task !== 'accept-chosen' : process.env.TEST_ALL === '1';

export const viewsOf: BrowserCommand<Parameters<Commands['viewsOf']>, readonly View[]> = (
  { testPath = '' },
  story,
  { marked, draws, twin, width },
) => {
  if (whole) return [...(twin ? [] : views.filter(({ forced }) => draws || !forced)), ...viewsAt(width)];
  return !twin && isChosen(testPath, story, marked) ? [chosenView] : [];
};

export const showView: BrowserCommand<Parameters<Commands['showView']>, void> = async (
  { page },
  view,
  height,
) => {
  await (view ? show(page, view, height) : showAsBefore(page));
};

export const holdPicture: BrowserCommand<Parameters<Commands['holdPicture']>, string> = async (
  { page, testPath = '' },
  story,
  view,
  height,
  marked,
  last,
) => {
  const now = await shoot(page, view.width, height);
  const name = exportOf(story);
  if (task) await keep(wholeFile(testPath, name, view.name, drawn), now, { quality: 80, effort: 1 });
  if (task === 'draw') return '';
  const judge = await judgeFor(page);
  const place = { judge, last, title: `${relative(root, testPath)} > ${story}, ${view.name}` };
  const isTheChosen = view.name === chosenView.name && isChosen(testPath, story, marked);
  return [
    isTheChosen && (await hold({ ...place, file: chosenFile(testPath), now })),
    whole &&
      (await hold({ ...place, file: wholeFile(testPath, name, view.name), now: await quarterOf(now, view) })),
  ]
    .filter(Boolean)
    .join('\n');
};

type Commands = import('vitest/browser').BrowserCommands;

interface Held {
  readonly file: string;
  readonly now: Buffer;
  readonly title: string;
  readonly judge: Judge;
  readonly last: boolean;
}

async function hold({ file, now, title, judge, last }: Held): Promise<string> {
  const before = existsSync(file) ? readFileSync(file) : null;
  const differs = !before || (await compare(before, now)).differs;
  if (accepts) {
    // A part that comes late must not be lost from a picture that had it.
    if (differs && before && !last) return title;
    if (differs) await keep(file, now, { lossless: true, effort: 5 });
    return '';
  }
  if (!before && file.startsWith(wholeSet) && !existsSync(wholeSet)) {
    countAbsent();
    return '';
  }
  if (differs && !last) return title;
  count(judge, differs);
  if (!differs) return '';
  if (before) await showDifference(title, before, now);
  if (!judge.alike) return '';
  return `${title}: ${
    before ? `it looks otherwise than its kept picture. See ${differencesPage}` : 'it has no kept picture yet'
  }. If it is meant: npm run pictures:accept -- ${title.split(' > ')[0]}`;
}

function isChosen(stories: string, story: string, marked: boolean): boolean {
  const source = readFileSync(stories, 'utf8');
  return isMarked(source) ? marked : firstIn(source) === exportOf(story);
}

let judging: Promise<Judge> | undefined;

function judgeFor(page: Page): Promise<Judge> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to ask for its version.');
  judging ??= judgeOf(browser, accepts).finally(() => page.bringToFront());
  return judging;
}

async function keep(file: string, png: Buffer, form: WebpOptions): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await sharp(png).webp(form).toBuffer());
}

/** The whole set is kept small: each pixel is the mean of sixteen. */
async function quarterOf(png: Buffer, { width }: View): Promise<Buffer> {
  return sharp(png)
    .resize({ width: width / 4, kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
