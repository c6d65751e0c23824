import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { FeedbackScreen } from '#features/feedback/feedback-screen.tsx';
import { MyPatternScreen } from '#features/pattern/my-pattern-screen.tsx';
import { PatternSummaryScreen } from '#features/pattern/pattern-summary-screen.tsx';
import type { FakeResponse } from '#tests/support/fake-server.ts';
import { Harness } from '#tests/support/harness.tsx';
import { instruments, now, psychologicalFeedback } from '#tests/support/harnesses/feedback-results.ts';

const [first] = instruments as [(typeof instruments)[number]];
const earlier = '2025-06-04T06:30:00.000Z';
const createResponse = (value: unknown): FakeResponse => ({ body: value });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Renders the feedback on the first section with these responses. */
function openFeedback(feedback: FakeResponse, history: FakeResponse) {
  render(
    <Harness answers={{ '/feedback/': feedback, '/history/': history, '/getName/': createResponse('Meera') }}>
      <FeedbackScreen instrument={addFormulaMetadata(first)} />
    </Harness>,
  );
}
const findChart = () => screen.findByRole('img', { name: /^Psychological Wellbeing\. Current score 86/ });

describe('feedback of a server with deviations from the contract', () => {
  it('displays everything valid next to null entries in the history', async () => {
    const record = { time: now, totalsum: '[20,29,19,18,86]' };
    openFeedback(psychologicalFeedback, createResponse([null, record, null]));
    expect(await findChart()).toBeInTheDocument();
    expect(screen.getByText(/^Answered on 12 Oct 2025\./)).toBeVisible();
    expect(screen.getByText(/^Many people feel like this\./)).toBeVisible();
  });

  it('treats a history of nulls as empty', async () => {
    openFeedback(psychologicalFeedback, createResponse([null, null]));
    expect(await findChart()).toBeInTheDocument();
    expect(screen.queryByText(/^(Taken|Answered on) \d/)).toBeNull();
  });

  it('treats null entries in the feedback as missing scores', async () => {
    openFeedback(
      createResponse([[20, null, 19, 18, 86], null, ['62', null, '38'], [null]]),
      createResponse([]),
    );
    expect(await findChart()).toBeInTheDocument();
    expect(
      await screen.findAllByText('Not calculated, because too few questions were answered. That is okay.'),
    ).toHaveLength(1);
  });

  it('displays that there is no attempt if the feedback contains only nulls', async () => {
    openFeedback(createResponse([null, null, null, null]), createResponse([]));
    expect(await screen.findByText(first.feedback.emptyText)).toBeVisible();
  });

  it('compares attempts with a number as the version', async () => {
    const attempts = [
      { time: now, totalsum: '[20,29,19,18,86]', version: 1 },
      { time: earlier, totalsum: '[17,26,21,20,84]', version: 1.2 },
    ];
    openFeedback(psychologicalFeedback, createResponse(attempts));
    expect(
      await screen.findByRole('img', { name: /Current score 86.*previous score 84/ }),
    ).toBeInTheDocument();
  });

  it('parses a totalsum that is a list, and scores that are strings', async () => {
    const attempts = [
      { time: now, totalsum: [20, 29, 19, 18, 86] },
      { time: earlier, totalsum: '["17","26","21","20","84"]' },
    ];
    openFeedback(createResponse([['20', '29', '19', '18', '86'], [], [], []]), createResponse(attempts));
    expect(
      await screen.findByRole('img', { name: /Current score 86.*previous score 84/ }),
    ).toBeInTheDocument();
  });
});

describe('the overall summary of such a server', () => {
  function openSummary(records: unknown) {
    render(
      <Harness answers={{ '/summary/': createResponse(records) }}>
        <PatternSummaryScreen instruments={instruments} />
      </Harness>,
    );
  }
  const findOverall = () =>
    screen.findByRole('img', { name: /^Psychological Wellbeing Overall: score 86 of 120\./ });

  it.each([
    ['null entries next to others', [null, { section_id: 'S1', totalsum: '[20,29,19,18,86]' }]],
    ['a totalsum that is a list', [{ section_id: 'S1', totalsum: [20, 29, 19, 18, 86] }]],
    ['scores that are strings', [{ section_id: 'S1', totalsum: '["20","29","19","18","86"]' }]],
  ])('parses %s', async (_, records) => {
    openSummary(records);
    expect(await findOverall()).toBeVisible();
  });

  it.each([[[null, null]], ['<!doctype html>'], [{}]])('has no score for %j', async (records) => {
    openSummary(records);
    expect(await screen.findAllByText('NOT CALCULATED YET')).not.toHaveLength(0);
    expect(screen.queryByText(/GOOD GOING/)).toBeNull();
  });
});

describe('My Pattern of such a server', () => {
  function openPattern(history: unknown) {
    render(
      <Harness answers={{ '/history/': createResponse(history), '': psychologicalFeedback }}>
        <MyPatternScreen instruments={instruments} />
      </Harness>,
    );
  }

  it('omits "Updated on" if the time is invalid', async () => {
    openPattern([{ time: 'yesterday', totalsum: '[20,29,19,18,86]' }]);
    const card = await screen.findByRole('link', { name: /^Overall Summary/ });
    expect(card).toHaveAccessibleName('Overall Summary');
    expect(screen.queryByText(/Updated on/)).toBeNull();
  });

  it('has no report for a history of nulls', async () => {
    openPattern([null, null]);
    expect(await screen.findByText('No report found')).toBeVisible();
  });

  it('uses the first valid attempt', async () => {
    openPattern([null, { time: now, totalsum: [20, 29, 19, 18, 86] }]);
    expect(await screen.findByText('Updated on 12th October 2025')).toBeVisible();
  });
});
