import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group/checkbox-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { ContactFields } from './contact-fields.tsx';
import { limits, type PartText, type PlanPart } from './plan.ts';
import styles from './safety-plan.module.css';

export interface PartFormProps {
  readonly partText: PartText;
  readonly part: PlanPart;
  readonly isStored: boolean;
  onCancel(): void;
  /** @returns false if the part was not saved */
  onSave(part: PlanPart): Promise<boolean>;
}

/** Choices, own words and people of one part. */
export function PartForm({ partText, part, isStored, onCancel, onSave }: PartFormProps) {
  const { t } = useTranslation();
  const { id, hint, choices, contacts: hasContacts = false } = partText;
  const [draft, setDraft] = useState(part);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  // Texts of an earlier edition of the plan stay available.
  const options = [...new Set([...choices, ...part.chosen])];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    if (!(await onSave(draft))) setState('failed');
  }

  return (
    <form ref={form} tabIndex={-1} className={styles.form} aria-labelledby={`plan-${id}`} onSubmit={submit}>
      <p className={styles.hint}>{hint}</p>
      {hasContacts && (
        <ContactFields
          part={id}
          contacts={draft.contacts}
          onChange={(contacts) => setDraft({ ...draft, contacts })}
        />
      )}
      {options.length > 0 && (
        <>
          <p id={`plan-${id}-choices`} className="sr">
            {t('safetyPlan.part.choices')}
          </p>
          <CheckboxGroup
            name={`plan-${id}`}
            labelledBy={`plan-${id}-choices`}
            description={t('safetyPlan.part.choices')}
            options={options.map((label, code) => ({ code, label }))}
            value={options.flatMap((label, code) => (draft.chosen.includes(label) ? [code] : []))}
            onChange={(codes) =>
              setDraft({ ...draft, chosen: options.filter((_, code) => codes.includes(code)) })
            }
          />
        </>
      )}
      <TextAreaField
        name={`plan-${id}-own`}
        label={t('safetyPlan.part.own')}
        optional
        rows={2}
        maxLength={limits.own}
        autoComplete="off"
        value={draft.own}
        onChange={({ target }) => setDraft({ ...draft, own: target.value })}
      />
      {state === 'failed' && <Alert status="error">{t('safetyPlan.part.failed')}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" loading={state === 'busy'} loadingLabel={t('safetyPlan.part.saving')}>
          {isStored ? t('safetyPlan.part.save') : t('safetyPlan.part.done')}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {t('safetyPlan.part.cancel')}
        </Button>
      </div>
    </form>
  );
}
