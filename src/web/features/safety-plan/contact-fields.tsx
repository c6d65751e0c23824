import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { canPickContact, pickContact } from './contact-picker.ts';
import { type PlanContact, limits } from './plan.ts';
import styles from './safety-plan.module.css';

export interface ContactFieldsProps {
  /** Id of the part, for the names of the fields. */
  readonly part: string;
  readonly contacts: readonly PlanContact[];
  onChange(contacts: readonly PlanContact[]): void;
}

/** Names and numbers, typed or from the contacts of the phone. An empty row is left out when the part is saved. */
export function ContactFields({ part, contacts, onChange }: ContactFieldsProps) {
  const { t } = useTranslation();
  const rows = contacts.length > 0 ? contacts : [{ name: '', number: '' }];
  const setRow = (at: number, changed: Partial<PlanContact>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)));

  async function fillRow(at: number) {
    const contact = await pickContact();
    if (contact) setRow(at, contact);
  }

  return (
    <>
      {rows.map(({ name, number }, at) => (
        // Rows have no identity of their own: they are added and removed at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={styles.person}>
          <legend>{t('safetyPlan.part.person', { count: at + 1 })}</legend>
          {canPickContact() && (
            <Button variant="secondary" onClick={() => void fillRow(at)}>
              {t('safetyPlan.part.pick')}
            </Button>
          )}
          <TextField
            name={`plan-${part}-name-${at}`}
            label={t('safetyPlan.part.name')}
            maxLength={limits.name}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setRow(at, { name: target.value })}
          />
          <TextField
            name={`plan-${part}-number-${at}`}
            label={t('safetyPlan.part.number')}
            type="tel"
            maxLength={limits.number}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setRow(at, { number: target.value })}
          />
        </fieldset>
      ))}
      {rows.length < limits.contacts && (
        <Button variant="tertiary" onClick={() => onChange([...rows, { name: '', number: '' }])}>
          {t('safetyPlan.part.another')}
        </Button>
      )}
    </>
  );
}
