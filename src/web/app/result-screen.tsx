import { defaultLanguage } from '#domain/instrument/default-language.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { listUndisplayedSteps } from '#domain/understanding/displayed-result.ts';
import { FeedbackScreen } from '#features/feedback/feedback-screen.tsx';
import { UnderstandingCard } from '#features/understanding/understanding-card.tsx';

export interface ResultScreenProps {
  readonly instrument: CompiledInstrument;
  /** All sections in their order. */
  readonly cards: readonly InstrumentCard[];
}

/** The result of a section, with the questions about the page at the end of the answer. */
export function ResultScreen({ instrument, cards }: ResultScreenProps) {
  return (
    <FeedbackScreen
      instrument={instrument}
      cards={listActiveSections(cards)}
      renderAfter={({ sectionId, report: { answer, steps, strength } }) => (
        <UnderstandingCard
          result={{
            sectionId,
            language: instrument.language ?? defaultLanguage,
            change: answer.change,
            step: steps[0] ?? '',
            otherSteps: listUndisplayedSteps(instrument, steps),
            helpFirst: strength === 'block',
          }}
        />
      )}
    />
  );
}
