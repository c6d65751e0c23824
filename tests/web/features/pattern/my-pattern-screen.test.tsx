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
    render(<story.Default />);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    const summary = await screen.findByRole('link', {
      name: 'Overall Summary Updated on 12th\u00A0October\u00A02025',
    });
    expect(summary).toHaveAttribute('href', '/patternSummary');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Pattern');
    expect(screen.getByText('View your wellness summary and report.')).toBeVisible();
    expect(document.title).toBe('Check-in');
  });

  it('passes the newest attempt and its feedback to the report', async () => {
    render(<story.Default />);
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
    render(<story.Default answers={{ ...story.Default.args.answers, '/feedback/': 500 }} />);
    await userEvent.click(await screen.findByRole('link', { name: /^Report/ }));
    await screen.findByRole('heading', { name: '/myPatternFeedback' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
  });

  it('says in a sentence and a line per part how it goes, and links each to its combined feedback', async () => {
    render(<story.Default />);
    // Negative feelings 20 up to 22, social 44 above 43, distress 15 up to 19: well. Overall 86 up to 101: okay.
    expect(
      await screen.findByText(
        'Of 5 parts: 3 are going well, 1 is okay, 1 is not finished yet. None needs special care now.',
      ),
    ).toBeVisible();
    await screen.findByText('Harder than on 4 Jun 2025.');
    const links = within(screen.getByRole('list', { name: 'Your parts' })).getAllByRole('link');
    // Changes: 5 of 11.8 points; −14 of 9.3, where lower is better; −8 of 6.2. Only one attempt at the fourth part.
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Psychological Okay About the same as on 4\u00A0Jun\u00A02025.', '/psychologicalFeedbackComp'],
      ['Emotional Going well Easier than on 4\u00A0Jun\u00A02025.', '/emotionalFeedbackComp'],
      ['Social Going well Harder than on 4\u00A0Jun\u00A02025.', '/socialFeedbackComp'],
      ['Distress Going well', '/distressFeedbackComp'],
      ['Activity Not finished yet', '/activityPatternFeedbackComp'],
    ]);
    expect(screen.getByRole('link', { name: 'Give feedback' })).toHaveAttribute('href', '/userFeedbackForm');
  });

  it('starts with a part that needs care, and names one step', async () => {
    render(<story.TwoNeedCare />);
    const headline = await screen.findByText(
      /^Of 5 parts: 2 are going well, 1 is okay, 2 need care\. Start with/,
    );
    // Beyond the limits: |41 − 74| / 13.5 = 2.4 and |26 − 33| / 5 = 1.4.
    const start = within(headline).getByRole('link', { name: 'Psychological' });
    expect(start).toHaveAttribute('href', '/psychologicalFeedbackComp');
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getByRole('link', { name: 'See Psychological' })).toHaveAttribute(
      'href',
      '/psychologicalFeedbackComp',
    );
    expect(screen.queryByText(/special care/)).toBeNull();
  });

  it('offers the next part to answer if none needs care', async () => {
    render(<story.Default />);
    const next = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(next.getByText(/^Answer Your Activity Pattern\. It takes about \d+ minutes\.$/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Start this part' })).toHaveAttribute('href', '/patternPage');
  });

  it('has no caveat above the results, and one after them', async () => {
    render(<story.Default />);
    const note = await screen.findByText(/^About these numbers/, { selector: 'a' });
    expect(note).toHaveAttribute('href', '/referenceValues');
    const survey = screen.getByRole('heading', { name: 'Tell us what you think' });
    expect(survey.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that there is no report yet, and where to start', async () => {
    render(<story.Empty />);
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: /^Report/ })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Your parts' })).toBeNull();
  });

  it('says nothing good about a part in which help comes first, however low its total is', async () => {
    const times = ['2025-10-12T06:30:00.000Z', '2025-06-04T06:30:00.000Z'];
    const distress = { body: times.map((time, at) => ({ time, totalsum: at === 0 ? '[18]' : '[40]' })) };
    const answers = { ...story.HelpFirst.args.answers, '/history/S4': distress };
    render(<story.HelpFirst answers={answers} />);
    const headline = await screen.findByText(/^Of 5 parts/);
    expect(headline).toHaveTextContent(/1 needs care, 1 is not finished yet\. Start with Distress\.$/);
    expect(within(headline).getByRole('link')).toHaveAttribute('href', '/distressFeedbackComp');
    await screen.findByText('Harder than on 4 Jun 2025.');
    expect(screen.getByRole('link', { name: /^Distress Needs care/ })).toHaveTextContent(
      /^Distress Needs care$/,
    );
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getByText(/^Talk to someone today/)).toBeVisible();
  });

  it.each(['HelpFirst', 'HelpOffered'] as const)(
    'displays the helplines above the sentence: %s',
    async (name) => {
      const Story = story[name];
      render(<Story />);
      const headline = await screen.findByText(/^Of 5 parts/);
      const [call] = screen.getAllByRole('link', { name: /14416/ });
      expect(call?.compareDocumentPosition(headline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(headline).not.toHaveTextContent('None needs special care');
    },
  );

  it('displays No report found if the history fails, and refetches on request', async () => {
    render(<story.Error />);
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch report data', expect.anything());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Overall Summary/ })).toBeVisible();
  });

  it('says nothing about the parts if the summary fails, and displays the helplines', async () => {
    render(<story.SummaryFails />);
    expect((await screen.findAllByRole('link', { name: /14416/ }))[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Social' })).toHaveAttribute('href', '/socialFeedbackComp');
    expect(screen.queryByText(/Of 5 parts|Not finished yet/)).toBeNull();
  });

  it('does not repeat a failed request without being asked', async () => {
    const requests: string[] = [];
    const answers = { ...story.Error.args.answers, '/history/': 500 };
    render(<story.Error answers={answers} onCall={({ url }) => requests.push(url)} />);
    expect(await screen.findByText(/^Of 5 parts/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requests.filter((url) => url.includes('/history/'))).toHaveLength(1);
  });

  it('requests nothing without a session', async () => {
    render(<story.LoggedOut />);
    const fetchSpy = vi.spyOn(window, 'fetch');
    expect(await screen.findByText('No report found')).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});
