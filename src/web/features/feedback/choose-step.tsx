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
 * Lets the person choose one small step after a result, or none. Renders nothing if the server does not offer it. The
 * choice is saved by a button, because arrow keys select each option on the way.
 */
export function ChooseStep({ userid, sectionId, steps }: ChooseStepProps) {
  const { data } = useStepQuery(userid);
  const [saveStep, { isLoading, isSuccess, isError }] = useSaveStepMutation();
  const [selected, setSelected] = useState(() => {
    const unsaved = unsavedChoice.load(userid);
    const place = [...steps, none].indexOf(unsaved?.step ?? '');
    if (unsaved?.sectionId !== sectionId || place === -1) return null;
    return place === steps.length ? none : String(place);
  });
  if (!data?.isSupported || steps.length === 0) return null;

  const { chosen } = data;
  const place = chosen?.sectionId === sectionId ? steps.indexOf(chosen.text) : -1;
  const savedValue = place === -1 ? '' : String(place);
  const value = selected ?? savedValue;
  const id = `step-${sectionId}`;

  function select(choice: string) {
    setSelected(choice);
    unsavedChoice.save(userid, { sectionId, step: steps[Number(choice)] ?? none });
  }

  async function submit() {
    const place = value === none ? null : Number(value);
    const { error } = await saveStep({ userid, body: { section_id: sectionId, place } });
    if (!error) unsavedChoice.forget();
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
        onChange={select}
      />
      <div className={styles.keep}>
        <Button
          variant="ghost"
          busy={isLoading}
          busyText={text.saving}
          disabled={value === '' || (value === savedValue && !isLoading)}
          onClick={() => void submit()}
        >
          {text.save}
        </Button>
        <p className={styles.about} role="status">
          {isSuccess && !isLoading ? text.saved(value === none) : text.note}
        </p>
      </div>
      {isError && <FieldError id={`${id}-failed`}>{text.failed}</FieldError>}
    </section>
  );
}
