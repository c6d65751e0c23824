import type { SectionState } from '#domain/scoring/part-state.ts';
import { StateMark, type SummaryState } from '#ui/state-mark/state-mark.tsx';
import type { PatternPart } from './list-parts.ts';
import { messages } from './messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

const marks: Readonly<Record<SectionState, SummaryState>> = {
  care: 'red',
  borderline: 'green',
  okay: 'green',
  well: 'blue',
  plain: 'plain',
  unknown: 'grey',
};

/** The state of a part in words, with its mark. */
export function PartStateMark({ part: { state, isFinished } }: { part: PatternPart }) {
  const { t } = useTranslation();
  const isSkipped = state === 'unknown' && isFinished;
  return (
    <StateMark state={marks[state]}>
      {isSkipped ? t('pattern.states.skipped') : messages.states[state]}
    </StateMark>
  );
}
