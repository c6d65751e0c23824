import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { forgetDraft, saveDraft } from '../../api/device/drafts.ts';
import { sectionApi } from '../../api/section-api.ts';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';
import { newDraft } from '../../domain/answers/draft.ts';
import { codesOf } from '../../domain/answers/answers.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';

/** How the made-up server answers; a number is a status without a body, 'never' leaves the call open. */
export type Answer = number | 'never' | { readonly status?: number; readonly body: unknown };

/** What the made-up server says of one section. */
export interface SectionAnswers {
  readonly feedback: Answer;
  readonly history: Answer;
}

export interface StageProps extends SectionAnswers {
  readonly instrument: Instrument;
  /** By section id, for screens that show several; the others get `feedback` and `history`. */
  readonly sections?: Readonly<Record<string, SectionAnswers>>;
  /** The reader's own profile; a server without it when not given. */
  readonly profile?: Answer;
  /** Where the program was opened, and what the navigation carried. */
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  /** One for each try, the last one for all that follow. */
  readonly submissions?: readonly Answer[];
  /** 'draft': finished answers wait on the device. 'sent': and the questionnaire has just sent them. */
  readonly answers?: 'none' | 'draft' | 'sent';
  readonly visitor?: boolean;
  readonly children: ReactNode;
}

const userid = '4711';

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
  const { instrument, answers = 'none', visitor = false, children } = props;
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid });
  window.fetch = serverOf(props);
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });

  forgetDraft(instrument.id, userid);
  const draft = finished(instrument);
  if (answers !== 'none') saveDraft(instrument.id, userid, draft);
  if (answers === 'sent') {
    const args = {
      userid,
      sectionId: instrument.id,
      ans: draft.options,
      version: instrument.version,
      key: draft.key,
    };
    void store.dispatch(
      sectionApi.endpoints.submit.initiate(args, { fixedCacheKey: `submit-${instrument.id}` }),
    );
  }
  const routes = [
    { path: '/', element: children },
    { path: '*', element: <AnotherPage /> },
  ];
  // A page before this one, unless the story says where the program was opened.
  const entries = props.at ? [props.at] : ['/before', '/'];
  const router = createMemoryRouter(routes, { initialEntries: entries });
  return { store, router };
}

function AnotherPage() {
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

function finished(instrument: Instrument) {
  const now = new Date();
  const [lowest = 1] = codesOf(instrument.scale);
  return { ...newDraft(instrument, 'made-up-key', now), options: instrument.items.map(() => lowest) };
}

function serverOf({ sections = {}, profile = 404, submissions = [204], ...rest }: StageProps): typeof fetch {
  let tries = 0;
  return async (input) => {
    const { url, method } = input as Request;
    if (method === 'POST') {
      const submission = submissions[Math.min(tries, submissions.length - 1)] ?? 204;
      tries += 1;
      return reply(submission);
    }
    if (url.includes('/userInfo/')) return reply(profile);
    if (url.includes('/getName/')) return reply({ body: 'Meera' });
    const section = Object.keys(sections).find((id) => url.split('/').includes(id));
    const answers = (section && sections[section]) || rest;
    return reply(url.includes('/history/') ? answers.history : answers.feedback);
  };
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  // 0 stands for a line that is down.
  if (answer === 0) throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
}
