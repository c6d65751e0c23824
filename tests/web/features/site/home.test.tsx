import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { selectBand, findThresholdValue } from '#domain/scoring/threshold-list.ts';
import home from '#compiled/site/home.json';
import * as stories from '#features/site/home-screen.stories.tsx';
import { icons } from '#features/site/reasons.tsx';
import { drawings } from '#ui/glyph/drawings.ts';
import content from '../../../../content/site/home.json';
import psychological from '../../../../questionnaires/S1-psychological.json';

const story = composeStories(stories);

/** The section with this heading. */
const getSection = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
/** A small screen displays one slide, and jsdom has no layout, so hidden ones count. */
const listTitles = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the home page', () => {
  it('describes the app, with 25 discs', () => {
    const { container } = render(<story.Default />);
    expect(screen.getByRole('heading', { level: 1, name: 'Track your Mental Wellbeing' })).toBeVisible();
    // Five arms of five, in addition to the gauge of the example.
    expect(container.querySelectorAll('svg g > circle.disc')).toHaveLength(25);
    expect(document.title).toBe('Track your Mental Wellbeing · Wellness Check');
  });

  it('names its owner, the cost, the questions and the duration', () => {
    render(<story.Default />);
    const hero = screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement;
    expect(within(hero).getByText('National Mental Health Research Institute')).toBeVisible();
    expect(
      within(hero)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual([
      'Free',
      'You need an e-mail address, and fill in one form',
      '5 parts, about 4 minutes each',
      'You can stop and continue later',
    ]);
  });

  it('displays a sample result, marked as an example: sentence, level, chart and gauge', async () => {
    render(<story.Default />);
    const example = within(await screen.findByRole('figure', { name: /^An example of a result/ }));
    expect(example.getByText(/in the middle, like those of about 2 in 3 people/)).toBeVisible();
    expect(example.getByText('Average', { selector: 'span' })).toBeVisible();
    expect(
      example.getByRole('img', { name: /^Current score 86, previous score 81, average 87.8/ }),
    ).toBeVisible();
    expect(example.getByRole('img', { name: /^About the same/ })).toBeVisible();
    expect(example.getByText(/^About 46 in 100 people/)).toBeVisible();
  });

  it('explains in four points how it works', () => {
    render(<story.Default />);
    expect(listTitles(getSection('Four things you can do here'))).toHaveLength(4);
  });

  it('displays seven indicators in order', () => {
    render(<story.Default />);
    expect(listTitles(getSection('Curious about Mental Wellness?'))).toEqual([
      'Psychological wellbeing',
      'Activity Patterns',
      'Social Wellbeing',
      'Distress',
      'Positive Emotions',
      'Negative Emotions',
      'Positivity Ratio',
    ]);
  });

  it('displays the line in between', () => {
    render(<story.Default />);
    expect(
      screen.getByText('Mental wellbeing is multi faceted & not just about feeling good.'),
    ).toBeVisible();
  });

  it('gives six reasons in order', () => {
    render(<story.Default />);
    expect(listTitles(getSection('Why bother about mental wellbeing'))).toEqual([
      'Improves Resilience',
      'Benefits Physical Health',
      'Productivity',
      'Improves your quality of life',
      'Not yet convinced?',
      'Enhances social contribution',
    ]);
  });

  it('has the login link for visitors, and the dashboard link for a logged-in person', () => {
    render(<story.Default />);
    expect(screen.getByRole('link', { name: 'Login / Register' })).toHaveAttribute('href', '/login');
    render(<story.LoggedIn />);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it("scrolls from 'How it works' to the four points, also at the second click", async () => {
    const user = userEvent.setup();
    render(<story.Default />);
    for (const clicks of [1, 2]) {
      await user.click(screen.getByRole('link', { name: 'How it works' }));
      await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(clicks));
      expect(screen.getByRole('heading', { name: 'Four things you can do here' })).toHaveFocus();
    }
  });
});

it('the example has the text of the questionnaire', () => {
  const { example } = content;
  const instrument = psychological as unknown as Instrument;
  const report = instrument.scores.find(({ id }) => id === 'overall')?.report;
  const band = selectBand(report?.bands ?? [], { age: 30 });
  expect(instrument.title).toBe(example.title);
  expect(instrument.look.ink).toBe(example.ink);
  expect(report).toMatchObject({
    range: { min: example.min, max: example.max },
    tickStep: example.tickStep,
    average: { value: example.average },
  });
  expect(findThresholdValue(band.levels ?? [], example.current)).toBe(example.level);
  expect(band.norm && computePercentile(band.norm, example.current)).toBe(example.percentile);
  expect(example.meaning).toContain(`About ${example.percentile} in 100 people`);
});

it('content/site/home.json names only existing accents, drawings and icons', () => {
  for (const { ink, glyph } of home.indicators.list) {
    expect(ink).toMatch(/^s[1-5]$/);
    expect(Object.keys(drawings)).toContain(glyph);
  }
  for (const { ink, icon } of home.reasons.list) {
    expect(ink).toMatch(/^s[1-5]$/);
    expect(Object.keys(icons)).toContain(icon);
  }
});
