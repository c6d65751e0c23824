import { lazy } from 'react';
import { useSelector } from 'react-redux';
import type { Answers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import { InMemoryEngine, type QuestionModuleExports } from '#features/questionnaire/in-memory-engine.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';

export interface TrialQuestionsProps {
  /** The draft to continue; null to start. */
  readonly draft: Draft | null;
  onChange(draft: Draft): void;
  onFinish(answers: Answers): void;
}

/** Creates the questions of an instrument, whose answers are in memory only. */
export function createTrialQuestions(instrument: Instrument, parts: QuestionModuleExports) {
  const RichEngine = lazy(parts.loadRichEngine);
  return function TrialQuestions({ draft, onChange, onFinish }: TrialQuestionsProps) {
    const { t } = useTranslation();
    parts.useUnloadWarning(useSelector(selectExit).inAssessment);
    const props = {
      instrument,
      initial: draft,
      parts,
      documentTitle: settings.homeScreenName,
      note: t('trial.note'),
      onChange,
      onFinish,
    };
    if (parts.hasOnlyPlainItems(instrument)) return <InMemoryEngine {...props} />;
    return (
      <RichEngine instrument={instrument}>
        {(extras) => <InMemoryEngine {...props} extras={extras} />}
      </RichEngine>
    );
  };
}
