import { Link } from 'react-router-dom';
import type { ParsedStep } from '#contract/wire/step.ts';
import { daysBetween } from '#domain/dates/india-day.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { toDayKey } from '#domain/plan/plan-days.ts';
import { describeChange } from '#domain/scoring/describe-change.ts';
import { buttonClass } from '#ui/button/button.tsx';
import type { CardResults } from '../results/card-results.ts';
import { describeLastChange } from '../results/describe-last-change.ts';
import type { ResultsById } from '../results/fetch-results.ts';
import styles from './chosen-step.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences, type Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

interface Props {
  readonly step: ParsedStep;
  /** Whether the step is displayed above. */
  readonly isOpen: boolean;
  readonly cards: readonly InstrumentCard[];
  readonly results: ResultsById;
}

/** Answers this many days after the first choice show a change. */
const comparableDays = 21;

/** Four weeks later: the section to answer again, or its change in words if it was answered. */
export function FourWeekFollowUp({ step: { sectionId, text, time, plan }, isOpen, cards, results }: Props) {
  const { t, format } = useTranslation();
  const card = cards.find(({ id }) => id === sectionId);
  const since = plan?.since ?? toDayKey(new Date(time));
  const result = results[sectionId];
  if (!card || result === undefined) return null;
  const isAnswered =
    result.last !== null && daysBetween(since, toDayKey(new Date(result.last))) >= comparableDays;
  return (
    <div className={styles.ask}>
      {!isOpen && <p className={styles.text}>{t('dashboard.chosenStep.lookBack', { text })}</p>}
      <p>
        {joinSentences(t, [
          isOpen && t('dashboard.chosenStep.lookBackOpen'),
          isAnswered ? describeResult(t, format, card, result) : t('dashboard.chosenStep.answerAgain'),
        ])}
      </p>
      {!isAnswered && (
        <p>
          <Link className={buttonClass('secondary')} to={card.routes.intro}>
            {card.minutes === undefined
              ? card.shortTitle
              : t('dashboard.chosenStep.section', { title: card.shortTitle, minutes: card.minutes })}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The change of each score in words. */
function describeResult(
  t: Translate,
  format: Format,
  { shortTitle }: InstrumentCard,
  { lines }: CardResults,
): string {
  const changes = lines.flatMap(({ title, change }) =>
    change === null
      ? []
      : t('dashboard.chosenStep.changeOf', {
          title: title || shortTitle,
          change: describeLastChange(t, format, change),
        }),
  );
  return changes.length > 0
    ? t('dashboard.chosenStep.sinceThen', { changes: joinSentences(t, changes) })
    : describeChange(t, 'unknown', '');
}
