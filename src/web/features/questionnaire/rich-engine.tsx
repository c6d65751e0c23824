import { type ReactNode, useEffect, useState } from 'react';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { OptionalQuestionFeatures } from './question-controller.ts';
import { prefetchControls, LazyControl, LazyInstruction } from './lazy-cards.tsx';
import { InvalidTextsContext } from './invalid-texts.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

interface Props {
  instrument: Instrument;
  /** Renders the engine. A function, because a module shared by lazy chunks would become a chunk itself. */
  children(extras: OptionalQuestionFeatures): ReactNode;
}

/** All features of questions. Plain instruments do not load them. */
export function RichEngine({ instrument, children }: Props) {
  const { t } = useTranslation();
  const [extras] = useState(() => createExtras(t, instrument));
  useEffect(() => prefetchControls(instrument), [instrument]);
  const [invalidTexts] = useState(() => new Map<number, string>());
  return <InvalidTextsContext value={invalidTexts}>{children(extras)}</InvalidTextsContext>;
}

function createExtras(t: Translate, instrument: Instrument): OptionalQuestionFeatures {
  return {
    findPosition: (draft) => getPosition(instrument, draft),
    formatPosition: (position) => formatPosition(t, position, instrument.presentation.unit),
    findCode: (scale, digit) =>
      scale.kind === 'rating' && digit >= scale.min && digit <= scale.max ? digit : undefined,
    Control: LazyControl,
    Instruction: LazyInstruction,
  };
}

function formatPosition(t: Translate, { question, number, count }: QuestionPosition, unit: string): string {
  if (question !== null) return t('questionnaire.progress', { unit, position: number, count });
  const word = unit.toLowerCase();
  return number > count
    ? t('questionnaire.afterLast', { unit: word })
    : t('questionnaire.before', { unit: word, number: String(number) });
}
