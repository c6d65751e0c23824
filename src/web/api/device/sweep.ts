import { isOutdated, parseDrafts } from '#domain/answers/draft.ts';
import { forgetDraft } from './drafts.ts';
import { places } from './home.ts';
import { forgetOldReading } from './reading.ts';

/**
 * Removes answers and reading of everybody who was here once and did not come back in time: they would be ignored,
 * but the privacy policy promises that they are gone. Younger drafts of another major version stay: the program that
 * they belong to may still be open in another tab.
 */
export function sweepDevice(now: Date): void {
  forgetOldReading();
  for (const place of places)
    for (const key of place.keys())
      for (const [userid, draft] of Object.entries(parseDrafts(place.read(key))))
        if (isOutdated(draft, now)) forgetDraft(key, userid);
}
