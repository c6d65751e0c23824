import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/feedback/my-pattern-feedback-screen.stories.tsx';
import type { SectionAnswers } from '#tests/support/harnesses/feedback-harness.tsx';
import { allSections } from '#tests/support/harnesses/feedback-results.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const print = vi.fn();

beforeEach(() => {
  vi.restoreAllMocks();
  print.mockReset();
  window.print = print;
});

describe('the report', () => {
  it('displays the first section, loaded when opened by address', async () => {
    render(<story.Default />);
    expect(await screen.findByText('Answered on 12 Oct 2025.')).toBeVisible();
    expect(await screen.findByText('Taken 12-10-2025. Previous 04-06-2025.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Report');
    expect(document.title).toBe('Check-in');
    expect(
      screen.getByRole('img', { name: /Psychological Wellbeing\. Current score 86 .* previous score 84/ }),
    ).toBeInTheDocument();
  });

  it('uses the data of the navigation, without a request', async () => {
    // The feedback request fails in this story, but is not needed.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.FromMyPattern />);
    expect(
      await screen.findByRole('img', {
        name: /Sense of Mastery and Competence\. Current score 29 on 12-10-2025, .* 81st percentile, likely percentiles \d+th to \d+th, level High/,
      }),
      // On a small screen the history is collapsed.
    ).toBeInTheDocument();
    // The print layout is loaded later and fails here.
    const warnings = warn.mock.calls.map(([text]) => text);
    expect(warnings.filter((text) => text !== 'The report could not be prepared')).toEqual([]);
  });

  it('loads if there is a newer attempt than in the navigation', async () => {
    const state = {
      reportDate: '2025-06-04T06:30:00.000Z',
      feedback: ['Low', 'Low', 'Low', 'Low', 'Low'],
      totalsum: '[4,6,5,5,20]',
      percentile: ['1', '1', '1', '1', '1'],
      percentilevalue: [1, 1, 1, 1, 1],
    };
    render(<story.Default at={{ pathname: '/', state }} />);
    expect(await screen.findByRole('img', { name: /Current score 86 on 12-10-2025/ })).toBeInTheDocument();
  });

  it('links to every other section', async () => {
    render(<story.Default />);
    const others = within(await screen.findByRole('navigation', { name: 'The other sections' }));
    expect(others.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Emotional Wellbeing', '/emotionalFeedbackComp'],
      ['Social Wellbeing', '/socialFeedbackComp'],
      ['Your Distress', '/distressFeedbackComp'],
      ['Your Activity Pattern', '/activityPatternFeedbackComp'],
    ]);
  });

  it.each([
    ['NoAttempt', {}],
    ['NotAvailable', {}],
    ['NoAttempt', { visitor: true }],
  ] as const)('displays Not Available: %s %j', async (name, more) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Story = story[name];
    render(<Story {...more} />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

/** The print layout, which is outside the app's element. */
const getPrintLayout = () => within(document.querySelector('body > [class*="_paper_"]') as HTMLElement);
const toPaper = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 4000 });
  return getPrintLayout();
};

describe('the printed report', () => {
  it('contains all sections, with the name of the app, the person, and the date', async () => {
    vi.setSystemTime(new Date('2025-10-12T09:00:00.000Z'));
    render(<story.Default />);
    const sheet = await toPaper();
    vi.useRealTimers();
    expect(sheet.getByText('Wellness Check')).toBeInTheDocument();
    expect(sheet.getByText('Meera, 12 Oct 2025')).toBeInTheDocument();
    expect(sheet.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Psychological Wellbeing',
      'Emotional Wellbeing',
      'Social Wellbeing',
      'Your Distress',
      // Red distress displays the help block first.
      'Need to talk?',
      'Your Activity Pattern',
    ]);
  });

  it('contains every score with chart, table and text', async () => {
    render(<story.Default />);
    const sheet = await toPaper();
    // Five, three, one, one and two scores.
    expect(sheet.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(
      sheet.getByRole('img', { name: /Distress\. Current score 31 .* previous score 22/ }),
    ).toBeInTheDocument();
    const numbers = within(sheet.getByRole('table', { name: 'Distress' }));
    expect(numbers.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Current score on 12-10-2025',
      'Previous score on 04-06-2025',
      'Average, all ages',
      'Likely range',
      'Possible range',
      'Percentile',
      'Likely percentiles',
      'Level',
    ]);
    expect(numbers.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '31',
      '22',
      '21.9',
      '26.7 to 35.3',
      '10 to 50',
      '90th',
      '75th to 97th',
      'High',
    ]);
    // 31 − 22 = 9, more than 6.14.
    expect(
      sheet.getByText('Harder than on 4 Jun 2025. (31 of 50, was 22) Lower is better here.'),
    ).toBeInTheDocument();
    expect(sheet.getByRole('img', { name: /Distress over time\. 2 attempts/ })).toBeInTheDocument();
    expect(sheet.getByText(/^These questions are new\..*not a diagnosis/)).toBeInTheDocument();
  });

  it("contains each questionnaire's note on its norms, and once that this is no diagnosis", async () => {
    render(<story.NotesOnNorms />);
    expect(await screen.findByText('The averages come from 612 adults in Jaipur.')).toBeInTheDocument();
    const footer = (await toPaper()).getByRole('contentinfo');
    expect([...footer.querySelectorAll('p')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Psychological Wellbeing, Your Distress: The averages come from 612 adults in Jaipur.',
      "Emotional Wellbeing, Social Wellbeing: These questions are new. Other people's numbers are only a rough guide.",
      'This page is for self-awareness only and is not a diagnosis.',
    ]);
  });

  it('lists all attempts of a section, newest first', async () => {
    render(<story.FiftyAttempts />);
    const sheet = await toPaper();
    const [attempts] = sheet.getAllByRole('table', { name: 'All attempts' });
    const rows = within(attempts as HTMLElement).getAllByRole('row');
    expect(rows).toHaveLength(51);
    expect(rows[1]).toHaveTextContent('5012-10-20258620192918');
    // The others have at most two attempts, which their own tables contain.
    expect(sheet.getAllByRole('table', { name: 'All attempts' })).toHaveLength(1);
  });

  it('lists the sections without answers', async () => {
    render(<story.Default sections={{ S1: allSections.S1 as SectionAnswers }} />);
    const sheet = await toPaper();
    expect(sheet.getByText('Your Activity Pattern').parentElement).toHaveTextContent(
      'Your Activity Pattern: Not Available',
    );
    expect(sheet.getByRole('complementary', { name: 'Need to talk?' })).toBeInTheDocument();
  });

  it('is not printed incompletely: reports a section that cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await runStory(story.PrintFails);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be prepared now');
    expect(print).not.toHaveBeenCalled();
  });

  it('requests nothing that is already displayed, so the screen is unchanged', async () => {
    render(<story.Default />);
    await screen.findByRole('img', { name: /Current score 86/ });
    const fetchSpy = vi.spyOn(window, 'fetch');
    await toPaper();
    const addresses = fetchSpy.mock.calls.map(([request]) => (request as Request).url);
    expect(addresses.filter((url) => /\bS1\b/.test(url))).toEqual([]);
    expect(addresses.filter((url) => /\bS[2-5]\b/.test(url))).toHaveLength(8);
  });

  it("is included in the browser's own print, without the button", async () => {
    render(<story.Default />);
    await waitFor(() => expect(document.querySelector('body > [class*="_paper_"]')).not.toBeNull(), {
      timeout: 5000,
    });
    expect(getPrintLayout().getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(print).not.toHaveBeenCalled();
  });

  it('has a link to the page for a counsellor', async () => {
    render(<story.Default />);
    expect(await screen.findByRole('link', { name: 'One page for a counsellor' })).toHaveAttribute(
      'href',
      '/#counsellor',
    );
  });

  it('is removed with the screen', async () => {
    const { unmount } = render(<story.Default />);
    await toPaper();
    unmount();
    expect(document.body.textContent).not.toContain('Meera');
  });
});
