import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Answer } from '#domain/answers/codes.ts';
import { times } from '#features/questionnaire/times.ts';
import {
  QuestionnaireHarness,
  type QuestionnaireHarnessProps,
} from '#tests/support/harnesses/questionnaire-harness.tsx';
import { notify } from '#ui/toast/toast.tsx';

// Whole questionnaires take their time, more so on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

/** The clock by which a question tells a tap from the second half of a double tap: a test moves it, or has it stand. */
const machine = performance.now.bind(performance);
let ahead = 0;
let stands: number | null = null;
performance.now = () => (stands ?? machine()) + ahead;

/** A person at a questionnaire of the made-up server. `vi.mock` of the toast must stand in the test file itself. */
export function openScreen(props: QuestionnaireHarnessProps) {
  stands = null;
  const calls: Request[] = [];
  const view = render(<QuestionnaireHarness {...props} onCall={(call) => calls.push(call.clone())} />);
  return {
    user: userEvent.setup(),
    /** What the server was sent, in order. */
    sent: () => Promise.all(calls.filter(({ method }) => method === 'POST').map(readCall)),
    close: view.unmount,
  };
}

async function readCall(call: Request) {
  const { ans } = (await call.json()) as { ans: Answer[] };
  return { ans, key: call.headers.get('Idempotency-Key'), version: call.headers.get('Instrument-Version') };
}

/** Lets so much time pass that a new question takes a tap. Nobody waits for it. */
export function settle(): void {
  ahead += times.settle;
}

/** From now on no time passes, however busy the machine is: what follows is one double tap. */
export function inOneMoment(): void {
  stands = machine();
}

/** Waits so long that a chosen answer would have moved on. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, times.advance + 150));

/** The page that stands there, as its heading says it. The feedback comes a second after the submission. */
export const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 4 * times.feedback });

/** The texts of all toasts so far. */
export function toasts(kind: keyof typeof notify): string[] {
  return vi.mocked(notify[kind]).mock.calls.map(([text]) => text);
}

/** A person answers every question of a choice questionnaire with number keys. */
export async function answerAll(
  user: ReturnType<typeof userEvent.setup>,
  texts: readonly string[],
  keys: string,
) {
  for (const [index, text] of texts.entries()) {
    const title = await heading(text);
    title.focus();
    await user.keyboard(keys[index] as string);
  }
}
