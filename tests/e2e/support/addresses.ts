import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  listReadingAddresses,
  listInstrumentAddresses,
  publicScreenAddresses,
  screenAddresses,
} from '#domain/reading-order/addresses.ts';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import { isOpen, getNeeds } from '#domain/progress/opening.ts';
import chain from '../../../content/chain.json' with { type: 'json' };
import { instruments } from '../../support/instruments.ts';

const sitePages = readdirSync(join(import.meta.dirname, '../../../content/site'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `/${name.replace(/\.mdx$/, '')}`);

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
  ...instruments.flatMap(listInstrumentAddresses),
  ...reading,
];

/** Addresses without a login. `tests/web/app/linkable-addresses.test.ts` compares them with the route table. */
export const visitorAddresses: readonly string[] = [...publicScreenAddresses, ...sitePages];

/** All addresses except the questions of locked sections. */
export const newcomerAddresses: readonly string[] = everyAddress.filter(
  (address) =>
    !instruments.some(
      ({ id, routes }) =>
        address === `${routes.questionnaire}/${id}` && !isOpen(id, getNeeds(instruments), new Set()),
    ),
);

/** One address per screen: one for all site pages, one for all reading pages, and the four of one instrument. */
export const oneOfEachScreen: readonly string[] = [
  ...screenAddresses,
  '/accessibility',
  ...instruments.slice(0, 1).flatMap(listInstrumentAddresses),
  ...reading.slice(0, 1),
];
