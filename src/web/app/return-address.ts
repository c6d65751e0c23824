import { matchPath } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/**
 * Where the login leads after an address was opened without a session: to that address, or to the introduction
 * instead of a questionnaire.
 * @param path below the base path, with query
 */
export function getReturnAddress(path: string, cards: readonly Pick<InstrumentCard, 'routes'>[]): string {
  const [pathname = path] = path.split('?');
  const card = cards.find(({ routes }) => matchPath(`${routes.questionnaire}/*`, pathname) !== null);
  return card?.routes.intro ?? path;
}
