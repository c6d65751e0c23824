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

/** A person at a questionnaire of the made-up server. `vi.mock` of the toast must stand in the test file itself. */
export function openScreen(props: QuestionnaireHarnessProps) {
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

/** Waits so long that a new question takes a tap. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, times.settle + 20));

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
