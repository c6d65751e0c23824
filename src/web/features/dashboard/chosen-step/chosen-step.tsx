import { useState } from 'react';
import { useSaveStepMutation, useStepQuery } from '#api/step-api.ts';
import { helpedOptions } from '#domain/account/helped-options.ts';
import { formatSlashDate } from '#domain/dates/numeric-dates.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './chosen-step.module.css';
import { type Helped, messages } from './messages.ts';

export interface ChosenStepProps {
  readonly userid: string;
  /** Current time; for stories. */
  readonly now?: Date;
}

/**
 * The step that the person chose after a result. From the next day on it asks once whether the step helped. Renders
 * nothing if there is no step or the server has no such route.
 */
export function ChosenStep({ userid, now }: ChosenStepProps) {
  const [today] = useState(() => now ?? new Date());
  const { data } = useStepQuery(userid);
  const [saveStep, { isLoading, isError, originalArgs }] = useSaveStepMutation();
  const chosen = data?.chosen;
  if (!chosen) return null;

  const isQuestionOpen = chosen.helped === null && isLaterDay(chosen.time, today);
  return (
    <section className={styles.step} aria-labelledby="chosen-step">
      <h2 id="chosen-step">{messages.title}</h2>
      <p className={styles.text}>{chosen.text}</p>
      {isQuestionOpen && (
        <div className={styles.ask} role="group" aria-labelledby="step-helped">
          <p id="step-helped">{messages.didItHelp}</p>
          <div className={styles.answers}>
            {helpedOptions.map(([helped, label]) => (
              <Button
                key={helped}
                variant="ghost"
                busy={isLoading && isSavingAnswer(originalArgs?.body, helped)}
                busyText={label}
                onClick={() => void saveStep({ userid, body: { helped } })}
              >
                {label}
              </Button>
            ))}
          </div>
          {isError && <p role="alert">{messages.failed}</p>}
        </div>
      )}
      <p className={styles.note} role="status">
        {chosen.helped === null ? messages.forYou : `${messages.thanks} ${messages.forYou}`}
      </p>
    </section>
  );
}

function isSavingAnswer(body: object | undefined, helped: Helped): boolean {
  return body !== undefined && 'helped' in body && body.helped === helped;
}

/**
 * Returns whether `now` is on a later calendar day, in local time.
 * @param time ISO 8601
 */
function isLaterDay(time: string, now: Date): boolean {
  return Date.parse(time) < now.getTime() && formatSlashDate(time) !== formatSlashDate(now);
}
