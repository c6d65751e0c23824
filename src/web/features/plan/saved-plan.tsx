import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { shareOrSaveEvent } from '#api/save-event.ts';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { describePlan } from '#domain/plan/describe-plan.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import type { PlanSelection } from './plan-choice.ts';
import styles from './plan.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

interface Props {
  readonly selection: PlanSelection;
  readonly content: PlanContent;
  readonly now: Date;
  readonly onChange: () => void;
}

/** The plan in words, with the exercise. Takes the focus of the removed form. */
export function SavedPlan({ selection: { selected, choices }, content, now, onChange }: Props) {
  const translation = useTranslation();
  const { t } = translation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const [isInCalendar, setInCalendar] = useState(false);
  if (selected === null) return null;
  // The file has a neutral title and the day, not the step.
  const addToCalendar = async () => setInCalendar(await shareOrSaveEvent(choices.day));
  const { plan, ifNot } = describePlan(
    translation,
    { ...choices, text: selected.text, smaller: selected.smaller },
    now,
  );
  const exercise = content.steps.find(({ slug }) => slug === selected.slug)?.exercise;
  return (
    <section className={styles.done} aria-labelledby="saved-plan">
      <h2 id="saved-plan" ref={title} tabIndex={-1}>
        {t('plan.done')}
      </h2>
      <div className={styles.preview}>
        <p className={styles.sentence}>{plan}</p>
        <p>{ifNot}</p>
      </div>
      <p>{joinSentences(t, [t('plan.reminder'), t('shell.plan.onlyYou')])}</p>
      <div className={styles.ways}>
        {exercise && (
          <Link className={buttonClass('primary')} to={toExerciseAddress(exercise)}>
            {t('shell.plan.doItNow')}
          </Link>
        )}
        <Link className={buttonClass(exercise ? 'secondary' : 'primary')} to="/dashboard">
          {t('plan.dashboard')}
        </Link>
        <Button variant="tertiary" onClick={() => void addToCalendar()}>
          {t('plan.calendar')}
        </Button>
        <Button variant="tertiary" onClick={onChange}>
          {t('plan.change')}
        </Button>
      </div>
      <p role="status">{isInCalendar && t('plan.inCalendar')}</p>
    </section>
  );
}
