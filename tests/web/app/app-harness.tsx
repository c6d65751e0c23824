import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { removeSession, writeSession } from '#api/session.ts';
import { createApp } from '#app/app.ts';
import { AppView } from '#app/app-view.tsx';
import { apiBase } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import psychological from '../../../questionnaires/S1-psychological.json';
import social from '../../../questionnaires/S3-social.json';
import { stubModals } from '../ui/modal-stub.ts';

const both = [psychological, social] as unknown as Instrument[];

/** Status, body and headers of a response. */
export type MockResponse = readonly [status: number, body?: unknown, headers?: Record<string, string>];

export interface AppOptions {
  /** Responses by "METHOD /path" under the API; everything else is 404. */
  readonly server?: Readonly<Record<string, MockResponse | 'never'>>;
  readonly visitor?: boolean;
  /** In place of the first and the third of the five. */
  readonly instruments?: readonly Instrument[];
}

/** Opens the complete app in memory at one address, with fixed responses. */
export function openApp(
  address: string,
  { server = {}, visitor = false, instruments = both }: AppOptions = {},
) {
  stubModals();
  // jsdom has no layout and logs every call.
  window.scrollTo = () => undefined;
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid: '4711' });
  const calls: { call: string; authorization: string | null }[] = [];
  window.fetch = async (input) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), window.location.href));
    const call = `${request.method} ${new URL(request.url).pathname.replace(apiBase, '')}`;
    calls.push({ call, authorization: request.headers.get('Authorization') });
    const reply = server[call] ?? [404, { message: 'Nothing here' }];
    if (reply === 'never') return new Promise(() => {});
    const [status, body, headers] = reply;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  const loadQuestions = async (id: string) => instruments.find((one) => one.id === id) as Instrument;
  const loadInstrument = async (id: string) => addFormulaMetadata(await loadQuestions(id));
  const content = { cards: instruments, loadInstrument, loadQuestions };
  const program = createApp(content, (routes) =>
    createMemoryRouter(routes, { initialEntries: ['/team', address] }),
  );
  const { store, router } = program;
  render(<AppView app={program} />);
  return { store, router, calls };
}

/** The responses for a logged-in person without results. */
export const meera: AppOptions['server'] = {
  'GET /user/getName/4711': [200, 'Meera'],
  'GET /section/progress/4711': [200, both.map(({ id }) => ({ section_id: id, totalsum: '' }))],
  'POST /user/logout': [204],
};
