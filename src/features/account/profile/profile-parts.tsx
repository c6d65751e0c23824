import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../../domain/account/limits.ts';
import { profileOptions } from '../../../domain/account/profile.ts';
import type { Fields } from '../../../forms/use-form.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup, type RadioGroupProps } from '../../../ui/field/radio-group.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormEnd, FormPart } from '../../../ui/form-page/form-page.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { strings } from '../strings.ts';
import look from './profile-parts.module.css';
import type { FactValues } from './fact-values.ts';
import type { ProfileValues } from './profile-values.ts';

const text = strings.profile;
const { labels, parts } = text;
const maxLength = limits.shortText;

const optionsOf = (list: readonly string[]) => list.map((label) => ({ value: label, label }));

interface PartProps {
  form: Fields<FactValues>;
}

/** One question with a few answers, tied to the form. */
function choice(
  { form }: PartProps,
  name: keyof FactValues,
  list: readonly string[],
  row?: RadioGroupProps['row'],
) {
  return (
    <RadioGroup
      name={name}
      legend={labels[name]}
      options={optionsOf(list)}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errors[name]}
      row={row}
    />
  );
}

/** Name, age, phone, city, gender, marital status. */
export function AboutPart({ form }: PartProps) {
  return (
    <Part {...parts.about}>
      <TextField {...form.field('name')} label={labels.name} autoComplete="nickname" maxLength={maxLength} />
      <TextField
        {...form.field('age')}
        label={labels.age}
        type="number"
        inputMode="numeric"
        min={limits.age.min}
        max={limits.age.max}
      />
      <TextField {...form.field('phone')} label={labels.phone} optional type="tel" autoComplete="tel" />
      <TextField
        {...form.field('city')}
        label={labels.city}
        autoComplete="address-level2"
        maxLength={maxLength}
      />
      {choice({ form }, 'gender', profileOptions.gender)}
      {choice({ form }, 'maritalStatus', profileOptions.maritalStatus)}
    </Part>
  );
}

/** Work, education, present occupation. */
export function WorkPart({ form }: PartProps) {
  return (
    <Part {...parts.work}>
      <TextField {...form.field('work')} label={labels.work} maxLength={maxLength} />
      <SelectField
        {...form.field('education')}
        label={labels.education}
        options={optionsOf(profileOptions.education)}
      />
      <SelectField
        {...form.field('currentStatus')}
        label={labels.currentStatus}
        options={optionsOf(profileOptions.currentStatus)}
      />
    </Part>
  );
}

/** The five questions on seeking help. */
export function HelpPart({ form }: PartProps) {
  return (
    <Part {...parts.help}>
      {choice({ form }, 'soughtHelpBefore', profileOptions.yesNo)}
      {choice({ form }, 'currentlyHavingIssues', profileOptions.yesNo)}
      <div className={look.wide}>
        {choice({ form }, 'currentlySeekingHelp', profileOptions.seekingHelp, 'column')}
      </div>
      <div className={look.wide}>
        {choice({ form }, 'comfortSeekingHelp', profileOptions.comfort, 'five')}
      </div>
      <div className={look.wide}>
        {choice({ form }, 'likelihoodConsulting', profileOptions.likelihood, 'five')}
      </div>
    </Part>
  );
}

export interface ConsentPartProps {
  form: Fields<ProfileValues>;
  /** The words beside the research box; null where nobody is asked. */
  research: string | null;
  children: ReactNode;
}

/** Consent to the service, which is required, and to research, which is not; then the button. */
export function ConsentPart({ form, research, children }: ConsentPartProps) {
  return (
    <Part {...parts.consent}>
      <div className={`${look.wide} ${look.agree}`}>
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
        <div className={look.wide}>
          <CheckField
            name="research"
            checked={form.values.research}
            onChange={(event) => form.set('research', event.target.checked)}
          >
            {research}
          </CheckField>
        </div>
      )}
      <FormEnd className={look.wide}>{children}</FormEnd>
    </Part>
  );
}

function Part({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <FormPart title={title} why={why}>
      <div className={look.grid}>{children}</div>
    </FormPart>
  );
}
