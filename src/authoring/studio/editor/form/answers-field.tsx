import { listIds } from '../instrument/references.ts';
import { isList, type Json, toList } from '../../../source/json-value.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { getFieldId, filterFindingsAt, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';
import { parseNumber } from './number-input.tsx';

/**
 * The answers of a worked example: a field per item, in order. Empty means unanswered; several codes are separated by
 * commas.
 */
export function AnswersField({ path, label, form }: FormProps) {
  const context = useFormContext();
  const answers = toList(useValueAt(path));
  const ids = listIds(context.value, 'items');
  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      <div className={styles.answers}>
        {Array.from({ length: Math.max(ids.length, answers.length) }, (_, at) => {
          const position = [...path, at];
          const id = getFieldId(position);
          const findings = filterFindingsAt(context, position);
          return (
            <div key={at}>
              <label htmlFor={id}>{ids[at] ?? at + 1}</label>
              <input
                id={id}
                inputMode="numeric"
                autoComplete="off"
                value={formatAnswer(answers[at])}
                aria-invalid={findings.length > 0 || undefined}
                aria-describedby={findings.length > 0 ? `${id}-found` : undefined}
                onChange={({ target }) =>
                  context.change(
                    path,
                    ids.map((_one, index) =>
                      index === at ? parseAnswer(target.value) : (answers[index] ?? null),
                    ),
                  )
                }
              />
              {findings.length > 0 && (
                <span className={styles.wrong} id={`${id}-found`}>
                  {findings
                    .map(({ expected, actual, fix }) => messages.findings.describe(expected, actual, fix))
                    .join(' ')}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function formatAnswer(answer: Json | undefined): string {
  if (isList(answer)) return answer.join(', ');
  return answer === null || answer === undefined ? '' : String(answer);
}

function parseAnswer(text: string): Json {
  if (text.trim() === '') return null;
  return text.includes(',') ? text.split(',').map((one) => parseNumber(one.trim())) : parseNumber(text);
}
