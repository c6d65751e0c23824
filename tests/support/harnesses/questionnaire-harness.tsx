import { forgetDraft, saveDraft } from '#api/device/drafts.ts';
import { clearMarks } from '#api/device/marks.ts';
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
  /** Where the person is; the instrument's questionnaire when left out. */
  readonly path?: string;
  /** How many of the assessments before this one are done; all of them when left out. */
  readonly progress?: FakeResponse;
  /** One for each try, the last one for all that follow. */
  readonly submissions?: readonly FakeResponse[];
  /** Answers given before, on this device; what was there stays when left out. */
  readonly draft?: readonly Given[];
  /** Id of the item that the draft is open at; the one after its answers when left out. */
  readonly at?: string;
  readonly visitor?: boolean;
  /** The browser's Back has just led out of the questionnaire. */
  readonly leftUnfinished?: boolean;
  /** The person has stopped the use of their data. */
  readonly isStopped?: boolean;
  /** Hears every call as it goes out. */
  readonly onCall?: (request: Request) => void;
}

/** One instrument's intro and questionnaire. */
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
  clearMarks();
  if (answers.length === 0 && at === undefined) return;
  const draft = createDraft(instrument, 'made-up-key', new Date());
  const options = draft.options.map((_, index) => answers[index] ?? null);
  const next = Math.min(answers.length, options.length - 1);
  const index = at === undefined ? next : instrument.items.findIndex(({ id }) => id === at);
  saveDraft(instrument.id, userid, { ...draft, options, index });
}
