import { Link } from 'react-router-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { estimateMinutes } from '#domain/instrument/minutes.ts';
import type { Translate } from '#language/translate.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { findStart } from './headline.ts';
import type { PatternPart } from './list-parts.ts';
import styles from './my-pattern.module.css';

/** One thing to do next, with its link. */
interface NextStep {
  readonly instrument: Instrument;
  readonly step: string;
  readonly to: string;
  readonly label: string;
}

/**
 * Selects what to do next: the step of the part to start with, else the next part to answer, else the step of a part
 * with a help number, or of the first one that does not go well.
 */
function selectNextStep(t: Translate, parts: readonly PatternPart[]): NextStep | null {
  const unfinished = parts.find(({ isFinished, instrument }) => !isFinished && !instrument.set?.optional);
  const start = findStart(parts);
  if (start === null && unfinished) {
    const { instrument } = unfinished;
    const step = t('pattern.nextStep.answer', {
      title: instrument.title,
      minutes: estimateMinutes(instrument),
    });
    return { instrument, step, to: instrument.routes.intro, label: t('pattern.nextStep.begin') };
  }
  const withStep = parts.filter(({ step }) => step !== '');
  const part =
    start ??
    withStep.find(({ help }) => help === 'row') ??
    withStep.find(({ state }) => state === 'borderline') ??
    withStep.find(({ state }) => state === 'okay') ??
    withStep[0];
  if (!part || part.step === '') return null;
  const { instrument, step } = part;
  return {
    instrument,
    step,
    to: instrument.routes.combined,
    label: t('pattern.nextStep.see', { title: instrument.shortTitle }),
  };
}

/** What to do next, in the colour of its part. */
export function NextStepBox({ parts }: { parts: readonly PatternPart[] }) {
  const { t } = useTranslation();
  const next = selectNextStep(t, parts);
  if (next === null) return null;
  const { instrument, step, to, label } = next;
  return (
    <section
      className={classes(styles.next, accentClass(instrument.look.ink))}
      aria-labelledby="next-step-title"
    >
      <h2 id="next-step-title">{t('pattern.nextStep.title')}</h2>
      <p>{step}</p>
      <Link to={to} className={buttonClass('primary')}>
        {label}
      </Link>
    </section>
  );
}
