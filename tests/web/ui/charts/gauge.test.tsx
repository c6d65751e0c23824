import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createArcDiscs, gauge, getPoint } from '#ui/gauge/arc.ts';
import * as stories from '#ui/gauge/gauge.stories.tsx';

const { Middle, RightEnd, NoData, LikelyRange, LowestScore, HighestScore } = composeStories(stories);

describe('the position of a percentile on the half circle (centre 100, 92; radius 70)', () => {
  // Angle from the left end: 180 degrees times percent / 100. x = 100 - 70 cos, y = 92 - 70 sin.
  it('puts 0 at the left end, 50 on top and 100 at the right end', () => {
    expect(getPoint(0)).toEqual({ x: 30, y: 92 });
    expect(getPoint(50)).toEqual({ x: 100, y: 22 });
    expect(getPoint(100)).toEqual({ x: 170, y: 92 });
  });

  it('puts 25 halfway up the left side', () => {
    // 45 degrees: cos = sin = 0.70711, times 70 = 49.497. x = 50.50, y = 42.50.
    expect(getPoint(25)).toEqual({ x: 50.5, y: 42.5 });
  });

  it('puts 46 where the reference draws it', () => {
    // 82.8 degrees: cos 0.12533 * 70 = 8.773, sin 0.99211 * 70 = 69.448. x = 91.23, y = 22.55.
    expect(getPoint(46)).toEqual({ x: 91.23, y: 22.55 });
  });

  it('clamps impossible percentages', () => {
    expect(getPoint(-20)).toEqual(getPoint(0));
    expect(getPoint(180)).toEqual(getPoint(100));
  });
});

describe('the discs of the arc', () => {
  const countFilled = (percentile: number | null) =>
    createArcDiscs(percentile).filter((disc) => disc.filled).length;

  it('are 100/24 percent apart and are filled up to the value', () => {
    expect(createArcDiscs(46)).toHaveLength(25);
    // The twelfth is at 11 * 4.1667 = 45.8, the thirteenth at 50.
    expect(countFilled(46)).toBe(12);
    expect(countFilled(50)).toBe(13);
    expect(countFilled(81)).toBe(20);
  });

  it('are one at 0, all at 100 and none without a value', () => {
    expect(countFilled(0)).toBe(1);
    expect(countFilled(100)).toBe(25);
    expect(countFilled(null)).toBe(0);
  });
});

describe('the picture', () => {
  it('is named by its sentence, and displays the number with its suffix and both ends', () => {
    render(<Middle />);
    const picture = screen.getByRole('img', { name: '46th percentile' });
    expect(picture).toHaveTextContent('46th');
    expect(picture).toHaveTextContent('percentile0100');
  });

  it('marks exactly the percentile', () => {
    const { container } = render(<RightEnd />);
    const marker = container.querySelector('circle[r="11"]');
    expect(marker).toHaveAttribute('cx', '170');
    expect(marker).toHaveAttribute('cy', '92');
  });

  it('displays N/A and marks nothing without a percentile', () => {
    const { container } = render(<NoData />);
    expect(screen.getByRole('img')).toHaveTextContent('N/A');
    expect(container.querySelector('circle[r="11"]')).toBeNull();
  });

  it('displays words instead of a percentile at an end of the scale, and marks that end', () => {
    const { container } = render(<LowestScore />);
    expect(screen.getByRole('img', { name: 'This is the lowest score there is.' })).toHaveTextContent(
      /^lowestpossible score$/,
    );
    expect(container.querySelector('circle[r="11"]')).toHaveAttribute('cx', '30');
    const { container: other } = render(<HighestScore />);
    expect(other.querySelector('circle[r="11"]')).toHaveAttribute('cx', '170');
  });

  it('draws the interval of the score outside the discs', () => {
    const { container } = render(<LikelyRange />);
    // Radius 87. 3 of 100: 5.4 degrees, x = 100 − 87 · 0.99556 = 13.39, y = 92 − 87 · 0.09411 = 83.81.
    // 45 of 100: 81 degrees, x = 100 − 87 · 0.15643 = 86.39, y = 92 − 87 · 0.98769 = 6.07.
    const arc = container.querySelector('path')?.getAttribute('d');
    expect(arc).toMatch(/^M13\.39,83\.81A87,87,0,0,1,86\.39,6\.07M/);
  });

  it('has the specified dimensions: 25 discs of radius 7.5 on an arc of radius 70', () => {
    expect([gauge.discs, gauge.filledRadius, gauge.radius]).toEqual([25, 7.5, 70]);
  });
});
