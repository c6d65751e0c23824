import { useState } from 'react';
import { createSavedForm } from '#api/device/saved-form.ts';
import { tabKeys } from '#api/device/tab-keys.ts';
import { useSaveStepMutation, useStepQuery } from '#api/step-api.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import styles from './choose-step.module.css';
import { chooseStepMessages as text } from './choose-step-messages.ts';

/** The unsaved choice of this tab, stored as text, because another result may offer other steps. */
const unsavedChoice = createSavedForm<{ readonly sectionId: string; readonly step: string }>(
  tabKeys.chosenStepForm,
);

export interface ChooseStepProps {
  readonly userid: string;
  readonly sectionId: string;
  /** At most three, in the order of the wire index. */
  readonly steps: readonly string[];
}

/**
 * One small step after a result with a button to keep it, and the other steps in a fold. Without a server that stores
 * a choice there are no buttons.
 */
export function ChooseStep({ userid, sectionId, steps }: ChooseStepProps) {
  const { data } = useStepQuery(userid);
  const [saveStep, { isLoading, isError }] = useSaveStepMutation();
  /** The choice saved on this screen, null for none; undefined before the first. The query may lag behind. */
  const [saved, setSaved] = useState<number | null>();
  const [selected, setSelected] = useState(() => {
    const unsaved = unsavedChoice.load(userid);
    const place = steps.indexOf(unsaved?.step ?? '');
    return unsaved?.sectionId !== sectionId || place === -1 ? null : place;
  });
  if (steps.length === 0) return null;

  const fetched = data?.chosen?.sectionId === sectionId ? steps.indexOf(data.chosen.text) : -1;
  const chosen = saved === undefined ? fetched : (saved ?? -1);
  const current = selected ?? Math.max(0, chosen);
  const isKept = chosen === current;
  const canKeep = data?.isSupported !== false;

  async function keep(place: number) {
    setSelected(place);
    unsavedChoice.save(userid, { sectionId, step: steps[place] ?? '' });
    await save(place);
  }

  async function save(place: number | null) {
    const { error } = await saveStep({ userid, body: { section_id: sectionId, place } });
    if (error) return;
    setSaved(place);
    unsavedChoice.forget();
  }

  function describeState() {
    if (isKept) return text.saved;
    return saved === null ? text.removed : text.note;
  }

  const errorId = `step-${sectionId}-failed`;
  return (
    <section className={styles.choose}>
      <h2>{text.heading}</h2>
      <p className={styles.step}>{steps[current]}</p>
      {canKeep && (
        <div className={styles.keep}>
          {/* One button for both actions, so that it keeps the focus. */}
          <Button
            variant="ghost"
            busy={isLoading}
            busyText={text.saving}
            aria-describedby={isError ? errorId : undefined}
            onClick={() => void (isKept ? save(null) : keep(current))}
          >
            {isKept ? text.remove : text.save}
          </Button>
          <p className={styles.about} role="status">
            {describeState()}
          </p>
        </div>
      )}
      {isError && <FieldError id={errorId}>{text.failed}</FieldError>}
      {steps.length > 1 && (
        <details className={styles.others}>
          <summary>{text.others}</summary>
          <ul>
            {/* The key is the row, so that the pressed button keeps the focus when its step moves up. */}
            {[...steps.keys()]
              .filter((place) => place !== current)
              .map((place, row) => (
                <li key={row}>
                  <p>{steps[place]}</p>
                  {canKeep && (
                    <Button
                      variant="quiet"
                      busy={isLoading}
                      aria-label={`${text.save}: ${steps[place]}`}
                      onClick={() => void keep(place)}
                    >
                      {text.save}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}
