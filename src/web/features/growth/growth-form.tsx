import { type ReactNode, useState } from 'react';
import englishGrowth from '#compiled/personal-growth.json';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useContent } from '#web-language/content.ts';
import styles from './growth-form.module.css';

export interface GrowthFormProps {
  /** A button that prints the page. */
  readonly print?: ReactNode;
}

/** Exercises on personal growth. The answers are in memory only: they are neither saved nor checked. */
export function GrowthForm({ print }: GrowthFormProps) {
  const { lead, kept: note, change, thought, action } = useContent('personal-growth.json', englishGrowth);
  return (
    <>
      <div className={styles.lead}>
        <p className="lead">{lead}</p>
        <p className="note">{note}</p>
        {print && <div className={styles.print}>{print}</div>}
      </div>
      <section className={styles.part}>
        <h2>{change.title}</h2>
        <p className="note">{change.why}</p>
        <div className={styles.card}>
          <TextAreaField name="change" label={change.label} rows={3} autoComplete="off" />
        </div>
      </section>
      <section className={styles.part}>
        <h2>{thought.title}</h2>
        <p className="note">{thought.why}</p>
        <fieldset className={styles.card}>
          <legend>{thought.legend}</legend>
          {thought.statements.map((statement, index) => (
            <Checkbox key={statement} name={`thought-${index + 1}`}>
              {statement}
            </Checkbox>
          ))}
        </fieldset>
      </section>
      <section className={styles.part}>
        <h2>{action.title}</h2>
        <p className="note">{action.why}</p>
        <ol className={styles.cards}>
          {action.statements.map((statement, index) => (
            <li key={statement} className={styles.card}>
              <Statement name={`action-${index + 1}`} statement={statement} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Statement({ name, statement }: { name: string; statement: string }) {
  const { options } = useContent('personal-growth.json', englishGrowth).action;
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      name={name}
      label={statement}
      options={options.map((label, index) => ({ value: String(index + 1), label }))}
      columns={5}
      value={value}
      onChange={setValue}
    />
  );
}
