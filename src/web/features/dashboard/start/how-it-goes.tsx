import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlainMessageId } from '#language/translate.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { computeEffort, listRepeated } from '../results/repetition.ts';
import type { SectionCard } from '../progress/section-cards.ts';
import { NextDrawing, ReadDrawing, TapDrawing } from './drawings.tsx';
import styles from './how-it-goes.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  cards: readonly InstrumentCard[];
  /** The section to take next; undefined while loading and if there is none. */
  next: SectionCard | undefined;
}
const steps: readonly (readonly [text: PlainMessageId, drawing: ReactNode])[] = [
  ['dashboard.begin.steps.read', <ReadDrawing key="read" />],
  ['dashboard.begin.steps.tap', <TapDrawing key="tap" />],
  ['dashboard.begin.steps.next', <NextDrawing key="next" />],
];

/** How a questionnaire goes, how long all of them take, who sees the answers, and a button to begin. */
export function HowItGoes({ cards, next }: Props) {
  const { t } = useTranslation();
  const parts = listRepeated(cards);
  const minutes = computeEffort(parts)?.minutes;
  return (
    <section className={styles.how} aria-labelledby="how-it-goes">
      <h2 id="how-it-goes">{t('dashboard.begin.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(([text, drawing], index) => (
          <li key={text}>
            {drawing}
            <span>{t('dashboard.begin.step', { number: index + 1, text: t(text) })}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.facts}>
        <li>
          {minutes === undefined
            ? t('dashboard.begin.partsOnly', { count: parts.length })
            : t('dashboard.begin.parts', { count: parts.length, minutes })}
        </li>
        <li>{t('dashboard.begin.stop')}</li>
        <li>{t('dashboard.begin.result')}</li>
        <li>{t('dashboard.begin.private')}</li>
      </ul>
      <div className={styles.start}>
        {next && (
          <Link className={buttonClass()} to={next.started?.path ?? next.card.routes.intro}>
            {next.started
              ? t('dashboard.begin.continueWith', { title: next.card.title })
              : t('dashboard.begin.startWith', { title: next.card.title })}
          </Link>
        )}
      </div>
    </section>
  );
}
