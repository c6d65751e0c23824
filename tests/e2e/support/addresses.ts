import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import {
  listReadingAddresses,
  listInstrumentAddresses,
  publicScreenAddresses,
  screenAddresses,
} from '#domain/reading-order/addresses.ts';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import { isSectionUnlocked, getPrerequisites } from '#domain/progress/section-unlocking.ts';
import chain from '../../../content/chain.json' with { type: 'json' };
import { instruments } from '../../support/instruments.ts';

/** Translations have the address of the English page. */
const isEnglishPage = (name: string) => /^[^.]+\.mdx$/.test(name);

const sitePages = readdirSync(join(import.meta.dirname, '../../../content/site'))
  .filter(isEnglishPage)
  .map((name) => `/${name.replace(/\.mdx$/, '')}`);

const exercises = readdirSync(join(import.meta.dirname, '../../../content/exercises'))
  .filter(isEnglishPage)
  .map((name) => toExerciseAddress(name.replace(/\.mdx$/, '')));

const reading = listReadingAddresses(chain as ReadingOrder).filter(
  (address) => !screenAddresses.includes(address),
);

/**
 * Every address of the app, under the base path. `tests/web/app/linkable-addresses.test.ts` compares it with the route
 * table.
 */
export const everyAddress: readonly string[] = [
  ...screenAddresses,
  ...sitePages,
  ...exercises,
  ...instruments.flatMap(listInstrumentAddresses),
  ...reading,
];

/** Addresses without a login. `tests/web/app/linkable-addresses.test.ts` compares them with the route table. */
export const visitorAddresses: readonly string[] = [...publicScreenAddresses, ...sitePages, ...exercises];

/** All addresses except the questions of locked sections. */
export const newcomerAddresses: readonly string[] = everyAddress.filter(
  (address) =>
    !instruments.some(
      ({ id, routes }) =>
        address === `${routes.questionnaire}/${id}` &&
        !isSectionUnlocked(id, getPrerequisites(instruments), new Set()),
    ),
);

/** One address per screen: one for all site pages, exercises and reading pages each, and the four of one instrument. */
export const oneOfEachScreen: readonly string[] = [
  ...screenAddresses,
  '/accessibility',
  ...exercises.slice(0, 1),
  ...instruments.slice(0, 1).flatMap(listInstrumentAddresses),
  ...reading.slice(0, 1),
];
