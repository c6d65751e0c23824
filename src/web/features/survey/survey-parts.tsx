import { type ReactNode, useId } from 'react';
import help from '#compiled/help-now.json';
import { surveyScales } from '#domain/account/survey-questions.ts';
import { CheckField } from '#ui/field/check-field.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { FormPart } from '#ui/form-page/form-page.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import { classes } from '#ui/theme/classes.ts';
import { messages } from './messages.ts';
import styles from './survey.module.css';
import type { SurveyForm } from './use-survey.ts';

const { parts, questions } = messages;

interface SurveySectionProps {
  readonly form: SurveyForm;
}

/** The free text, below a note with help numbers, because it is not read in time for an emergency. */
export function FreeTextPart({ form }: SurveySectionProps) {
  const { title, why, alone, needToTalk, numbers } = parts.freeText;
  return (
    <SurveySection title={title} why={why}>
      <p id="nobody-answers" className={styles.alone}>
        {alone} <NeedToTalk label={needToTalk} lines={help.lines} /> {numbers}
      </p>
      <TextAreaField
        name="feedback"
        label={questions.feedback}
        value={form.values.feedback}
        error={form.errors.feedback}
        aria-describedby="nobody-answers"
        onChange={(event) => form.set('feedback', event.target.value)}
      />
    </SurveySection>
  );
}

/** The three scales, coded from 1 in display order. */
export function ScalesPart({ form }: SurveySectionProps) {
  const scale = (name: 'recommend' | 'comfort' | 'consult', labels: readonly string[]) => (
    <RadioGroup
      name={name}
      legend={questions[name]}
      row="five"
      options={labels.map((label, index) => ({ value: String(index + 1), label }))}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errors[name]}
    />
  );
  return (
    <SurveySection {...parts.help}>
      {scale('recommend', surveyScales.recommend)}
      {scale('comfort', surveyScales.comfort)}
      {scale('consult', surveyScales.consult)}
    </SurveySection>
  );
}

/** The eight statements, at least one of which must be checked. */
export function StatementsPart({ form }: SurveySectionProps) {
  const id = useId();
  const { statements } = form.values;
  const error = form.errors.statements;
  const toggle = (index: number, isChecked: boolean) =>
    form.set(
      'statements',
      isChecked ? [...statements, index] : statements.filter((candidate) => candidate !== index),
    );
  return (
    <SurveySection {...parts.statements}>
      <fieldset id="statements" className={classes(styles.statements, error && styles.bad)}>
        <legend>{questions.statements}</legend>
        {messages.statements.map((statement, index) => (
          <CheckField
            key={statement}
            id={`${id}-${index}`}
            name="statements"
            aria-describedby={error && `${id}-error`}
            checked={statements.includes(index)}
            onChange={(event) => toggle(index, event.target.checked)}
          >
            {statement}
          </CheckField>
        ))}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </SurveySection>
  );
}

function SurveySection({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <FormPart title={title} heading="h3" purpose={why}>
      <div className={styles.fields}>{children}</div>
    </FormPart>
  );
}
