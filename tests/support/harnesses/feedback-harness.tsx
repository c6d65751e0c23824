import type { ReactNode } from 'react';
import type { InitialEntry } from 'react-router-dom';
import { forgetDraft, saveDraft } from '#api/device/drafts.ts';
import { submitApi } from '#api/send-answers.ts';
import { getSubmissionOptions } from '#api/submission.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { createDraft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { FakeResponse, FakeResponses } from '../fake-server.ts';
import { Harness, type HarnessStore, userid } from '../harness.tsx';
import { storeSubmissions, type QueuedFixture } from './queued-submissions.ts';

/** The responses with the results of one section. */
export interface SectionAnswers {
  readonly feedback: FakeResponse | readonly FakeResponse[];
  readonly history: FakeResponse;
}

export interface FeedbackHarnessProps extends SectionAnswers {
  readonly instrument: Instrument;
  /** By section id, for screens with several sections; the others use `feedback` and `history`. */
  readonly sections?: Readonly<Record<string, SectionAnswers>>;
  /** The own profile; by default the server has none. */
  readonly profile?: FakeResponse;
  /** The completed sections; by default the server has no progress. */
  readonly progress?: FakeResponse;
  /** The first address of the visit, with the state of the navigation. */
  readonly at?: InitialEntry;
  /** One per attempt, of which the last is repeated. */
  readonly submissions?: readonly FakeResponse[];
  /** 'draft': finished answers are on the device. 'sent': the questionnaire has just submitted them. */
  readonly answers?: 'none' | 'draft' | 'sent';
  /** The code of every answer; by default the lowest. */
  readonly code?: number;
  /** The queued submissions on this device. */
  readonly queued?: readonly QueuedFixture[];
  readonly visitor?: boolean;
  readonly children: ReactNode;
}

/** A person with results, and the responses of the server. */
export function FeedbackHarness(props: FeedbackHarnessProps) {
  const { at, visitor, children } = props;
  return (
    <Harness
      visitor={visitor}
      answers={createResponses(props)}
      // With a previous page, unless the story sets the first address.
      entries={at ? [at] : ['/before', '/']}
      before={(store) => prepareAnswers(props, store)}
    >
      {children}
    </Harness>
  );
}

function createResponses({
  sections = {},
  profile = 404,
  progress = 404,
  submissions = [204],
  ...rest
}: FeedbackHarnessProps): FakeResponses {
  const bySection = Object.entries(sections).flatMap(([id, { feedback, history }]) => [
    [`/feedback/${userid}/${id}`, feedback],
    [`/history/${id}/`, history],
  ]);
  return {
    'POST ': submissions,
    '/userInfo/': profile,
    '/progress/': progress,
    'GET /user/step/': { body: { chosen: null } },
    '/getName/': { body: 'Meera' },
    ...Object.fromEntries(bySection),
    '/history/': rest.history,
    '': rest.feedback,
  };
}

function prepareAnswers(
  { instrument, answers = 'none', code, queued = [] }: FeedbackHarnessProps,
  store: HarnessStore,
) {
  storeSubmissions(queued);
  const sectionId = instrument.id;
  forgetDraft(sectionId, userid);
  if (answers === 'none') return;
  const draft = createFinishedDraft(instrument, code);
  saveDraft(sectionId, userid, draft);
  if (answers === 'draft') return;
  const sent = { userid, sectionId, ans: draft.options, version: instrument.version, key: draft.key };
  void store.dispatch(submitApi.endpoints.submit.initiate(sent, getSubmissionOptions(sectionId)));
}

function createFinishedDraft(instrument: Instrument, code?: number) {
  const [lowest = 1] = listCodes(instrument.scale);
  return {
    ...createDraft(instrument, 'made-up-key', new Date()),
    options: instrument.items.map(() => code ?? lowest),
  };
}
