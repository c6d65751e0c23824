import { useState } from 'react';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { serverMessage } from '#api/failure.ts';
import type { ConsentRecord } from '#contract/responses.ts';
import { longDate } from '#domain/dates/dates.ts';
import { indianDay } from '#domain/dates/india-day.ts';
import type { AskedTrial } from '#domain/trial/arms.ts';
import { lastDay, runsOn, trialVersion } from '#domain/trial/running.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CheckField } from '#ui/field/check-field.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { strings } from './strings.ts';

const text = strings.trials;

export interface TrialsProps {
  readonly userid: string;
  readonly trials: readonly AskedTrial[];
  /** Whether the institute asks people about research at all. */
  readonly enabled: boolean;
}

/**
 * A switch for each trial that runs on this day, off until the person turns it on. Nothing where the server lacks the
 * call or could not be asked, nor where no trial runs and none that the person joined could go on.
 */
export function Trials({ userid, trials, enabled }: TrialsProps) {
  const { data, error } = useConsentsQuery(userid);
  const [today] = useState(() => indianDay(new Date()));
  if (!data || error || data.terms?.given === false) return null;
  return trials
    .filter((trial) => runsOn(trial, today))
    .map((trial) => {
      const said = data.trials?.find(({ version }) => version.startsWith(`${trial.id}@`)) ?? null;
      // What was given can be taken back also when nobody is asked any more.
      if (!enabled && !said?.given) return null;
      return <Trial key={trial.id} userid={userid} trial={trial} said={said} />;
    });
}

interface TrialProps {
  readonly userid: string;
  readonly trial: AskedTrial;
  /** The person's last word on it, of whatever version; null for none. */
  readonly said: ConsentRecord | null;
}

function Trial({ userid, trial, said }: TrialProps) {
  const { isFetching } = useConsentsQuery(userid);
  const [change, { isLoading }] = useChangeConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  /** What the switch was just turned to, until the server has confirmed it. */
  const [wanted, setWanted] = useState(false);
  const version = trialVersion(trial);
  const stateId = `trial-state-${trial.id}`;

  async function turn(given: boolean) {
    if (isLoading || isFetching) return;
    setFailure(null);
    setWanted(given);
    try {
      await change({ userid, purpose: 'trial', given, version }).unwrap();
    } catch (refused) {
      setFailure(serverMessage(refused) ?? text.failed);
    }
  }

  return (
    <ProfileSection title={trial.title}>
      <p>{trial.tried}</p>
      <p>{trial.same}</p>
      <p>{text.ends(longDate(lastDay(trial)))}</p>
      <p>{text.counted}</p>
      <CheckField
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by itself
        role="switch"
        name={`trial-${trial.id}`}
        checked={isLoading || isFetching ? wanted : isJoined(said, version)}
        aria-describedby={stateId}
        onChange={(event) => void turn(event.target.checked)}
      >
        {trial.consent}
      </CheckField>
      <p id={stateId} role="status" className={styles.state}>
        {stateOf(said, version)}
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
    </ProfileSection>
  );
}

/** Who agreed to other words than those of today takes no part until they agree to these. */
function isJoined(said: ConsentRecord | null, version: string): boolean {
  return said !== null && said.given && said.version === version;
}

function stateOf(said: ConsentRecord | null, version: string): string {
  if (said === null) return text.never;
  if (!said.given) return text.takenBack(longDate(said.time));
  return isJoined(said, version) ? text.given(longDate(said.time)) : text.reworded;
}
