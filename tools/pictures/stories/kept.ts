import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../prepare.mjs';

const folder = join(root, 'tests/pictures');
const web = join(root, 'src/web');
const ending = '.stories.tsx';

/** Which browser the kept pictures are of, and what it made of `calibration.ts`. */
export const drawnBy = join(folder, 'drawn-by.json');
export const calibrated = join(folder, 'calibration.webp');

/** The pictures of all views; a checkout may be without them. */
export const wholeSet = join(folder, 'whole');

/** Not in git: what the last run drew, in full size, and the page of what differs. */
export const drawn = join(root, 'node_modules/.cache/pictures/drawn');
export const differencesPage = join(root, 'node_modules/.cache/pictures/differences.html');

/** @param stories a file of stories under `src/web`; @returns where its one chosen picture is kept, in full size */
export function chosenFile(stories: string): string {
  return join(folder, 'chosen', `${partOf(stories)}.webp`);
}

/** @returns where a story's picture in one view is kept, at a quarter of its size; or under another folder */
export function wholeFile(stories: string, story: string, view: string, under = wholeSet): string {
  return join(under, partOf(stories), `${story}.${view}.webp`);
}

function partOf(stories: string): string {
  return stories.slice(web.length + 1, -ending.length);
}

/**
 * @param source a file of stories
 * @returns the export whose picture is compared in `npm test`, unless another story says `picture: true`
 */
export function firstIn(source: string): string | undefined {
  return exportsOf(source).find((name) => name !== 'Playground');
}

/** @returns true when a story of the file asks to be the chosen one */
export function isMarked(source: string): boolean {
  return /\bpicture: true\b/.test(source);
}

function exportsOf(source: string): string[] {
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

/** @returns all files of stories of components and screens */
export function storyFiles(): string[] {
  return filesUnder(web).filter((file) => file.endsWith(ending));
}

/** @returns kept pictures whose story is no longer there */
export function orphans(): string[] {
  const sources = new Map(storyFiles().map((file) => [partOf(file), readFileSync(file, 'utf8')]));
  const chosen = filesUnder(join(folder, 'chosen')).filter(
    (file) => !sources.has(file.slice(folder.length + '/chosen/'.length, -'.webp'.length)),
  );
  const whole = filesUnder(wholeSet).filter((file) => {
    const parts = file.slice(folder.length + '/whole/'.length).split(sep);
    const [story = ''] = (parts.pop() ?? '').split('.');
    return !exportsOf(sources.get(parts.join('/')) ?? '').includes(story);
  });
  return [...chosen, ...whole];
}

export function removeOrphans(): void {
  for (const file of orphans()) rmSync(file);
}

/** @returns what the last run drew */
export function drawnFiles(): string[] {
  return filesUnder(drawn);
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
