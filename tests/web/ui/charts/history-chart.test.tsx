import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type ChartAttempt,
  type HistoryChartData,
  historyLayouts,
  computeHistoryGeometry,
} from '#ui/history-chart/geometry.ts';
import * as stories from '#ui/history-chart/history-chart.stories.tsx';

const story = composeStories(stories);
const { slim, wide } = historyLayouts;

const createAttempt = (time: number, value: number, compared = true): ChartAttempt => ({
  time,
  day: `day ${time}`,
  value,
  compared,
});
const overall: Omit<HistoryChartData, 'attempts'> = {
  average: 87.8,
  band: { from: 74, to: 101 },
  min: 0,
  max: 120,
};
const plot = (
  attempts: ChartAttempt[],
  more: Partial<HistoryChartData> = {},
  frame: (typeof historyLayouts)['slim' | 'wide'] = slim,
) => computeHistoryGeometry({ ...overall, ...more, attempts }, frame);

describe('the position of an attempt in the history', () => {
  it('is its time from left to right and its score from bottom to top', () => {
    // 32 + 270 · 10/40 = 99.5. 148 − 132 · 60/120 = 82; of 90: 148 − 99 = 49; of 30: 148 − 33 = 115.
    expect(plot([createAttempt(0, 60), createAttempt(10, 90), createAttempt(40, 30)]).dots).toEqual([
      { x: 32, y: 82 },
      { x: 99.5, y: 49 },
      { x: 302, y: 115 },
    ]);
    // 36 + 666 · 10/40 = 202.5. 188 − 172 · 90/120 = 59.
    expect(
      plot([createAttempt(0, 60), createAttempt(10, 90), createAttempt(40, 30)], {}, wide).dots[1],
    ).toEqual({ x: 202.5, y: 59 });
  });

  it('is within the chart, whatever the score', () => {
    expect(plot([createAttempt(0, -9), createAttempt(1, 500)]).dots.map(({ y }) => y)).toEqual([148, 16]);
  });

  it('is apart for attempts of the same minutes, so that the newest covers no number', () => {
    // (32 + 302) / 2 = 167, and 30 before it.
    expect(plot([createAttempt(5, 60), createAttempt(5, 60)]).dots).toEqual([
      { x: 137, y: 82 },
      { x: 167, y: 82 },
    ]);
    for (const times of [
      [0, 9998, 9999, 10_000],
      [0, 1, 2, 10_000],
      [0, 1, 2, 3, 4, 5],
    ]) {
      const { dots, labels, last } = plot(times.map((time) => createAttempt(time, 40 + time / 1000)));
      expect(dots).toHaveLength(times.length);
      for (const [index, { x }] of dots.entries()) {
        expect(x).toBeGreaterThanOrEqual(slim.left);
        expect(x).toBeLessThanOrEqual(slim.right);
        if (index > 0) expect(x - (dots[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(30);
      }
      for (const { x } of labels) expect((last?.x ?? 0) - x).toBeGreaterThan(14.5);
    }
  });

  it('starts at the lowest possible score, not at 0', () => {
    // 10 to 50: 148 − 132 · (30 − 10)/40 = 82.
    expect(plot([createAttempt(0, 10), createAttempt(1, 30)], { min: 10, max: 50 }).dots).toEqual([
      { x: 32, y: 148 },
      { x: 302, y: 82 },
    ]);
  });
});

describe('average and band', () => {
  it('are at their scores', () => {
    const { average, band } = plot([createAttempt(0, 60), createAttempt(1, 60)]);
    // 148 − 132 · 87.8/120 = 51.42.
    expect(average).toBe(51.42);
    // Top 148 − 132 · 101/120 = 36.9; bottom 148 − 132 · 74/120 = 66.6.
    expect(band).toEqual({ y: 36.9, height: 29.7 });
  });

  it('have no band without a norm, and a band that ends with the range', () => {
    expect(plot([createAttempt(0, 60)], { band: null }).band).toBeNull();
    // 110 to 140 ends at 120, the top: 148 − 132 · 110/120 = 27; 27 − 16 = 11.
    expect(plot([createAttempt(0, 60)], { band: { from: 110, to: 140 } }).band).toEqual({
      y: 16,
      height: 11,
    });
  });
});

describe('the line', () => {
  it('joins attempts in order', () => {
    expect(plot([createAttempt(0, 60), createAttempt(40, 30)]).path).toBe('M32,82L302,115');
  });

  it('omits attempts with other questions, which have their position in time', () => {
    const { path, dots, uncompared } = plot([
      createAttempt(0, 20, false),
      createAttempt(20, 60),
      createAttempt(40, 30),
    ]);
    expect(path).toBe('M167,82L302,115');
    expect(dots).toHaveLength(2);
    expect(uncompared).toEqual([32]);
  });

  it('is absent for a single attempt', () => {
    expect(plot([createAttempt(0, 20, false), createAttempt(40, 30)]).path).toBe('');
  });

  it('ends with the value of the last compared attempt', () => {
    expect(plot([createAttempt(0, 60), createAttempt(40, 30)]).last).toEqual({ x: 302, y: 115, value: 30 });
  });
});

describe('the numbers of the attempts', () => {
  const getLabels = (...attempts: ChartAttempt[]) => plot(attempts).labels;

  it('are above their dots, up to six attempts; the last one has its own', () => {
    // Dots at (32, 82), (167, 49) and (302, 115): the first number avoids the axis and the rising line.
    expect(getLabels(createAttempt(0, 60), createAttempt(20, 90), createAttempt(40, 30))).toEqual([
      { x: 45, y: 100, value: 60 },
      { x: 167, y: 40, value: 90 },
    ]);
    expect(getLabels(...Array.from({ length: 6 }, (_, index) => createAttempt(index, 60)))).toHaveLength(5);
    expect(getLabels(...Array.from({ length: 7 }, (_, index) => createAttempt(index, 60)))).toEqual([]);
  });

  it('are below the dot if they overlap the previous one', () => {
    // 32 + 270 · 2/40 = 45.5: its number would overlap the first one's.
    expect(
      getLabels(createAttempt(0, 60), createAttempt(2, 60), createAttempt(40, 30)).map(({ y }) => y),
    ).toEqual([73, 100]);
  });
});

describe('the days under the axis', () => {
  const getDays = (attempts: ChartAttempt[]) => plot(attempts).days;

  it('are all displayed if there is space, inside the chart', () => {
    // Half a day is 33 wide: the ends are at 33 and 320 − 33 = 287; the middle at 167.
    expect(getDays([createAttempt(0, 60), createAttempt(20, 60), createAttempt(40, 60)])).toEqual([
      { x: 33, text: 'day 0' },
      { x: 167, text: 'day 20' },
      { x: 287, text: 'day 40' },
    ]);
  });

  it('omit a day that overlaps another', () => {
    // 99.5 − 33 = 66.5, less than the 78 a day needs.
    expect(
      getDays([createAttempt(0, 60), createAttempt(10, 60), createAttempt(40, 60)]).map(({ text }) => text),
    ).toEqual(['day 0', 'day 40']);
  });

  it('are only the newest if all are on one day', () => {
    expect(getDays([createAttempt(5, 60), createAttempt(5, 70)])).toEqual([{ x: 167, text: 'day 5' }]);
  });

  it('never overlap with fifty attempts, and always include the first and the last', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => createAttempt(index, 60));
    for (const frame of [slim, wide]) {
      const written = plot(fifty, {}, frame).days;
      const gaps = written.slice(1).map(({ x }, index) => x - (written[index]?.x ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(frame.dayWidth);
      expect(written[0]?.text).toBe('day 0');
      expect(written.at(-1)?.text).toBe('day 49');
    }
  });
});

describe('the picture', () => {
  /** The chart for small screens: the first of the two. */
  const getDrawing = (container: HTMLElement) => container.querySelector('svg') as SVGElement;

  it('is named by its sentence, and its parts are hidden from screen readers', () => {
    const { container } = render(<story.Default />);
    expect(screen.getByRole('img', { name: /first 81, last 86/ })).toBeVisible();
    for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true');
  });

  it('displays the last value, the days and the ticks', () => {
    const { container } = render(<story.Default />);
    expect(getDrawing(container)).toHaveTextContent('020406080100120818604-06-202512-10-2025');
  });

  it('has a legend with the numbers', () => {
    render(<story.OtherVersion />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(items).toEqual([
      'My Score',
      'Average, all ages 87.8',
      'About 2 in 3 of the reference group: 74 to 101',
      'Other version of the questions, not compared',
    ]);
  });

  it('has no legend for a missing band', () => {
    render(<story.WithoutNorm />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has smaller marks for fifty attempts', () => {
    const { container } = render(<story.FiftyAttempts />);
    const dots = [...getDrawing(container).querySelectorAll('circle')].map((dot) => dot.getAttribute('r'));
    expect(dots).toEqual([...Array(50).fill('2.5'), '14.5']);
  });
});
