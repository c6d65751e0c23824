import { action } from '../action.ts';

/** Answers that waited on this phone have been stored: what was fetched of attempts before is out of date. */
export const answersStored = action('outbox/stored');
