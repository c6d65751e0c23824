import { type ReactNode, useId } from 'react';
import englishHelp from '#compiled/help-now.json';
import type { Options } from '#domain/account/profile.ts';
import { surveyQuestions, surveyScales, surveyStatements } from '#domain/account/survey-questions.ts';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { FormPart } from '#ui/form-page/form-page.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import { classes } from '#ui/theme/classes.ts';
import styles from './survey.module.css';
import type { SurveyForm } from './use-survey.ts';
import { useContent } from '#web-language/content.ts';

interface SurveySectionProps {
  readonly form: SurveyForm;
}

/** The free text, below a note with help numbers, because it is not read in time for an emergency. */
export function FreeTextPart({ form }: SurveySectionProps) {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <SurveySection title={t('survey.freeText.title')} purpose={t('survey.freeText.purpose')}>
      <p id="not-for-emergencies" className={styles.alone}>
        <RichText
          id="survey.freeText.notForEmergencies"
          components={{ help: <NeedToTalk lines={help.lines} /> }}
        />
      </p>
      <TextAreaField
        name="feedback"
        label={t(surveyQuestions.feedback)}
        value={form.values.feedback}
        error={form.errors.feedback}
        aria-describedby="not-for-emergencies"
        onChange={(event) => form.set('feedback', event.target.value)}
      />
    </SurveySection>
  );
}

/** The three scales, coded from 1 in display order. */
export function ScalesPart({ form }: SurveySectionProps) {
  const { t } = useTranslation();
  const scale = (name: 'recommend' | 'comfort' | 'consult', scaleOptions: Options) => (
    <RadioGroup
      name={name}
      label={t(surveyQuestions[name])}
      columns={5}
      options={Object.values(scaleOptions).map((id, index) => ({ value: String(index + 1), label: t(id) }))}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errors[name]}
    />
  );
  return (
    <SurveySection title={t('survey.scales.title')} purpose={t('survey.scales.purpose')}>
      {scale('recommend', surveyScales.recommend)}
      {scale('comfort', surveyScales.comfort)}
      {scale('consult', surveyScales.consult)}
    </SurveySection>
  );
}

/** The eight statements, at least one of which must be checked. */
export function StatementsPart({ form }: SurveySectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const { statements } = form.values;
  const error = form.errors.statements;
  const toggle = (index: number, isChecked: boolean) =>
    form.set(
      'statements',
      isChecked ? [...statements, index] : statements.filter((candidate) => candidate !== index),
    );
  return (
    <SurveySection title={t('survey.statements.title')} purpose={t('survey.statements.purpose')}>
      <fieldset id="statements" className={classes(styles.statements, error && styles.bad)}>
        <legend>{t(surveyQuestions.statements)}</legend>
        {surveyStatements.map((statement, index) => (
          <Checkbox
            key={statement}
            id={`${id}-${index}`}
            name="statements"
            aria-describedby={error && `${id}-error`}
            checked={statements.includes(index)}
            onChange={(event) => toggle(index, event.target.checked)}
          >
            {t(statement)}
          </Checkbox>
        ))}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </SurveySection>
  );
}

function SurveySection({
  title,
  purpose,
  children,
}: {
  title: string;
  purpose: string;
  children: ReactNode;
}) {
  return (
    <FormPart title={title} heading="h3" description={purpose}>
      <div className={styles.fields}>{children}</div>
    </FormPart>
  );
}
