import { useState } from 'react';
import { useSaveStepMutation, useStepQuery } from '#api/step-api.ts';
import { helpedOptions } from '#domain/account/helped-words.ts';
import { formatSlashDate } from '#domain/dates/numeric.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './chosen-step.module.css';
import { type Helped, messages } from './messages.ts';

export interface ChosenStepProps {
  readonly userid: string;
  /** The moment at which it is looked at. */
  readonly now?: Date;
}

/**
 * The step that a person chose after a result, for their eyes alone. From the next day on it asks once whether it
 * helped. Nothing where none was chosen, or the server keeps none.
 */
export function ChosenStep({ userid, now }: ChosenStepProps) {
  const [today] = useState(() => now ?? new Date());
  const { data } = useStepQuery(userid);
  const [saveStep, { isLoading, isError, originalArgs }] = useSaveStepMutation();
  const chosen = data?.chosen;
  if (!chosen) return null;

  const asks = chosen.helped === null && isLaterDay(chosen.time, today);
  return (
    <section className={styles.step} aria-labelledby="chosen-step">
      <h2 id="chosen-step">{messages.title}</h2>
      <p className={styles.text}>{chosen.text}</p>
      {asks && (
        <div className={styles.ask} role="group" aria-labelledby="step-helped">
          <p id="step-helped">{messages.didItHelp}</p>
          <div className={styles.answers}>
            {helpedOptions.map(([helped, words]) => (
              <Button
                key={helped}
                variant="ghost"
                busy={isLoading && isOf(originalArgs?.body, helped)}
                busyText={words}
                onClick={() => void saveStep({ userid, body: { helped } })}
              >
                {words}
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

function isOf(body: object | undefined, helped: Helped): boolean {
  return body !== undefined && 'helped' in body && body.helped === helped;
}

/** Is it another, later day, as the reader's calendar counts? @param time ISO 8601 */
function isLaterDay(time: string, now: Date): boolean {
  return Date.parse(time) < now.getTime() && formatSlashDate(time) !== formatSlashDate(now);
}
