import { randomUUID } from 'node:crypto';
import { patterns } from '#contract/paths.ts';
import type { LoginResponse } from '#contract/responses.ts';
import { createDraft, withAnswer, withCurrentItem } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { AppProcess } from '#tests/support/app-process.ts';
import type { EnginePage } from '#tests/support/engines/engine-page.ts';
import type { Client } from '#tools/bench/client.ts';

/** A person with unfinished answers in a browser. */
export interface AnsweredQuestionnaire {
  /** Path of the questions. */
  readonly path: string;
  /** Opens the first unanswered question, with the answers and a session, whatever was removed before. */
  open(): Promise<void>;
  /** Counts the answers on the device. Leaves the app. */
  countAnswers(): Promise<number>;
}

/**
 * Prepares a questionnaire with answers to its first questions.
 * @param count number of answers
 */
export function prepareAnswers(
  page: EnginePage,
  app: AppProcess,
  person: Client,
  { instrument, count }: { readonly instrument: Instrument; readonly count: number },
): AnsweredQuestionnaire {
  const { id, routes, items, presentation } = instrument;
  const now = new Date();
  const started = createDraft(instrument, randomUUID(), now);
  const draft = items.slice(0, count).reduce((before, _, at) => withAnswer(before, at, 2, now), started);
  const drafts = JSON.stringify({ [person.userid]: withCurrentItem(draft, count, now) });
  const address = `${app.address}${routes.questionnaire}/${id}`;
  /** Opens a small response without the app, unless it is open. The service worker answers others with the app. */
  async function openEmpty() {
    const empty = `${app.address}/api/health/live`;
    if (!(await page.evaluate<boolean>('return location.href === arguments[0]', empty)))
      await page.open(empty);
  }

  return {
    path: new URL(address).pathname,
    async open() {
      await openEmpty();
      const hasSession = await page.evaluate<boolean>('return /token=/.test(document.cookie)');
      const token = hasSession ? null : await logIn(app, person);
      await page.evaluate(
        `const [id, drafts, userid, token] = arguments;
         localStorage.clear();
         localStorage.setItem(id, drafts);
         if (token) for (const pair of ['userid=' + userid, 'token=' + token]) document.cookie = pair + ';path=/';`,
        id,
        drafts,
        person.userid,
        token,
      );
      await page.open(address);
      // The mark is written when the app guards the questionnaire.
      await page.waitFor(
        `const [text, mark] = arguments;
         return document.body.innerText.includes(text) && localStorage.getItem(mark) !== null;`,
        `${presentation.unit} ${count + 1} of ${items.length}`,
        `assessment_${id}`,
      );
    },
    async countAnswers() {
      await openEmpty();
      return page.evaluate<number>(
        `const [id, userid] = arguments;
         const drafts = JSON.parse(localStorage.getItem(id) ?? '{}');
         return drafts[userid]?.options.filter((answer) => answer !== null).length ?? 0;`,
        id,
        person.userid,
      );
    },
  };
}

async function logIn({ address }: AppProcess, { username, password }: Client): Promise<string> {
  const response = await fetch(`${address}/api${patterns.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const [session] = (await response.json()) as LoginResponse;
  if (!session) throw new Error('The login returned no session.');
  return session.token;
}
