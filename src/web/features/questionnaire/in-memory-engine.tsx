import { useCallback, useRef, useState } from 'react';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import { createDraft, type Draft, isDeclinedAt, withAnswer, withCurrentItem } from '#domain/answers/draft.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { createIdempotencyKey } from './draft/attempt-key.ts';
import type { OptionalQuestionFeatures, QuestionController } from './question-controller.ts';

/** Props instead of imports, because a module shared by lazy chunks would become a chunk itself. */
export type QuestionModuleExports = Pick<
  typeof import('./questionnaire-screen.tsx'),
  | 'getFixedPosition'
  | 'isAutoAdvanceOn'
  | 'hasOnlyPlainItems'
  | 'preloadPairCard'
  | 'loadRichEngine'
  | 'Question'
  | 'QuestionPage'
  | 'setAutoAdvance'
  | 'useUnloadWarning'
>;

export interface InMemoryEngineProps {
  readonly instrument: Instrument;
  /** Left out for a plain instrument. */
  readonly extras?: OptionalQuestionFeatures | undefined;
  /** The draft to continue, at its item; null to start. */
  readonly initial: Draft | null;
  /** Title of the document. */
  readonly documentTitle: string;
  readonly parts: QuestionModuleExports;
  /** Note at the first question. */
  readonly note: string;
  /** Called with each change. */
  onChange(draft: Draft): void;
  onFinish(answers: Answers): void;
}

/** Displays the items of any instrument one at a time. Answers are in memory only: nothing is stored or sent. */
export function InMemoryEngine(props: InMemoryEngineProps) {
  const { instrument, extras, documentTitle, note, onChange, onFinish } = props;
  const { getFixedPosition, isAutoAdvanceOn, setAutoAdvance, Question, QuestionPage } = props.parts;
  const findPosition = extras?.findPosition ?? getFixedPosition;
  // Mutable, because a timer must change the newest draft and not the draft of its render.
  const [draft, setDraft] = useState(() => props.initial ?? startDraft(instrument, findPosition));
  const newest = useRef(draft);
  const [autoAdvance, setAutoAdvanceState] = useState(isAutoAdvanceOn);
  const position = findPosition(draft);
  const { question } = position;

  const changeAutoAdvance = useCallback(
    (on: boolean) => {
      setAutoAdvanceState(on);
      setAutoAdvance(on);
    },
    [setAutoAdvance],
  );

  function update(changed: Draft) {
    newest.current = changed;
    setDraft(changed);
    onChange(changed);
  }

  function goTo(item: number) {
    update(withCurrentItem(newest.current, item, new Date()));
  }

  function finish() {
    const answers = withoutHiddenAnswers(instrument, newest.current.options);
    const missing = checkAnswers(instrument, answers, newest.current.declined ?? [])?.positions[0];
    const missingQuestion = missing === undefined ? undefined : listQuestions(instrument)[missing];
    if (missingQuestion) goTo(instrument.items.indexOf(missingQuestion));
    else onFinish(answers);
  }

  const controller: QuestionController = {
    instrument,
    position,
    value: question === null ? null : (draft.options[question] ?? null),
    isDeclined: question !== null && isDeclinedAt(draft, question),
    declinedCount: draft.declined?.filter(Boolean).length ?? 0,
    extras,
    // The first question replaces another screen, so its heading takes the focus too.
    hasMoved: true,
    autoAdvance,
    isSending: false,
    documentTitle,
    leave: undefined,
    setAutoAdvance: changeAutoAdvance,
    answer(answer, _advances, _isShown, isDeclined = false) {
      const { question: newestQuestion } = findPosition(newest.current);
      if (newestQuestion !== null)
        update(withAnswer(newest.current, newestQuestion, answer, new Date(), isDeclined));
      return findPosition(newest.current);
    },
    move(to) {
      const item = findPosition(newest.current)[to];
      if (item !== null) goTo(item);
    },
    finish,
  };

  return (
    <QuestionPage instrument={instrument}>
      <Question controller={controller}>
        {position.before === null && <p className="note">{note}</p>}
      </Question>
    </QuestionPage>
  );
}

function startDraft(instrument: Instrument, findPosition: OptionalQuestionFeatures['findPosition']): Draft {
  const draft = createDraft(instrument, createIdempotencyKey(), new Date());
  return { ...draft, index: findPosition(draft).first };
}
