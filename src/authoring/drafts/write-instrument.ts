import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import type { Instrument, InstrumentRoutes, Scale } from '#domain/instrument/instrument.ts';
import { formatJson } from './format-json.ts';
import { createSlug } from './page-draft.ts';

/** Returns the next id: S6 after S1 to S5. */
export function createNextId(instruments: readonly Instrument[]): string {
  const numbers = instruments.map(({ id }) => Number(/^S(\d+)$/.exec(id)?.[1] ?? 0));
  return `S${Math.max(0, ...numbers) + 1}`;
}

/** Creates routes from the title, or from the id if those are in use. */
export function createRoutesForTitle(
  title: string,
  id: string,
  usedNames: readonly string[],
): InstrumentRoutes {
  const createNamedRoutes = (base: string): InstrumentRoutes => ({
    intro: `/${base}Page`,
    questionnaire: `/${base}Assessment`,
    feedback: `/${base}Feedback`,
    combined: `/${base}FeedbackComp`,
    afterFeedback: '/dashboard',
  });
  const routes = createNamedRoutes(createSlug(title) || id.toLowerCase());
  const isFree = Object.values({ ...routes, afterFeedback: '/' }).every(
    (route) => route === '/' || !isKnownAddress(route, usedNames),
  );
  return isFree ? routes : createNamedRoutes(id.toLowerCase());
}

/** Creates a scale of labels from lowest to highest, with the codes 1, 2, 3 and so on. */
export function createScale(labels: readonly string[]): Scale {
  return { kind: 'choice', options: labels.map((label, at) => ({ code: at + 1, label })) };
}

/**
 * Writes a questionnaire to a new file.
 * @returns the file, relative to the repository
 * @throws Error if the file exists
 */
export function writeNewInstrument(root: string, instrument: Instrument): string {
  const name = (createSlug(instrument.shortTitle) || 'questionnaire').toLowerCase();
  const file = `questionnaires/${instrument.id}-${name}.json`;
  const content = { $schema: './instrument.schema.json', ...instrument };
  writeFileSync(join(root, file), formatJson(content), { flag: 'wx' });
  return file;
}
