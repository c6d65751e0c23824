import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { profileLabels } from '#domain/account/fact-words.ts';
import { limits } from '#domain/account/limits.ts';
import { profileOptions } from '#domain/account/profile.ts';
import type { Fields } from '#forms/use-form.ts';
import { CheckField } from '#ui/field/check-field.tsx';
import { RadioGroup, type RadioGroupProps } from '#ui/field/radio-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FormEnd, FormPart } from '#ui/form-page/form-page.tsx';
import { strings } from '../strings.ts';
import { ConsentNotice } from '../terms/consent-notice.tsx';
import type { FactValues } from './fact-values.ts';
import styles from './profile-parts.module.css';
import type { ProfileValues } from './profile-values.ts';

const text = strings.profile;
const { parts } = text;
const maxLength = limits.shortText;

const optionsOf = (list: readonly string[]) => list.map((label) => ({ value: label, label }));
/** The options of a question that may be left out. */
const declinable = (list: readonly string[]) => optionsOf([...list, text.declined]);

interface FieldGroupProps {
  form: Fields<FactValues>;
  /** Where the part is in the form, and how much of it is answered. */
  place?: string;
}

/** One question with a few answers, tied to the form. */
function choice(
  { form }: Pick<FieldGroupProps, 'form'>,
  name: keyof FactValues,
  options: RadioGroupProps['options'],
  row?: RadioGroupProps['row'],
) {
  return (
    <RadioGroup
      name={name}
      legend={profileLabels[name]}
      options={options}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errors[name]}
      row={row}
    />
  );
}

interface AboutPartProps extends FieldGroupProps {
  /** The field above the age, where it is asked. */
  birthYear?: ReactNode;
}

/** Name, age, phone, city, gender, marital status. The age has no `min`: the field does not hint at the limit. */
export function AboutPart({ form, place, birthYear }: AboutPartProps) {
  return (
    <FieldGroup {...parts.about} place={place}>
      <TextField
        {...form.field('name')}
        label={profileLabels.name}
        autoComplete="nickname"
        maxLength={maxLength}
      />
      {birthYear}
      <TextField {...form.field('age')} label={profileLabels.age} type="number" inputMode="numeric" />
      <TextField
        {...form.field('phone')}
        label={profileLabels.phone}
        optional
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('city')}
        label={profileLabels.city}
        optional
        autoComplete="address-level2"
        maxLength={maxLength}
      />
      {choice({ form }, 'gender', optionsOf(profileOptions.gender))}
      {choice({ form }, 'maritalStatus', declinable(profileOptions.maritalStatus))}
    </FieldGroup>
  );
}

/** Work, education, present occupation. */
export function WorkPart({ form, place }: FieldGroupProps) {
  return (
    <FieldGroup {...parts.work} place={place}>
      <TextField {...form.field('work')} label={profileLabels.work} optional maxLength={maxLength} />
      <SelectField
        {...form.field('education')}
        label={profileLabels.education}
        options={optionsOf(profileOptions.education)}
      />
      <SelectField
        {...form.field('currentStatus')}
        label={profileLabels.currentStatus}
        options={declinable(profileOptions.currentStatus)}
      />
    </FieldGroup>
  );
}

/** The five questions on seeking help. */
export function HelpPart({ form, place }: FieldGroupProps) {
  return (
    <FieldGroup {...parts.help} place={place}>
      {choice({ form }, 'soughtHelpBefore', declinable(profileOptions.yesNo))}
      {choice({ form }, 'currentlyHavingIssues', declinable(profileOptions.yesNo))}
      <div className={styles.wide}>
        {choice({ form }, 'currentlySeekingHelp', declinable(profileOptions.seekingHelp), 'column')}
      </div>
      <div className={styles.wide}>
        {choice({ form }, 'comfortSeekingHelp', declinable(profileOptions.comfort), 'five')}
      </div>
      <div className={styles.wide}>
        {choice({ form }, 'likelihoodConsulting', declinable(profileOptions.likelihood), 'five')}
      </div>
    </FieldGroup>
  );
}

export interface ConsentPartProps {
  form: Fields<ProfileValues>;
  /** Where the part is in the form, and how much of it is answered. */
  place: string;
  /** The words beside the research box; null where nobody is asked. */
  research: string | null;
  children: ReactNode;
}

/** Consent to the service, which is required, and to research, which is not; then the button. */
export function ConsentPart({ form, place, research, children }: ConsentPartProps) {
  return (
    <FieldGroup {...parts.consent} place={place}>
      <div className={styles.wide}>
        <ConsentNotice heading="h3" />
      </div>
      <div className={`${styles.wide} ${styles.agree}`}>
        <CheckField
          name="terms"
          checked={form.values.terms}
          error={form.errors.terms}
          onChange={(event) => form.set('terms', event.target.checked)}
        >
          {text.consent} {/* In a tab of its own: what is typed here must not be lost. */}
          <Link to="/terms" target="_blank" rel="noopener">
            {text.termsLink}
            <span className="sr"> {text.newTab}</span>
          </Link>
          .
        </CheckField>
      </div>
      {research !== null && (
        <div className={styles.wide}>
          <CheckField
            name="research"
            checked={form.values.research}
            onChange={(event) => form.set('research', event.target.checked)}
          >
            {research}
          </CheckField>
        </div>
      )}
      <FormEnd className={styles.wide}>{children}</FormEnd>
    </FieldGroup>
  );
}

interface FieldGroupFrameProps {
  title: string;
  why: string;
  place: string | undefined;
  children: ReactNode;
}

function FieldGroup({ title, why, place, children }: FieldGroupFrameProps) {
  return (
    <FormPart title={title} place={place} why={why}>
      <div className={styles.grid}>{children}</div>
    </FormPart>
  );
}
