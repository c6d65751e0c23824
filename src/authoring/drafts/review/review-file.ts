import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { hashContent } from '../../source/content-hash.ts';
import { parseJson } from '../../source/parse-json.ts';
import type { Review, ReviewEntry } from './review.ts';

const folder = 'questionnaires/reviews';
const settingsFile = `${folder}/settings.json`;

/** Returns true if `questionnaires/reviews/settings.json` requires a second name before publication. */
export function isReviewRequired(root: string): boolean {
  const path = join(root, settingsFile);
  if (!existsSync(path)) return false;
  const { review } = JSON.parse(readFileSync(path, 'utf8')) as { readonly review?: unknown };
  if (review !== 'required' && review !== 'off')
    throw new Error(`${settingsFile}: "review" is "required" or "off".`);
  return review === 'required';
}

/** Returns the path of the review of a questionnaire, relative to the repository. */
const getReviewFile = (file: string) => `${folder}/${basename(file)}`;

/** Reads the review of a questionnaire. Empty if there is none. */
export function readReview(root: string, file: string): Review {
  const path = join(root, getReviewFile(file));
  if (!existsSync(path)) return { history: [], comments: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as Review;
}

/** Writes the review of a questionnaire. */
export function writeReview(root: string, file: string, review: Review): void {
  const path = join(root, getReviewFile(file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(review, null, 2)}\n`);
}

/** Adds an entry to the history of a questionnaire. Changes by one name after each other are one entry, of the last change. */
export function addToHistory(
  root: string,
  file: string,
  instrument: Instrument,
  { action, name }: Pick<ReviewEntry, 'action' | 'name'>,
  now: Date,
): void {
  const review = readReview(root, file);
  const last = review.history.at(-1);
  const isContinued = action === 'changed' && last?.action === 'changed' && last.name === name;
  const entry: ReviewEntry = {
    at: now.toISOString(),
    name,
    action,
    version: instrument.version,
    hash: hashContent(instrument),
  };
  const before = isContinued ? review.history.slice(0, -1) : review.history;
  writeReview(root, file, { ...review, history: [...before, entry] });
}

/** Parses a saved questionnaire; undefined if it is no JSON object. */
export function parseSavedInstrument(text: string | null): Instrument | undefined {
  const json = text === null ? undefined : parseJson(text);
  if (!json || json.problem || typeof json.parsed !== 'object' || json.parsed === null) return undefined;
  return json.parsed as Instrument;
}
