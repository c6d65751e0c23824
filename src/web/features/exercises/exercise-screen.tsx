import { isFirstEntry } from '#api/device/history.ts';
import { Phone } from 'lucide-react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import knownTroubles from '#compiled/troubles.json';
import { exercisesAddress } from '#domain/exercises/address.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Container } from '#ui/page/page.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { Listen } from '#voice/listen.tsx';
import { Choose } from './choose.tsx';
import { Drawing } from './drawing.tsx';
import { firstHelplineNumber, exerciseComponents, StepHeading } from './exercise-components.tsx';
import { ExerciseContext } from './exercise-context.ts';
import type { ExerciseModule } from './exercise-module.ts';
import { findProps, splitSteps } from './exercise-steps.ts';
import styles from './exercise-screen.module.css';
import { UnsafeAtHome } from './unsafe-at-home.tsx';
import { type LoadQuestions, useRarelyAnsweredItems } from './use-own-items.ts';
import { type Translation, useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';
import { useContent } from '#web-language/content.ts';

export interface ExerciseScreenProps {
  readonly exercise: ExerciseModule;
  /** Loads the questions of an instrument. */
  readonly loadQuestions: LoadQuestions;
}

/** An exercise, one step after another. Nothing is stored. Use the slug as key. */
export function ExerciseScreen({
  exercise: { default: text, frontmatter },
  loadQuestions,
}: ExerciseScreenProps) {
  const help = useContent('help-now.json', englishHelp);
  const translation = useTranslation();
  const { t } = translation;
  const { title, minutes, picture, alt, status, troubles } = frontmatter;
  const { intro, steps, choose } = useMemo(() => {
    // Called instead of rendered, because the steps are read from the returned element.
    const content = text({ components: exerciseComponents });
    return { ...splitSteps(content, StepHeading), choose: findProps(content, Choose) };
  }, [text]);
  const ownItems = useRarelyAnsweredItems(choose, loadQuestions);
  const [choice, setChoice] = useState<string | null>(null);
  // 0 is the start, then the steps, then the end.
  const [place, setPlace] = useState(0);
  const heading = useFocusOnChange(place);
  const leave = useLeave();
  const step = steps[place - 1];
  const isStart = place === 0;
  const isEnd = place > steps.length;
  const state = useMemo(() => ({ choice, choose: setChoice, ownItems }), [choice, ownItems]);
  return (
    <div className={classes(styles.page, accentClass('s4'))}>
      <title>{t('plan.exercises.pageTitle', { title, programName: settings.programName })}</title>
      <Container as="article" className={styles.article}>
        <div className={styles.top}>
          <p role="status">
            {step
              ? t('plan.exercises.step', { step: place, of: steps.length })
              : isStart && t('plan.exercises.overview', { minutes, steps: steps.length })}
          </p>
          <Listen within="[data-listen]" subject={place} isCompact className={styles.listen} />
          {!isEnd && (
            <Link to={exercisesAddress} className={buttonClass('secondary')} onClick={leave}>
              {isStart ? t('plan.exercises.all') : t('plan.exercises.stop')}
            </Link>
          )}
        </div>
        <h1 id="page-title" tabIndex={-1} className={classes(!isStart && styles.small)}>
          {title}
        </h1>
        <ExerciseContext value={state}>
          {step && (
            <section key={place} className={styles.step} data-listen="">
              <h2 ref={heading} tabIndex={-1}>
                {step.title}
              </h2>
              <Prose>{step.content}</Prose>
            </section>
          )}
        </ExerciseContext>
        {isStart && (
          <div className={styles.step} data-listen="">
            <Prose>{intro}</Prose>
            <Drawing file={picture} alt={alt} />
          </div>
        )}
        {isEnd && (
          <section className={styles.step} data-listen="">
            <h2 ref={heading} tabIndex={-1}>
              {t('plan.exercises.end.title')}
            </h2>
            <Prose>
              <p>{t('plan.exercises.end.text')}</p>
            </Prose>
            <div className={styles.ways}>
              <Button variant="secondary" onClick={() => setPlace(0)}>
                {t('plan.exercises.end.again')}
              </Button>
              <Link to={exercisesAddress} className={buttonClass('secondary')}>
                {t('plan.exercises.end.others')}
              </Link>
            </div>
            <a href={`tel:${firstHelplineNumber.tel}`} className={buttonClass('secondary')}>
              <Phone aria-hidden="true" />
              {t('plan.exercises.help', { number: firstHelplineNumber.shown, hours: help.urgent.hours })}
            </a>
          </section>
        )}
        <div className={styles.actions}>
          {step && (
            <Button variant="secondary" onClick={() => setPlace(place - 1)}>
              {t('plan.exercises.back')}
            </Button>
          )}
          {isEnd ? (
            <Link to={exercisesAddress} className={buttonClass('primary')} onClick={leave}>
              {t('plan.exercises.end.close')}
            </Link>
          ) : (
            <Button onClick={() => setPlace(place + 1)}>
              {isStart
                ? t('plan.exercises.start')
                : place === steps.length
                  ? t('plan.exercises.finish')
                  : t('plan.exercises.next')}
            </Button>
          )}
        </div>
        {isStart && (
          <>
            {isAboutSafety(troubles) && <UnsafeAtHome />}
            <p className="note">{formatStatus(status, translation)}</p>
          </>
        )}
      </Container>
    </div>
  );
}

/** @param troubles ids with commas between them */
function isAboutSafety(troubles: string): boolean {
  const ids = troubles.split(/[\s,]+/);
  return knownTroubles.some(({ id, safetyLines }) => safetyLines === true && ids.includes(id));
}

/** Moves focus to the heading of a new step, and scrolls to the top. */
function useFocusOnChange(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    window.scrollTo({ top: 0 });
    (heading.current ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}

/** Goes back to where the exercise was opened. If the app was opened here, the link is followed. */
function useLeave() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event: MouseEvent) => {
    if (isFirstEntry(key) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** The status of the front matter, which an author rule restricts to a draft or a reviewer with a day. */
function formatStatus(status: string, { t, format }: Translation): string {
  const [, reviewer, day] = /^reviewed by (.+), (\d{4}-\d\d-\d\d)$/.exec(status) ?? [];
  if (reviewer === undefined || day === undefined) return t('plan.exercises.draft');
  return t('plan.exercises.reviewed', { reviewer, day: format.day(day) });
}
