import { forgetDraft, saveDraft } from '#api/device/drafts.ts';
import { clearAllAssessmentMarks } from '#api/device/assessment-marks.ts';
import type { Answer as Given } from '#domain/answers/codes.ts';
import { createDraft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { assessmentLeft, assessmentShown } from '#features/questionnaire/exit-slice.ts';
import { IntroScreen } from '#features/questionnaire/intro-screen.tsx';
import { QuestionnaireScreen } from '#features/questionnaire/questionnaire-screen.tsx';
import type { FakeResponse } from '../fake-server.ts';
import { Harness, type HarnessStore, userid } from '../harness.tsx';
import { stoppedResponses } from './stopped.ts';

export interface QuestionnaireHarnessProps {
  readonly instrument: Instrument;
  /** The current address; by default the questionnaire of the instrument. */
  readonly path?: string;
  /** The progress; by default all previous sections are completed. */
  readonly progress?: FakeResponse;
  /** One per attempt, of which the last is repeated. */
  readonly submissions?: readonly FakeResponse[];
  /** A draft with these answers; by default the draft on the device is kept. */
  readonly draft?: readonly Given[];
  /** Id of the current item of the draft; by default the one after its answers. */
  readonly at?: string;
  readonly visitor?: boolean;
  /** The questionnaire was just left by the browser's Back. */
  readonly leftUnfinished?: boolean;
  /** The person has stopped the processing of their data. */
  readonly isStopped?: boolean;
  /** Called with every request. */
  readonly onCall?: (request: Request) => void;
}

/** The intro and the questionnaire of one instrument. */
export function QuestionnaireHarness(props: QuestionnaireHarnessProps) {
  const { instrument, path, progress, submissions = [204], visitor, isStopped, onCall } = props;
  const { id, position, routes } = instrument;
  const before = Array.from({ length: position - 1 }, () => ({ totalsum: '[1]' }));
  const sections = [...before.map((_, at) => ({ id: `before${at}` })), instrument];
  return (
    <Harness
      visitor={visitor}
      answers={{
        'POST ': submissions,
        ...(isStopped && stoppedResponses),
        '': progress ?? { body: before },
      }}
      onCall={onCall}
      screens={{
        [routes.intro]: <IntroScreen instrument={instrument} count={5} />,
        [`${routes.questionnaire}/:sectionId`]: (
          <QuestionnaireScreen instrument={instrument} sections={sections} />
        ),
      }}
      entries={[path ?? `${routes.questionnaire}/${id}`]}
      before={(store) => prepareDevice(props, store)}
    />
  );
}

function prepareDevice(
  { instrument, draft, at, leftUnfinished = false }: QuestionnaireHarnessProps,
  store: HarnessStore,
) {
  if (draft) saveAnswers(instrument, draft, at);
  if (!leftUnfinished) return;
  store.dispatch(assessmentShown(instrument.id));
  store.dispatch(assessmentLeft());
}

function saveAnswers(instrument: Instrument, answers: readonly Given[], at?: string) {
  forgetDraft(instrument.id, userid);
  clearAllAssessmentMarks();
  if (answers.length === 0 && at === undefined) return;
  const draft = createDraft(instrument, 'made-up-key', new Date());
  const options = draft.options.map((_, index) => answers[index] ?? null);
  const next = Math.min(answers.length, options.length - 1);
  const index = at === undefined ? next : instrument.items.findIndex(({ id }) => id === at);
  saveDraft(instrument.id, userid, { ...draft, options, index });
}
