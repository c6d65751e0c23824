import { useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createSavedForm } from '#api/device/saved-form.ts';
import { useSaveStepMutation, useStepQuery } from '#api/step-api.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import styles from './choose-step.module.css';
import { chooseStepMessages as text } from './choose-step-messages.ts';

const none = 'none';

/** What was chosen in this tab and is not kept yet: in its words, for another result may offer other steps. */
const begun = createSavedForm<{ readonly sectionId: string; readonly step: string }>(tabKeys.chosenStepForm);

export interface ChooseStepProps {
  readonly userid: string;
  readonly sectionId: string;
  /** Up to three, in the order in which the server counts them. */
  readonly steps: readonly string[];
}

/**
 * One small step that the person chooses after a result, or none; kept for their own eyes. Not there where the server
 * keeps none, or cannot be asked now. It goes out by a button: arrow keys pass every choice on their way.
 */
export function ChooseStep({ userid, sectionId, steps }: ChooseStepProps) {
  const { data } = useStepQuery(userid);
  const [keep, { isLoading, isSuccess, isError }] = useSaveStepMutation();
  const [picked, setPicked] = useState(() => {
    const left = begun.load(userid);
    const place = [...steps, none].indexOf(left?.step ?? '');
    if (left?.sectionId !== sectionId || place === -1) return null;
    return place === steps.length ? none : String(place);
  });
  if (!data?.isSupported || steps.length === 0) return null;

  const { chosen } = data;
  const place = chosen?.sectionId === sectionId ? steps.indexOf(chosen.text) : -1;
  const kept = place === -1 ? '' : String(place);
  const value = picked ?? kept;
  const id = `step-${sectionId}`;

  function pick(choice: string) {
    setPicked(choice);
    begun.save(userid, { sectionId, step: steps[Number(choice)] ?? none });
  }

  async function choose() {
    const place = value === none ? null : Number(value);
    const { error } = await keep({ userid, body: { section_id: sectionId, place } });
    if (!error) begun.forget();
  }

  return (
    <section className={styles.choose}>
      <RadioGroup
        legend={text.legend}
        name={id}
        row="column"
        options={[
          ...steps.map((step, index) => ({ value: String(index), label: step })),
          { value: none, label: text.none },
        ]}
        value={value}
        onChange={pick}
      />
      <div className={styles.keep}>
        <Button
          variant="ghost"
          busy={isLoading}
          busyText={text.keeping}
          disabled={value === '' || (value === kept && !isLoading)}
          onClick={() => void choose()}
        >
          {text.keep}
        </Button>
        <p className={styles.about} role="status">
          {isSuccess && !isLoading ? text.kept(value === none) : text.about}
        </p>
      </div>
      {isError && <FieldError id={`${id}-failed`}>{text.failed}</FieldError>}
    </section>
  );
}
