import { configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { forgetDraft, saveDraft } from '../../api/device/drafts.ts';
import { clearMarks } from '../../api/device/marks.ts';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';
import { newDraft } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { assessmentShown, assessmentLeft, exitReducer } from './exit-slice.ts';
import { IntroScreen } from './intro-screen.tsx';
import { QuestionnaireScreen } from './questionnaire-screen.tsx';

/** How the made-up server answers: a status, a body with its status, 'down' for no line, 'never' for no answer. */
export type Answer = number | 'down' | 'never' | { readonly status?: number; readonly body: unknown };

export interface StageProps {
  readonly instrument: Instrument;
  /** Where the person is; the instrument's questionnaire when left out. */
  readonly path?: string;
  /** How many of the assessments before this one are done; all of them when left out. */
  readonly progress?: Answer;
  /** One for each try, the last one for all that follow. */
  readonly submissions?: readonly Answer[];
  /** Codes given before, on this device; what was there stays when left out. */
  readonly draft?: readonly number[];
  readonly visitor?: boolean;
  /** The browser's Back has just led out of the questionnaire. */
  readonly leftUnfinished?: boolean;
  /** Hears every call as it goes out. */
  readonly onCall?: (request: Request) => void;
}

/** The person of every story. */
export const userid = '4711';

/** Stories and tests only: a session, a store, a router and a server that answers from a list. */
export function StoryStage(props: StageProps) {
  const [{ store, router }] = useState(() => prepare(props));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function prepare(props: StageProps) {
  const { instrument, visitor = false, draft, leftUnfinished = false } = props;
  const { id, routes } = instrument;
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid });
  window.fetch = serverOf(props);
  const store = configureStore({
    reducer: { session: sessionReducer, exit: exitReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  if (draft) keepDraft(instrument, draft);
  if (leftUnfinished) {
    store.dispatch(assessmentShown(id));
    store.dispatch(assessmentLeft());
  }
  const router = createMemoryRouter(
    [
      { path: routes.intro, element: <IntroScreen instrument={instrument} count={5} /> },
      {
        path: `${routes.questionnaire}/:sectionId`,
        element: <QuestionnaireScreen instrument={instrument} />,
      },
      { path: '*', element: <AnotherPage /> },
    ],
    { initialEntries: [props.path ?? `${routes.questionnaire}/${id}`] },
  );
  return { store, router };
}

function keepDraft(instrument: Instrument, codes: readonly number[]) {
  const now = new Date();
  forgetDraft(instrument.id, userid);
  clearMarks();
  if (codes.length === 0) return;
  const draft = newDraft(instrument, 'made-up-key', now);
  const options = draft.options.map((_, index) => codes[index] ?? null);
  const index = Math.min(codes.length, options.length - 1);
  saveDraft(instrument.id, userid, { ...draft, options, index });
}

function AnotherPage() {
  return <h1>{`Another page: ${useLocation().pathname}`}</h1>;
}

function serverOf({ instrument, progress, submissions = [204], onCall }: StageProps): typeof fetch {
  const before = Array.from({ length: instrument.position - 1 }, () => ({ totalsum: '[1]' }));
  let tries = 0;
  return async (input) => {
    const request = input as Request;
    onCall?.(request);
    if (request.method !== 'POST') return reply(progress ?? { body: before });
    tries += 1;
    return reply(submissions[Math.min(tries, submissions.length) - 1] ?? 204);
  };
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'down') throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
}
