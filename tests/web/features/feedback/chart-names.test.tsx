import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { PastAttempt } from '#contract/wire/sections.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { computeResult, type Scores } from '#domain/scoring/result.ts';
import { buildReport, type FeedbackReport } from '#features/feedback/report.ts';
import { PartScore } from '#features/feedback/score-view.tsx';
import type { ScoreReport } from '#features/feedback/score-report-types.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '#tests/support/instruments.ts';
import { format, t } from '#tests/support/english.ts';

/** The accessible name of a chart contains exactly the figures of its table. */

/** Answers with different scores, including an end of the scale; newest first. */
const attempts = [
  { shifts: [0], age: 22 },
  { shifts: [3, 1], age: 40 },
  { shifts: [1, 4, 0, 2], age: 66 },
];
const days = ['2025-10-12', '2025-06-04', '2025-01-20', '2024-11-01'];

/** Dates and numbers, sorted. */
const listFigures = (text: string) => (text.match(/\d{2}-\d{2}-\d{4}|\d+(?:\.\d+)?/g) ?? []).toSorted();

/** The rows of a table: name and value. */
const listRows = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map(
    (row) =>
      [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? ''] as const,
  );

const findTable = (element: Element | null) => element?.querySelector('table');

describe.each(instruments.map((instrument) => [instrument.id, instrument] as const))(
  '%s',
  (_, instrument) => {
    it.each(attempts)(
      'charts of answers $shifts at $age years are described by the values of their tables',
      async ({ shifts, age }) => {
        const results = shifts.map((shift) =>
          computeResult(instrument, someAnswers(instrument, shift), { age }),
        );
        const history = results.map((result, at): PastAttempt => {
          const scores = Object.entries(result).map(([id, { value }]) => [id, value] as const);
          return {
            time: `${days[at]}T06:30:00.000Z`,
            scores: Object.fromEntries(scores) as Scores,
            version: '1.0',
            age,
          };
        });
        const report = buildReport(t, format, addFormulaMetadata(instrument), results[0]!, history, { age });
        const { lead, groups } = report;
        const scores = [...(lead ? [lead] : []), ...groups.flatMap((group) => group.scores)];
        expect(scores.length).toBeGreaterThan(0);
        for (const score of scores) await expectSameFigures(score, report, shifts.length);
      },
    );
  },
);

async function expectSameFigures(score: ScoreReport, report: FeedbackReport, count: number): Promise<void> {
  const { container, unmount } = render(
    <MemoryRouter>
      <Suspense>
        <PartScore score={score} page={report} isCollapsible={false} />
      </Suspense>
    </MemoryRouter>,
  );
  const findElement = (selector: string) =>
    vi.waitFor(() => {
      const element = container.querySelector(selector);
      if (!element) throw new Error(`${score.title}: no ${selector}`);
      return element;
    });
  const part = await findElement('article');
  // From the third attempt on the history is expanded.
  const course = count > 2 ? await findElement('details [role="img"]') : null;
  const pictures = [...part.querySelectorAll('[role="img"]')];
  expect(pictures.length, score.title).toBe((score.bar ? 1 : 0) + (score.gauge ? 1 : 0) + (course ? 1 : 0));
  for (const picture of pictures) {
    const name = picture.getAttribute('aria-label') ?? '';
    expect(picture).toHaveAccessibleName(name);
    if (picture === course) expectHistory(name, listRows(findTable(picture.closest('details'))));
    else if (picture.matches('svg')) expectGauge(picture, name, listRows(findTable(part)));
    else
      expect(listFigures(name)).toEqual(
        listFigures(listRows(findTable(picture.parentElement)).flat().join(' ')),
      );
  }
  unmount();
}

/** The accessible name has the percentile and its interval, if known; the picture has no number. */
function expectGauge(gauge: Element, name: string, rows: ReturnType<typeof listRows>): void {
  const percentiles = rows.filter(([label]) => /percentile/i.test(label)).map(([, value]) => value);
  expect(percentiles.length).toBeGreaterThan(0);
  expect(listFigures(name)).toEqual(listFigures(percentiles.join(' ')));
  expect(listFigures(gauge.parentElement?.textContent ?? '')).toEqual([]);
}

/** The name summarises the attempts; the table lists each of them, newest first, with the drawn values. */
function expectHistory(name: string, rows: ReturnType<typeof listRows>): void {
  const isAttempt = ([label]: readonly [label: string, value: string]) => label.startsWith('Attempt ');
  const attemptRows = rows
    .filter(isAttempt)
    .map(([label, words]) => ({ day: label.split(', ')[1] ?? '', words, value: Number.parseFloat(words) }))
    .toReversed();
  const byValue = attemptRows.toSorted((a, b) => a.value - b.value);
  const highest = byValue.find(({ value }) => value === byValue.at(-1)?.value);
  const summarised = [attemptRows[0], attemptRows.at(-1), byValue[0], highest].map(
    (one) => `${one?.words} ${one?.day}`,
  );
  const others = rows.filter((row) => !isAttempt(row)).flat();
  expect(listFigures(name)).toEqual(listFigures([attemptRows.length, ...summarised, ...others].join(' ')));
}
