import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { barLayouts, getLabelX, listTicks, trackHeight, toX } from '#ui/score-bar/geometry.ts';
import * as stories from '#ui/score-bar/score-bar.stories.tsx';

const {
  Default: PreviousPresent,
  FirstAttempt,
  BeyondTheRange,
  Ratio,
  RatioBeyondTheRange,
  OwnAgeAndLikelyRange,
} = composeStories(stories);
const { slim, wide } = barLayouts.bars;
const overall = { min: 0, max: 120 };

describe('the position of a score in the bar', () => {
  it('is its share of the range', () => {
    // 320 units: 66 + 240 * 86/120 = 66 + 172 = 238.
    expect(toX(86, overall, slim)).toBe(238);
    // 480 units: 84 + 380 * 86/120 = 84 + 272.33 = 356.33.
    expect(toX(86, overall, wide)).toBe(356.33);
    // A range that does not start at 0: 66 + 240 * (26 - 10)/40 = 66 + 96 = 162.
    expect(toX(26, { min: 10, max: 50 }, slim)).toBe(162);
    // Ratio at 320 units: 14 + 292 * 2.4/3 = 14 + 233.6 = 247.6.
    expect(toX(2.4, { min: 0, max: 3 }, barLayouts.ratio.wide)).toBe(247.6);
  });

  it('is within the range, whatever the score', () => {
    expect(toX(0, overall, slim)).toBe(66);
    expect(toX(-5, overall, slim)).toBe(66);
    expect(toX(120, overall, slim)).toBe(306);
    expect(toX(300, overall, slim)).toBe(306);
  });

  it('is the start of an empty range', () => {
    expect(toX(7, { min: 7, max: 7 }, slim)).toBe(66);
  });
});

describe('the ticks', () => {
  it('go from the lowest to the highest value by the step', () => {
    expect(listTicks({ min: 0, max: 120, tickStep: 20 })).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(listTicks({ min: 13, max: 65, tickStep: 13 })).toEqual([13, 26, 39, 52, 65]);
    expect(listTicks({ min: 0, max: 0.3, tickStep: 0.1 })).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('are the two ends for an unusable step', () => {
    expect(listTicks({ min: 0, max: 10, tickStep: 0 })).toEqual([0, 10]);
  });
});

describe('the label of the average', () => {
  const text = 'Average 87.8'; // 12 characters * 6.6 = 79.2 wide, 39.6 on each side

  it('is above its line', () => expect(getLabelX(241.6, text, slim)).toBe(241.6));

  it('is inside the chart', () => {
    expect(getLabelX(306, text, slim)).toBe(280.4);
    expect(getLabelX(2, text, slim)).toBe(39.6);
  });
});

/** The chart for small screens: the first of the two. */
const getDrawing = (container: HTMLElement) => container.querySelector('svg') as SVGElement;

describe('the picture', () => {
  it('has one name, a sentence with its numbers', () => {
    render(<PreviousPresent />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Current score 26, previous score 31, average of all ages 21.9, possible range 10 to 50.',
    );
  });

  it('displays both scores if there is a previous one', () => {
    const { container } = render(<PreviousPresent />);
    // Previous: 66 + 240 * 21/40 = 192; radius 13.5.
    expect(getDrawing(container).querySelector('circle[r="13.5"]')).toHaveAttribute('cx', '192');
    expect(getDrawing(container)).toHaveTextContent('31');
    expect(getDrawing(container)).not.toHaveTextContent('N/A');
  });

  it('displays an empty track with N/A if there is no previous one', () => {
    const { container } = render(<FirstAttempt />);
    expect(getDrawing(container)).toHaveTextContent('N/A');
    expect(getDrawing(container).querySelector('circle[r="13.5"]')).toBeNull();
  });

  it('marks the mean of the age band, and the interval of the score', () => {
    const { container } = render(<OwnAgeAndLikelyRange />);
    const paths = [...getDrawing(container).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    // 66 + 240 · 24/40 = 210; the middle of the bar is at 36.
    expect(paths).toContain('M210,28L216,36L210,44L204,36Z');
    // 66 + 240 · 11.7/40 = 136.2; 66 + 240 · 20.3/40 = 187.8.
    expect(paths).toContain('M136.2,52L136.2,60M136.2,56L187.8,56M187.8,52L187.8,60');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Average, ages 36 and over: 34',
    );
  });

  it('ends the bar with the range but displays the complete number', () => {
    const { container } = render(<BeyondTheRange />);
    expect(getDrawing(container).querySelector('circle[r="14.5"]')).toHaveAttribute('cx', '306');
    expect(getDrawing(container)).toHaveTextContent('58');
  });

  it('draws a ratio as one bar, 280 and 320 units wide', () => {
    const { container } = render(<Ratio />);
    const views = [...container.querySelectorAll('[role=img] svg')].map((svg) => svg.getAttribute('viewBox'));
    expect(views).toEqual(['0 0 280 76', '0 0 320 76']);
    expect(container).not.toHaveTextContent('Previous');
  });

  it('displays a ratio above 3', () => {
    const { container } = render(<RatioBeyondTheRange />);
    expect(getDrawing(container)).toHaveTextContent('4.83');
    expect(getDrawing(container).querySelector('circle')).toHaveAttribute('cx', '266');
  });

  it('gives every hatch a unique id', () => {
    const { container } = render(
      <>
        <PreviousPresent />
        <PreviousPresent />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('has the specified dimensions: a track 20 high that ends in a disc of radius 14.5', () => {
    expect([trackHeight, barLayouts.bars.slim.disc]).toEqual([20, 14.5]);
  });
});
