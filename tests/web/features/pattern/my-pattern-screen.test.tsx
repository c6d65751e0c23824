import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/pattern/my-pattern-screen.stories.tsx';

const story = composeStories(stories);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('My Pattern', () => {
  it('displays a spinner, then the two cards with the day of the newest attempt', async () => {
    render(<story.TwoCards />);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    const summary = await screen.findByRole('link', {
      name: 'Overall Summary Updated on 12th October 2025',
    });
    expect(summary).toHaveAttribute('href', '/patternSummary');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Pattern');
    expect(screen.getByText('View your wellness summary and report.')).toBeVisible();
    expect(document.title).toBe('My Pattern · Wellness Check');
  });

  it('passes the newest attempt and its feedback to the report', async () => {
    render(<story.TwoCards />);
    await userEvent.click(await screen.findByRole('link', { name: /^Report/ }));
    expect(await screen.findByRole('heading')).toHaveTextContent('/myPatternFeedback');
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
      reportDate: '2025-10-12T06:30:00.000Z',
      feedback: ['Average', 'High', 'Average', 'Low', 'Average'],
      totalsum: '[20,29,19,18,86]',
      percentile: ['62', '81', '38', '16', '46'],
      percentilevalue: [62, 81, 38, 16, 46],
    });
  });

  it('links to the report without data if the feedback fails', async () => {
    render(<story.TwoCards answers={{ ...story.TwoCards.args.answers, '/feedback/': 500 }} />);
    await userEvent.click(await screen.findByRole('link', { name: /^Report/ }));
    await screen.findByRole('heading', { name: '/myPatternFeedback' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
  });

  it('links the combined feedback of every section and the survey below', async () => {
    render(<story.TwoCards />);
    const sections = await screen.findByRole('region', { name: 'One section at a time' });
    const links = within(sections).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Psychological Wellbeing', '/psychologicalFeedbackComp'],
      ['Emotional Wellbeing', '/emotionalFeedbackComp'],
      ['Social Wellbeing', '/socialFeedbackComp'],
      ['Your Distress', '/distressFeedbackComp'],
      ['Your Activity Pattern', '/activityPatternFeedbackComp'],
    ]);
    expect(screen.getByRole('link', { name: 'Give feedback' })).toHaveAttribute('href', '/userFeedbackForm');
  });

  it('says that there is no report yet, and where to start', async () => {
    render(<story.NothingYet />);
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: /^Report/ })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'One section at a time' })).toBeNull();
  });

  it("displays the person's own levels, a row of discs per section", async () => {
    const { container } = render(<story.TwoCards />);
    await screen.findByRole('link', { name: /^Overall Summary/ });
    const rows = [...container.querySelectorAll('svg g')].map(
      (row) => row.querySelectorAll('circle:not(.line)').length,
    );
    // Overall, mastery and self acceptance Average, relations Average (17 to 25), growth Low: 4 · 2 + 1. Positive High,
    // negative Low, ratio High: 7. Social High: 3. Distress Low: 1. Activity without results.
    expect(rows).toEqual([9, 7, 3, 1, 0]);
    expect(screen.getByText(/^Your own levels/)).toBeVisible();
  });

  it('displays the helplines if the newest answers call for help, and no reassuring level', async () => {
    const { container } = render(<story.HelpFirst />);
    expect(await screen.findByRole('complementary', { name: 'Need to talk?' })).toBeVisible();
    expect(container.querySelectorAll('svg g.t-s4 circle:not(.line)')).toHaveLength(0);
  });

  it('displays No report found if the history fails, and refetches on request', async () => {
    render(<story.Failed />);
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch report data', expect.anything());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Overall Summary/ })).toBeVisible();
  });

  it('displays the helplines if it is unknown whether they are needed', async () => {
    render(<story.SummaryFails />);
    expect(await screen.findByRole('complementary', { name: 'Need to talk?' })).toBeVisible();
  });

  it('requests nothing without a session', async () => {
    render(<story.NoSession />);
    const fetchSpy = vi.spyOn(window, 'fetch');
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});
