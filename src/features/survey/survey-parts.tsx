import { type ReactNode, useId } from 'react';
import { profileOptions } from '../../domain/account/profile.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { FormPart } from '../../ui/form-page/form-page.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { classes } from '../../ui/theme/classes.ts';
import look from './survey.module.css';
import { strings } from './strings.ts';
import type { SurveyForm } from './use-survey.ts';

const { parts, questions } = strings;

interface PartProps {
  readonly form: SurveyForm;
}

/** The free text. */
export function WordsPart({ form }: PartProps) {
  return (
    <Part {...parts.words}>
      <TextAreaField
        name="feedback"
        label={questions.feedback}
        value={form.values.feedback}
        error={form.errors.feedback}
        onChange={(event) => form.set('feedback', event.target.value)}
      />
    </Part>
  );
}

/** The three scales, coded from 1 in the order shown. */
export function ScalesPart({ form }: PartProps) {
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
    <Part {...parts.help}>
      {scale('recommend', strings.recommend)}
      {scale('comfort', profileOptions.comfort)}
      {scale('consult', profileOptions.likelihood)}
    </Part>
  );
}

/** The eight statements, of which at least one must fit. */
export function StatementsPart({ form }: PartProps) {
  const id = useId();
  const { statements } = form.values;
  const error = form.errors.statements;
  const toggle = (number: number, ticked: boolean) =>
    form.set('statements', ticked ? [...statements, number] : statements.filter((other) => other !== number));
  return (
    <Part {...parts.statements}>
      <fieldset id="statements" className={classes(look.statements, error && look.bad)}>
        <legend>{questions.statements}</legend>
        {strings.statements.map((statement, number) => (
          <CheckField
            key={statement}
            id={`${id}-${number}`}
            name="statements"
            aria-describedby={error && `${id}-error`}
            checked={statements.includes(number)}
            onChange={(event) => toggle(number, event.target.checked)}
          >
            {statement}
          </CheckField>
        ))}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </Part>
  );
}

function Part({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <FormPart title={title} heading="h3" why={why}>
      <div className={look.fields}>{children}</div>
    </FormPart>
  );
}
