import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { lacksEndpoint, getServerMessage } from '#api/failure.ts';
import type { ConsentRecord } from '#contract/responses.ts';
import { formatLongDate } from '#domain/dates/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CheckField } from '#ui/field/check-field.tsx';
import { PartNotLoaded } from './part-not-loaded.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.research;

/** What the institute asks about research, as `content/settings.json` has it. */
export interface ResearchSettings {
  readonly enabled: boolean;
  readonly text: string;
  readonly textVersion: string;
}

export interface ResearchProps {
  readonly userid: string;
  readonly settings: ResearchSettings;
}

/**
 * Whether a person's answers may serve research, and a switch that gives or takes back, the one as easily as the
 * other. Nothing where the server lacks the call, nor where nobody is asked and this person never agreed.
 */
export function Research({ userid, settings }: ResearchProps) {
  const { data, error, isFetching, refetch } = useConsentsQuery(userid);
  const [change, { isLoading }] = useChangeConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  /** What the switch was just turned to, until the server has confirmed it. */
  const [wanted, setWanted] = useState(false);
  const now = data?.research ?? null;
  if (error && settings.enabled && !lacksEndpoint(error))
    return <PartNotLoaded text={text} busy={isFetching} onTryAgain={() => void refetch()} />;
  const isStopped = data?.terms?.given === false;
  if (!data || error || (!settings.enabled && now === null)) return null;

  async function turn(given: boolean) {
    if (isLoading || isFetching) return;
    setFailure(null);
    setWanted(given);
    try {
      await change({ userid, purpose: 'research', given, version: settings.textVersion }).unwrap();
    } catch (refused) {
      setFailure(getServerMessage(refused) ?? text.failed);
    }
  }

  const given = now?.given ?? false;
  const { releases = [] } = data;
  return (
    <ProfileSection title={text.title}>
      <p>
        {text.about} <Link to="/privacy-policy#research">{text.more}</Link>
      </p>
      {/* What was given can be taken back also when nobody is asked any more. */}
      {!isStopped && (settings.enabled || given) && (
        <CheckField
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by itself
          role="switch"
          name="research"
          checked={isLoading || isFetching ? wanted : given}
          aria-describedby="research-state"
          onChange={(event) => void turn(event.target.checked)}
        >
          {settings.text}
        </CheckField>
      )}
      <p id="research-state" role="status" className={styles.state}>
        {getConsentState(now)}
      </p>
      {releases.length > 0 && (
        <>
          <p id="releases">{text.releases}</p>
          <ul aria-labelledby="releases">
            {releases.map(({ name, time, questionnaires }) => (
              <li key={`${name} ${time}`}>{text.release(formatLongDate(time), questionnaires)}</li>
            ))}
          </ul>
        </>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
    </ProfileSection>
  );
}

function getConsentState(now: ConsentRecord | null): string {
  if (now === null) return text.never;
  return now.given ? text.given(formatLongDate(now.time)) : text.takenBack(formatLongDate(now.time));
}
