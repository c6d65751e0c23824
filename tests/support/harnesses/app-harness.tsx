import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { removeSession, writeSession } from '#api/session.ts';
import { createApp } from '#app/app.ts';
import { AppView } from '#app/app-view.tsx';
import type { InstrumentCatalogue } from '#app/instrument-catalogue.ts';
import { type FakeResponses, fakeFetch } from '../fake-server.ts';
import { userid } from '../harness.tsx';

export interface AppHarnessProps {
  /** Path below the base path. */
  readonly at: string;
  readonly visitor: boolean;
  /** The responses of the fake server. */
  readonly answers: FakeResponses;
  /** The instruments; by default there are none. */
  readonly content?: InstrumentCatalogue;
}

const reject = () => Promise.reject(new Error('No instrument here'));
const noContent: InstrumentCatalogue = { cards: [], loadInstrument: reject, loadQuestions: reject };

/** The whole app, with bar and footer, a memory router and a fake server. */
export function AppHarness({ at, visitor, answers, content = noContent }: AppHarnessProps) {
  const [app] = useState(() => {
    if (visitor) removeSession();
    else writeSession({ token: 'made-up', userid });
    const respond = fakeFetch(answers);
    window.fetch = (input, options) => respond(new Request(input, options));
    return createApp(content, (routes) => createMemoryRouter(routes, { initialEntries: [at] }));
  });
  return <AppView app={app} />;
}
