import { matchPath } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/**
 * Where a login leads whoever opened an address without a session: there, but to a questionnaire by its introduction,
 * which says what it asks and what is begun.
 * @param path under the base, with its query
 */
export function returnAddress(path: string, cards: readonly Pick<InstrumentCard, 'routes'>[]): string {
  const [pathname = path] = path.split('?');
  const asked = cards.find(({ routes }) => matchPath(`${routes.questionnaire}/*`, pathname) !== null);
  return asked?.routes.intro ?? path;
}
