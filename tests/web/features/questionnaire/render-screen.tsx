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

// Complete questionnaires are slow, more so on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

/** The clock that distinguishes a tap from the second half of a double tap; tests move or stop it. */
const machine = performance.now.bind(performance);
let offset = 0;
let stoppedAt: number | null = null;
performance.now = () => (stoppedAt ?? machine()) + offset;

/** Renders a questionnaire with a fake server. The test file itself must call `vi.mock` for the toast. */
export function renderScreen(props: QuestionnaireHarnessProps) {
  stoppedAt = null;
  const calls: Request[] = [];
  const view = render(<QuestionnaireHarness {...props} onCall={(call) => calls.push(call.clone())} />);
  return {
    user: userEvent.setup(),
    /** The submitted requests in order. */
    sent: () => Promise.all(calls.filter(({ method }) => method === 'POST').map(readCall)),
    close: view.unmount,
  };
}

async function readCall(call: Request) {
  const { ans } = (await call.json()) as { ans: Answer[] };
  return { ans, key: call.headers.get('Idempotency-Key'), version: call.headers.get('Instrument-Version') };
}

/** Advances the clock until a new question accepts taps. */
export function advanceSettleTime(): void {
  offset += times.settle;
}

/** Stops the clock: subsequent taps are one double tap. */
export function stopClock(): void {
  stoppedAt = machine();
}

/** Waits longer than auto-advance takes. */
export const waitForAutoAdvance = () => new Promise((resolve) => setTimeout(resolve, times.advance + 150));

/** Waits for the page with this heading. The feedback follows the submission after a second. */
export const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 4 * times.feedback });

/** The texts of all toasts so far. */
export function listToasts(kind: keyof typeof notify): string[] {
  return vi.mocked(notify[kind]).mock.calls.map(([text]) => text);
}

/** Answers every question of a choice questionnaire with number keys. */
export async function answerAllQuestions(
  user: ReturnType<typeof userEvent.setup>,
  texts: readonly string[],
  keys: string,
) {
  for (const [index, text] of texts.entries()) {
    const title = await findHeading(text);
    title.focus();
    await user.keyboard(keys[index] as string);
  }
}
