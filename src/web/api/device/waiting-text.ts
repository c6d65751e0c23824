import { waitingParcels } from './waiting.ts';

/**
 * What people read before they leave, where finished answers wait to be sent; null where none do.
 * @param own how many are this person's; without it, those of whoever used this phone are told
 */
export function waitingText(own?: number): string | null {
  const count = own ?? waitingParcels();
  if (count === 0) return null;
  const when = own === undefined ? 'after the next login of its person' : 'after your next login';
  return count === 1
    ? `One finished questionnaire waits on this phone to be sent. It stays sealed and is sent ${when}.`
    : `${count} finished questionnaires wait on this phone to be sent. They stay sealed and are sent ${when}.`;
}
