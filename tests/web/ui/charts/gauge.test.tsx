import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createArcDiscs, gauge, getPoint } from '#ui/gauge/arc.ts';
import * as stories from '#ui/gauge/gauge.stories.tsx';

const { Default: Middle, LeftEnd, RightEnd, LikelyRange } = composeStories(stories);

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

describe('the picture', () => {
  it('is named by its sentence with the percentile, and displays only words', () => {
    const { container } = render(<Middle />);
    expect(screen.getByRole('img', { name: /^46th percentile\./ })).toBeVisible();
    expect(container).toHaveTextContent(/^About the same as for most people\.$/);
  });

  it('has 25 equal discs, whatever the position: a full arc would look like praise', () => {
    expect(createArcDiscs()).toHaveLength(25);
    const listDiscs = (container: HTMLElement) =>
      [...container.querySelectorAll(`circle[r="${gauge.discRadius}"]`)].map((disc) => disc.className);
    const low = listDiscs(render(<LeftEnd />).container);
    expect(low).toHaveLength(25);
    expect(listDiscs(render(<RightEnd />).container)).toEqual(low);
  });

  it('marks exactly the position', () => {
    const { container } = render(<RightEnd />);
    const marker = container.querySelector('circle[r="11"]');
    expect(marker).toHaveAttribute('cx', '170');
    expect(marker).toHaveAttribute('cy', '92');
  });

  it('draws the interval of the score outside the discs', () => {
    const { container } = render(<LikelyRange />);
    // Radius 87. 3 of 100: 5.4 degrees, x = 100 − 87 · 0.99556 = 13.39, y = 92 − 87 · 0.09411 = 83.81.
    // 45 of 100: 81 degrees, x = 100 − 87 · 0.15643 = 86.39, y = 92 − 87 · 0.98769 = 6.07.
    const arc = container.querySelector('path')?.getAttribute('d');
    expect(arc).toMatch(/^M13\.39,83\.81A87,87,0,0,1,86\.39,6\.07M/);
  });

  it('has the specified radius of 70', () => {
    expect(gauge.radius).toBe(70);
  });
});
