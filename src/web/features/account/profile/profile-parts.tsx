import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { furtherChoices } from '#domain/account/further-choices.ts';
import { profileLabels } from '#domain/account/profile-labels.ts';
import { limits } from '#domain/account/limits.ts';
import { profileOptions } from '#domain/account/profile.ts';
import type { FieldBindings } from '#forms/use-form.ts';
import type { Translate } from '#language/translate.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '#ui/field/radio-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FormEnd, FormPart } from '#ui/form-page/form-page.tsx';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { ConsentNotice } from '../terms/consent-notice.tsx';
import { listEducationOptions, toDeclinableOptions } from './profile-options.ts';
import type { ProfileFieldValues } from './profile-field-values.ts';
import styles from './profile-parts.module.css';
import { furtherQuestionCount, type RegistrationValues } from './registration-values.ts';

const maxLength = limits.shortText;

interface FieldGroupProps {
  form: FieldBindings<ProfileFieldValues>;
  /** Number of the part and count of answered questions. */
  progress?: string;
}

/** A radio group bound to the form. */
function renderChoice(
  t: Translate,
  form: FieldBindings<ProfileFieldValues>,
  name: keyof ProfileFieldValues,
  options: RadioGroupProps['options'],
  layout: Pick<RadioGroupProps, 'orientation' | 'columns'> = {},
) {
  return (
    <RadioGroup
      name={name}
      label={t(profileLabels[name])}
      options={options}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errors[name]}
      {...layout}
    />
  );
}

interface AboutPartProps extends FieldGroupProps {
  /** The field above the age, only at registration. */
  birthYear?: ReactNode;
}

/** Name, age, gender, education. The age has no `min`, which would reveal the age limit. */
export function AboutPart({ form, progress, birthYear }: AboutPartProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      title={t('registration.profile.parts.about.title')}
      why={t('registration.profile.parts.about.why')}
      progress={progress}
    >
      <TextField
        {...form.field('name')}
        label={t(profileLabels.name)}
        autoComplete="nickname"
        maxLength={maxLength}
      />
      {birthYear}
      <TextField {...form.field('age')} label={t(profileLabels.age)} inputMode="numeric" />
      {renderChoice(
        t,
        form,
        'gender',
        toDeclinableOptions(t, { ...profileOptions.gender, ...furtherChoices.gender }),
      )}
      {renderChoice(t, form, 'education', listEducationOptions(t), { orientation: 'vertical' })}
    </FieldGroup>
  );
}

interface MorePartProps {
  form: FieldBindings<RegistrationValues>;
  progress: string;
}

/** The choice to answer the questions that can be left out, or to decline all of them with one press. */
export function FurtherQuestionsPart({ form, progress }: MorePartProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      title={t('registration.profile.parts.more.title')}
      why={t('registration.profile.parts.more.why')}
      progress={progress}
    >
      <RadioGroup
        name="more"
        label={t('registration.profile.more.legend', { questions: furtherQuestionCount })}
        options={[
          { value: 'yes', label: t('registration.profile.more.yes') },
          { value: 'no', label: t('registration.profile.more.no') },
        ]}
        value={form.values.more}
        onChange={(value) => form.set('more', value)}
        error={form.errors.more}
        orientation="vertical"
      />
    </FieldGroup>
  );
}

interface LifePartProps extends FieldGroupProps {
  /** Displays the phone number. Only the correction form has it, because nothing uses it. */
  hasPhone?: boolean;
}

/** City, phone, marital status, work, current status. */
export function LifePart({ form, progress, hasPhone = false }: LifePartProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      title={t('registration.profile.parts.life.title')}
      why={t('registration.profile.parts.life.why')}
      progress={progress}
    >
      <TextField
        {...form.field('city')}
        label={t(profileLabels.city)}
        optional
        autoComplete="address-level2"
        maxLength={maxLength}
      />
      {hasPhone && (
        <TextField
          {...form.field('phone')}
          label={t(profileLabels.phone)}
          optional
          description={t('registration.profile.phoneHint')}
          type="tel"
          autoComplete="tel"
        />
      )}
      {renderChoice(
        t,
        form,
        'maritalStatus',
        toDeclinableOptions(t, { ...profileOptions.maritalStatus, ...furtherChoices.status }),
      )}
      <TextField
        {...form.field('work')}
        label={t(profileLabels.work)}
        optional
        description={t('registration.profile.workHint')}
        maxLength={maxLength}
      />
      <SelectField
        {...form.field('currentStatus')}
        label={t(profileLabels.currentStatus)}
        options={toDeclinableOptions(t, profileOptions.currentStatus)}
      />
    </FieldGroup>
  );
}

/** The five questions about seeking help. */
export function HelpPart({ form, progress }: FieldGroupProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      title={t('registration.profile.parts.help.title')}
      why={t('registration.profile.parts.help.why')}
      progress={progress}
    >
      {renderChoice(t, form, 'soughtHelpBefore', toDeclinableOptions(t, profileOptions.yesNo))}
      {renderChoice(t, form, 'currentlyHavingIssues', toDeclinableOptions(t, profileOptions.yesNo))}
      {renderChoice(t, form, 'currentlySeekingHelp', toDeclinableOptions(t, profileOptions.seekingHelp), {
        orientation: 'vertical',
      })}
      {renderChoice(t, form, 'comfortSeekingHelp', toDeclinableOptions(t, profileOptions.comfort), {
        columns: 5,
      })}
      {renderChoice(t, form, 'likelihoodConsulting', toDeclinableOptions(t, profileOptions.likelihood), {
        columns: 5,
      })}
    </FieldGroup>
  );
}

export interface ConsentPartProps {
  form: FieldBindings<RegistrationValues>;
  progress: string;
  /** Label of the research checkbox, null if research is disabled. */
  research: string | null;
  children: ReactNode;
}

/** The consent to the service (required) and to research (optional), and the submit button. */
export function ConsentPart({ form, progress, research, children }: ConsentPartProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup
      title={t('registration.profile.parts.consent.title')}
      why={t('registration.profile.parts.consent.why')}
      progress={progress}
    >
      <ConsentNotice heading="h3" />
      <div className={styles.agree}>
        <Checkbox
          name="terms"
          checked={form.values.terms}
          error={form.errors.terms}
          onChange={(event) => form.set('terms', event.target.checked)}
        >
          {/* Opens in a new tab, so that the form is not lost. */}
          <RichText
            id="registration.profile.consent"
            components={{
              terms: <Link to="/terms" target="_blank" rel="noopener" />,
              hidden: <span className="sr" />,
            }}
          />
        </Checkbox>
      </div>
      {research !== null && (
        <Checkbox
          name="research"
          checked={form.values.research}
          onChange={(event) => form.set('research', event.target.checked)}
        >
          {research}
        </Checkbox>
      )}
      <FormEnd>{children}</FormEnd>
    </FieldGroup>
  );
}

interface FieldGroupFrameProps {
  title: string;
  why: string;
  progress: string | undefined;
  children: ReactNode;
}

function FieldGroup({ title, why, progress, children }: FieldGroupFrameProps) {
  return (
    <FormPart title={title} progress={progress} description={why}>
      <div className={styles.grid}>{children}</div>
    </FormPart>
  );
}
