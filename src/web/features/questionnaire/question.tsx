import { type ReactNode, useRef } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { isQuestion, getScale } from '#domain/instrument/questions.ts';
import { Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { QuestionButtons } from './question-buttons.tsx';
import type { QuestionController } from './question-controller.ts';
import { LazyPairCard } from './lazy-pair-card.tsx';
import { QuestionHeading, useFocusOnHeading } from './question-heading.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './questionnaire.module.css';
import { StatementCard } from './statement-card.tsx';
import { useQuestion } from './use-question.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { isInOtherLanguage } from './is-in-other-language.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';

interface Props {
  controller: QuestionController;
  /** Error of the submission, between question and answers. */
  problem?: ReactNode;
  /** Notes between the answers and the buttons. */
  children?: ReactNode;
}

export interface QuestionPageProps {
  instrument: Instrument;
  /** No other item was displayed before. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * One item with its buttons. Elements are reused from item to item, because updating text is fast; components with
 * state have the item as key.
 */
export function Question({ controller, problem, children }: Props) {
  const { t, language } = useTranslation();
  const { instrument, position, hasMoved, isSending } = controller;
  const { title, presentation, items } = instrument;
  const { number, count } = position;
  const controlRef = useRef<HTMLDivElement>(null);
  const item = items[position.item];
  const scale = item && isQuestion(item) ? getScale(instrument, item) : null;
  const actions = useQuestion(controller, scale, () => controlRef.current?.querySelector('input')?.focus());
  useFocusOnHeading(position.item, hasMoved);
  const { Instruction, formatPosition } = controller.extras ?? {};
  const progressText =
    formatPosition?.(position) ??
    t('questionnaire.progress', { unit: presentation.unit, position: number, count });
  const common = { controller, actions, controlRef };
  const lang = isInOtherLanguage(instrument, language) ? (instrument.language ?? sourceLanguage) : undefined;
  const { back, decline, next, finish } = actions;
  const itemCard = (
    <>
      {item && scale && 'text' in item && (
        <StatementCard {...common} {...{ item, scale }}>
          {problem}
        </StatementCard>
      )}
      {item && scale?.kind === 'bipolar' && 'left' in item && (
        <LazyPairCard key={position.item} {...common} {...{ item, scale }}>
          {problem}
        </LazyPairCard>
      )}
      {item && 'instruction' in item && Instruction && (
        <div key={position.item} className={styles.card}>
          <QuestionHeading className={styles.statement} describedBy="place">
            {item.heading}
          </QuestionHeading>
          <Instruction item={item}>{problem}</Instruction>
        </div>
      )}
    </>
  );
  return (
    <>
      <title>
        {controller.documentTitle ??
          t('questionnaire.pageTitle', { page: progressText, title, programName: settings.programName })}
      </title>
      <QuestionProgress
        {...{ title, lang, count, number }}
        label={progressText}
        leave={isSending ? undefined : controller.leave}
      >
        {scale?.kind === 'bipolar' ? (
          <QuestionHeading className="num" lang={lang}>
            {progressText}
          </QuestionHeading>
        ) : (
          <span id="place" className="num" lang={lang}>
            {progressText}
          </span>
        )}
      </QuestionProgress>
      {/* The same element in each language, so that a change keeps the answer and the focus. */}
      <div
        lang={lang}
        className={classes(styles.item, scale?.kind === 'bipolar' ? styles.ofPair : styles.ofCard)}
      >
        {itemCard}
      </div>
      <div className={styles.notes}>{children}</div>
      <QuestionButtons
        {...{ back, decline, next, finish, isSending }}
        isDeclined={controller.isDeclined}
        finishLabel={lang ? <span lang={lang}>{presentation.finishLabel}</span> : presentation.finishLabel}
        note={
          finish &&
          controller.declinedCount > 0 &&
          t('questionnaire.declined', { count: controller.declinedCount })
        }
      />
    </>
  );
}

/** The column of a question, in the accent of the instrument. */
export function QuestionPage({ instrument, isFirst = false, children }: QuestionPageProps) {
  return (
    <Container className={classes(styles.quiz, isFirst && styles.first, accentClass(instrument.look.ink))}>
      {children}
    </Container>
  );
}
