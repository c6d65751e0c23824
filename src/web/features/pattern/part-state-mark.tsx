import type { SectionState } from '#domain/scoring/part-state.ts';
import type { MessageId } from '#language/translate.ts';
import { StateMark, type SummaryState } from '#ui/state-mark/state-mark.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { PatternPart } from './list-parts.ts';

const marks: Readonly<Record<SectionState, SummaryState>> = {
  care: 'red',
  borderline: 'green',
  okay: 'green',
  well: 'blue',
  plain: 'plain',
  unknown: 'grey',
};

const stateIds = {
  care: 'pattern.states.care',
  borderline: 'pattern.states.borderline',
  okay: 'pattern.states.okay',
  well: 'pattern.states.well',
  plain: 'pattern.states.plain',
  unknown: 'pattern.states.unknown',
} as const satisfies Readonly<Record<SectionState, MessageId>>;

/** The state of a part in words, with its mark. */
export function PartStateMark({ part: { state, isFinished } }: { part: PatternPart }) {
  const { t } = useTranslation();
  const isSkipped = state === 'unknown' && isFinished;
  return (
    <StateMark state={marks[state]}>{t(isSkipped ? 'pattern.states.skipped' : stateIds[state])}</StateMark>
  );
}
