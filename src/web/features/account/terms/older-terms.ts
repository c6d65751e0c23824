import settings from '#compiled/settings.json';
import type { Consents } from '#contract/responses.ts';
import { isNewerVersion } from '#domain/account/consent.ts';
import { times } from '../times.ts';

/** Has this person agreed to older terms than those in force? A person who withdrew the agreement resumes it on the profile page. */
export function hasOlderTerms({ terms }: Consents): boolean {
  return terms?.given !== false && isNewerVersion(settings.termsVersion, terms?.version ?? null);
}

/**
 * The same right after a login: a server that does not say, or not soon, asks nothing of anybody.
 * @param asked the call that has just gone out
 */
export function needsConsent(asked: Promise<Consents>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), times.termsTimeout));
  return Promise.race([asked.then(hasOlderTerms, () => false), tooLate]);
}
