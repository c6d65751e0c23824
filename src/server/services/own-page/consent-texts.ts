import { getLanguageName } from '#language/language-name.ts';
import type { Translate } from '#language/translate.ts';
import type { Export } from '../export.ts';

type Consent = Export['consents'][number];

/** What a consent is for. */
export function formatPurpose(t: Translate, purpose: Consent['purpose']): string {
  switch (purpose) {
    case 'terms':
      return t('server.ownPage.agreed.terms');
    case 'research':
      return t('server.ownPage.agreed.research');
    default:
      return t('server.ownPage.agreed.trial');
  }
}

/** Whether a consent was given or taken back. */
export function formatDecision(t: Translate, given: boolean): string {
  return given ? t('server.ownPage.agreed.given') : t('server.ownPage.agreed.takenBack');
}

/** The displayed notice: its version, and the name of its language in itself. */
export function formatNotice(t: Translate, version: string, language: string | null = null): string {
  const name = language ? getLanguageName(language.split('-')[0] ?? language) : '–';
  return t('server.ownPage.agreed.notice', { version, language: name });
}

/** The version of the text and of the displayed notice. */
export function formatConsentVersion(
  t: Translate,
  {
    version,
    noticeVersion,
    language,
    coversEarlier,
  }: Partial<Pick<Consent, 'coversEarlier'>> & {
    readonly version: string;
    readonly noticeVersion?: string | null;
    readonly language?: string | null;
  },
): string {
  const notice = noticeVersion && formatNotice(t, noticeVersion, language);
  return [version, notice, coversEarlier && t('server.ownPage.agreed.coversEarlier')]
    .filter(Boolean)
    .join(', ');
}
