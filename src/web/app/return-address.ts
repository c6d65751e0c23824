import { matchPath } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/**
 * Where the login leads after an address was opened without a session: to that address, or to the introduction
 * instead of a questionnaire.
 * @param path below the base path, with query
 */
export function returnAddress(path: string, cards: readonly Pick<InstrumentCard, 'routes'>[]): string {
  const [pathname = path] = path.split('?');
  const asked = cards.find(({ routes }) => matchPath(`${routes.questionnaire}/*`, pathname) !== null);
  return asked?.routes.intro ?? path;
}
