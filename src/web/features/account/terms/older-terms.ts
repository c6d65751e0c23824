import settings from '#compiled/settings.json';
import type { Consents } from '#contract/responses.ts';
import { isNewerVersion } from '#domain/account/consent.ts';
import { times } from '../times.ts';

/**
 * Returns whether the person agreed to an older version of the terms. False after a withdrawal, which is revoked on
 * the profile page.
 */
export function hasConsentToOlderTerms({ terms }: Consents): boolean {
  return terms?.given !== false && isNewerVersion(settings.termsVersion, terms?.version ?? null);
}

/**
 * Returns whether to ask for consent after a login. False if the request fails or takes longer than
 * `times.termsTimeout`.
 * @param consents pending response
 */
export function needsConsent(consents: Promise<Consents>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), times.termsTimeout));
  return Promise.race([consents.then(hasConsentToOlderTerms, () => false), timeout]);
}
