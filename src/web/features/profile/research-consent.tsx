import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { isEndpointMissing, getServerMessage } from '#api/failure.ts';
import type { ConsentRecord } from '#contract/responses.ts';
import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { SectionLoadFailed } from './section-load-failed.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** The question about research, from `content/settings.json`. */
export interface ResearchConsentSettings {
  readonly enabled: boolean;
  readonly text: string;
  readonly textVersion: string;
}

export interface ResearchConsentProps {
  readonly userid: string;
  readonly settings: ResearchConsentSettings;
}

/**
 * A switch to give or withdraw consent to research. Renders nothing if the server does not have the route, or if
 * research is disabled and the user never consented.
 */
export function ResearchConsent({ userid, settings }: ResearchConsentProps) {
  const { t, format } = useTranslation();
  const { data, error, isFetching, refetch } = useConsentsQuery(userid);
  const [changeConsent, { isLoading }] = useChangeConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  /** The requested state of the switch, until the server confirms it. */
  const [requested, setRequested] = useState(false);
  const consent = data?.research ?? null;
  if (error && settings.enabled && !isEndpointMissing(error))
    return (
      <SectionLoadFailed
        text={{ title: t('profile.research.title'), notLoaded: t('profile.research.notLoaded') }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const isStopped = data?.terms?.given === false;
  if (!data || error || (!settings.enabled && consent === null)) return null;

  async function setConsent(given: boolean) {
    if (isLoading || isFetching) return;
    setFailure(null);
    setRequested(given);
    try {
      await changeConsent({ userid, purpose: 'research', given, version: settings.textVersion }).unwrap();
    } catch (error) {
      setFailure(getServerMessage(error) ?? t('profile.research.failed'));
    }
  }

  const given = consent?.given ?? false;
  const { releases = [] } = data;
  return (
    <ProfileSection title={t('profile.research.title')}>
      <p>
        {t('profile.research.about')} <Link to="/privacy-policy#research">{t('profile.research.more')}</Link>
      </p>
      {/* A consent can be withdrawn also after research is disabled. */}
      {!isStopped && (settings.enabled || given) && (
        <Checkbox
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by itself
          role="switch"
          name="research"
          checked={isLoading || isFetching ? requested : given}
          aria-describedby="research-state"
          onChange={(event) => void setConsent(event.target.checked)}
        >
          {settings.text}
        </Checkbox>
      )}
      <p id="research-state" role="status" className={styles.state}>
        {formatConsent(t, format, consent)}
      </p>
      {releases.length > 0 && (
        <>
          <p id="releases">{t('profile.research.releases')}</p>
          <ul aria-labelledby="releases">
            {releases.map(({ name, time, questionnaires }) => (
              <li key={`${name} ${time}`}>
                {formatRelease({ t, format }, format.day(time), questionnaires)}
              </li>
            ))}
          </ul>
        </>
      )}
      {failure && <Alert status="error">{failure}</Alert>}
    </ProfileSection>
  );
}

function formatRelease(
  { t, format }: { readonly t: Translate; readonly format: Format },
  date: string,
  questionnaires: readonly string[],
): string {
  return questionnaires.length === 0
    ? t('profile.research.release', { date })
    : t('profile.research.releaseOf', { date, questionnaires: format.series(questionnaires) });
}

function formatConsent(t: Translate, format: Format, consent: ConsentRecord | null): string {
  if (consent === null) return t('profile.research.never');
  return consent.given
    ? t('profile.research.given', { date: format.day(consent.time) })
    : t('profile.research.takenBack', { date: format.day(consent.time) });
}
