import { type ReactNode, use, useId } from 'react';
import { ExerciseContext } from './exercise-context.ts';
import { listEntries } from './exercise-steps.ts';
import styles from './choose.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `Choose`. The first four select questions of the newest own answers, and are used by `useRarelyAnsweredItems`. */
export interface ChooseProps {
  /** Id of a questionnaire. */
  readonly section?: string;
  /** Id of one of its scores. */
  readonly score?: string;
  /** The highest answer that counts as rare. */
  readonly upTo?: string;
  /** Ids of questions that are never offered, with spaces between them. */
  readonly without?: string;
  /** A list. */
  readonly children: ReactNode;
}

/** A list of which one entry is chosen. Own items come first, if there are any. */
export function Choose({ children }: ChooseProps) {
  const { t } = useTranslation();
  const { ownItems } = use(ExerciseContext);
  const hasOwn = ownItems.length > 0;
  return (
    <div className={styles.choose}>
      {hasOwn && <Options legend={t('plan.exercises.choose.own')} options={ownItems} />}
      <Options
        legend={hasOwn ? t('plan.exercises.choose.general') : t('plan.exercises.choose.only')}
        options={listEntries(children)}
      />
    </div>
  );
}

function Options({ legend, options }: { legend: string; options: readonly string[] }) {
  const name = useId();
  const { choice, choose } = use(ExerciseContext);
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={choice === option} onChange={() => choose(option)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The chosen entry, in large type. */
export function Chosen() {
  const { t } = useTranslation();
  const { choice } = use(ExerciseContext);
  return choice === null ? (
    <p className="note">{t('plan.exercises.choose.none')}</p>
  ) : (
    <p className={styles.chosen}>“{choice}”</p>
  );
}
