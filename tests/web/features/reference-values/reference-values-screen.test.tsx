import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '#features/reference-values/reference-values-screen.stories.tsx';
import { instruments } from '#tests/support/instruments.ts';

const story = composeStories(stories);
/** Collapsed content has no role. */
const expandAll = () => {
  for (const one of document.querySelectorAll('details')) one.open = true;
};
const getCard = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('details')!);
const getCardText = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('details')?.textContent;

describe('the page of reference values', () => {
  it('first says that these questions have no Indian norms', () => {
    render(<story.Default />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About these numbers');
    expect(screen.getByText(/^These questions are new, and not yet tested in India\./)).toBeVisible();
  });

  it('contains every number of every file, each with its source', () => {
    const { container } = render(<story.Default />);
    for (const { scores } of instruments) {
      for (const { title, report } of scores) {
        if (!report) continue;
        const text = getCardText(title);
        expect(text).toContain(`${report.average!.value}`);
        expect(text).toContain(report.average!.basis);
        if (report.reliability) expect(text).toContain(report.reliability.basis);
        for (const { norm, cuts, coloursException = '' } of report.bands) {
          if (norm)
            expect(text).toContain(`Average ${norm.mean}, spread (standard deviation) ${norm.sd} points.`);
          expect(text).toContain(norm?.basis ?? '');
          expect(text).toContain(cuts?.basis ?? '');
          expect(text).toContain(coloursException);
        }
      }
    }
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it('displays the cuts as ranges of scores with level and colour', () => {
    render(<story.Default />);
    expandAll();
    // Levels are cut at 16 and 25, colours at 19 and 30, which is the maximum.
    const rows = getCard('Positive Relations').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 to 16Lowneeds care',
      '17 to 19Averageneeds care',
      '20 to 25Averageokay',
      '26 to 30Highokay',
    ]);
  });

  it('has separate numbers for each age band', () => {
    render(<story.Default />);
    expandAll();
    const ages = getCard('Social Wellbeing').getAllByRole('heading', { level: 4 });
    expect(ages.map((heading) => heading.textContent)).toEqual(['Ages 18 to 35', 'Ages 36 and over']);
  });

  it('displays the error of a score in points', () => {
    render(<story.Default />);
    // 1.96 · 5 · √(1 − 0.8) = 4.38.
    expect(getCardText('Social Wellbeing')).toContain('Likely range4.4 points to each side of a score');
    expect(getCardText('Positivity Ratio')).not.toContain('Likely range');
  });

  it('includes a sixth questionnaire, with its own note and assumptions', () => {
    render(<story.SixthQuestionnaire />);
    expect(screen.getByRole('heading', { name: 'Your Sleep' })).toBeVisible();
    expect(screen.getByText('Measured with 612 adults in Jaipur, 2026.')).toBeVisible();
    expect(getCardText('Rest')).toContain('17.25AssumedChosen by the makers.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/#S6');
  });

  it('expands everything for print, and collapses it again afterwards', () => {
    const { container } = render(<story.Default />);
    const countOpen = () => container.querySelectorAll('details[open]').length;
    expect(countOpen()).toBe(0);
    window.dispatchEvent(new Event('beforeprint'));
    expect(countOpen()).toBe(container.querySelectorAll('details').length);
    window.dispatchEvent(new Event('afterprint'));
    expect(countOpen()).toBe(0);
  });

  it('does not mention borrowed numbers if every questionnaire has a source', () => {
    render(<story.AllMeasured />);
    expect(screen.queryByText(/not yet tested in India/)).toBeNull();
  });

  it('explains borrowed and assumed numbers only if they occur', () => {
    const headings = ['Where the numbers come from', 'What "assumed" means'];
    const listMeanings = () => headings.filter((name) => screen.queryByText(name));
    const { unmount } = render(<story.Default />);
    expect(listMeanings()).toEqual(['Where the numbers come from', 'What "assumed" means']);
    unmount();
    const [sixth] = story.SixthQuestionnaire.args.instruments!.slice(-1);
    const page = render(<story.AllMeasured instruments={[sixth!]} />);
    expect(listMeanings()).toEqual(['What "assumed" means']);
    page.unmount();
    render(<story.AllMeasured />);
    expect(listMeanings()).toEqual([]);
  });
});
