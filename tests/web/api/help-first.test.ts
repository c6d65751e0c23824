import { describe, expect, it } from 'vitest';
import { evaluateHelp } from '#api/evaluate-help.ts';
import { sessionEnded } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createHarnessStore } from '#tests/support/harness.tsx';
import { instruments } from '#tests/support/instruments.ts';

const section = {
  ...(instruments[3] as Instrument),
  help: {
    firstWhen: [
      { item: 'di10', from: 4 },
      { score: 'distress', colour: 'red' as const },
    ],
  },
};
const createAnswers = (last: number) => [...Array<number>(9).fill(1), last];
const getHelpState = (store: ReturnType<typeof createHarnessStore>) =>
  (store.getState() as unknown as { helpFirst: Record<string, string[]> }).helpFirst;

describe('answers just sent from this tab', () => {
  it('display help first by one answer, only for their person and section', () => {
    const store = createHarnessStore();
    store.dispatch(evaluateHelp(section, '7', createAnswers(4)));
    expect(getHelpState(store)).toEqual({ 7: [section.id] });
  });

  it('are used until the section is answered again', () => {
    const store = createHarnessStore();
    store.dispatch(evaluateHelp(section, '7', createAnswers(5)));
    store.dispatch(evaluateHelp(section, '7', createAnswers(5)));
    expect(getHelpState(store)[7]).toEqual([section.id]);
    store.dispatch(evaluateHelp(section, '7', createAnswers(3)));
    expect(getHelpState(store)[7]).toEqual([]);
  });

  it('are removed at the end of the session', () => {
    const store = createHarnessStore();
    store.dispatch(evaluateHelp(section, '7', createAnswers(5)));
    store.dispatch(sessionEnded());
    expect(getHelpState(store)).toEqual({});
  });
});
