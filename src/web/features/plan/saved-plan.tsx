import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { shareOrSaveEvent } from '#api/save-event.ts';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { describePlan } from '#domain/plan/describe-plan.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { planMessages } from '#domain/plan/plan-messages.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import type { PlanSelection } from './plan-choice.ts';
import styles from './plan.module.css';

interface Props {
  readonly selection: PlanSelection;
  readonly content: PlanContent;
  readonly now: Date;
  readonly onChange: () => void;
}

/** The plan in words, with the exercise. Takes the focus of the removed form. */
export function SavedPlan({ selection: { selected, choices }, content, now, onChange }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const [isInCalendar, setInCalendar] = useState(false);
  if (selected === null) return null;
  // The file has a neutral title and the day, not the step.
  const addToCalendar = async () => setInCalendar(await shareOrSaveEvent(choices.day));
  const { plan, ifNot } = describePlan(selected.text, selected.smaller, choices, now);
  const exercise = content.steps.find(({ slug }) => slug === selected.slug)?.exercise;
  return (
    <section className={styles.done} aria-labelledby="saved-plan">
      <h2 id="saved-plan" ref={title} tabIndex={-1}>
        {messages.done}
      </h2>
      <div className={styles.preview}>
        <p className={styles.sentence}>{plan}</p>
        <p>{ifNot}</p>
      </div>
      <p>
        {messages.reminder} {planMessages.onlyYou}
      </p>
      <div className={styles.ways}>
        {exercise && (
          <Link className={buttonClass('primary')} to={toExerciseAddress(exercise)}>
            {planMessages.doItNow}
          </Link>
        )}
        <Link className={buttonClass(exercise ? 'ghost' : 'primary')} to="/dashboard">
          {messages.dashboard}
        </Link>
        <Button variant="quiet" onClick={() => void addToCalendar()}>
          {messages.calendar}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {messages.change}
        </Button>
      </div>
      <p role="status">{isInCalendar && messages.inCalendar}</p>
    </section>
  );
}
