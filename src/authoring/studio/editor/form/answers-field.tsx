import { listIds } from '../instrument/references.ts';
import { isList, type Json, toList } from '../model/json.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { getFieldId, filterFindingsAt, useForm, useValue } from './form-context.ts';
import { Found } from './field-findings.tsx';
import { parseNumber } from './number-field.tsx';

/**
 * The answers of a worked example: a field per item, in order. Empty means unanswered; several codes are separated by
 * commas.
 */
export function AnswersField({ path, label, form }: FormProps) {
  const world = useForm();
  const answers = toList(useValue(path));
  const ids = listIds(world.value, 'items');
  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <Found path={path} />
      <div className={styles.answers}>
        {Array.from({ length: Math.max(ids.length, answers.length) }, (_, at) => {
          const position = [...path, at];
          const id = getFieldId(position);
          const found = filterFindingsAt(world, position);
          return (
            <div key={at}>
              <label htmlFor={id}>{ids[at] ?? at + 1}</label>
              <input
                id={id}
                inputMode="numeric"
                autoComplete="off"
                value={formatAnswer(answers[at])}
                aria-invalid={found.length > 0 || undefined}
                aria-describedby={found.length > 0 ? `${id}-found` : undefined}
                onChange={({ target }) =>
                  world.change(
                    path,
                    ids.map((_one, index) =>
                      index === at ? answerIn(target.value) : (answers[index] ?? null),
                    ),
                  )
                }
              />
              {found.length > 0 && (
                <span className={styles.wrong} id={`${id}-found`}>
                  {found
                    .map(({ expected, actual, fix }) => messages.findings.said(expected, actual, fix))
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

function answerIn(text: string): Json {
  if (text.trim() === '') return null;
  return text.includes(',') ? text.split(',').map((one) => parseNumber(one.trim())) : parseNumber(text);
}
