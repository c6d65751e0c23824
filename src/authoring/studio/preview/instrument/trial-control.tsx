import { type Answer, getNumericRange } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import styles from './instrument.module.css';
import { listOptions, toggleOption } from './trial-answer.ts';
import { messages } from './messages.ts';

const labels = messages.trial;

/** Props of `TrialControl`. */
export interface TrialControlProps {
  readonly text: string;
  readonly scale: Scale;
  readonly answer: Answer;
  onChange(answer: Answer): void;
}

/** The control for one trial answer: a select, checkboxes or a number. */
export function TrialControl({ text, scale, answer, onChange }: TrialControlProps) {
  if (scale.kind === 'several') {
    const selected = typeof answer === 'object' && answer !== null ? answer : [];
    return (
      <fieldset className={styles.ticks}>
        <legend>{text}</legend>
        {scale.options.map(({ code, label }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={selected.includes(code)}
              onChange={({ target }) => onChange(toggleOption(scale, selected, code, target.checked))}
            />
            {` ${label}`}
          </label>
        ))}
      </fieldset>
    );
  }
  if (scale.kind === 'choice' || scale.kind === 'bipolar')
    return (
      <label>
        <span>{text}</span>
        <select
          value={typeof answer === 'number' ? answer : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{labels.unanswered}</option>
          {listOptions(scale).map(({ code, label }) => (
            <option key={code} value={code}>{`${code} ${label}`}</option>
          ))}
        </select>
      </label>
    );
  if (scale.kind === 'text')
    return (
      <label>
        <span>{text}</span>
        <input
          type="text"
          maxLength={scale.maxLength}
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      </label>
    );
  const { min, max } = getNumericRange(scale);
  return (
    <label>
      <span>{`${text} (${labels.from(min, max)})`}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={typeof answer === 'number' ? answer : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    </label>
  );
}
