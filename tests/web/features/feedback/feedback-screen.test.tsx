import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/feedback/feedback-screen.stories.tsx';

const story = composeStories(stories);

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('the feedback of an assessment', () => {
  it('displays the score, its date, its level, and a chart for every part', async () => {
    render(<story.PreviousPresent />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByText('Taken 12-10-2025. Previous 04-06-2025.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Psychological Wellbeing');
    expect(await screen.findByRole('heading', { level: 2, name: 'Four dimensions' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Self Acceptance',
      'Positive Relations',
      'Sense of Mastery and Competence',
      'Personal Growth',
    ]);
    expect(screen.getByText('of 120')).toHaveTextContent('of 120');
    // Five scores, each with a bar and a gauge.
    expect(screen.getAllByRole('img')).toHaveLength(10);
    expect(
      screen.getByRole('img', {
        name: /Current score 86 on 12-10-2025, previous score 81 on 04-06-2025, average of all ages 87.8, likely range 77\.6 to 94\.4, scale shown 0 to 120, 46th percentile, likely percentiles 23rd to 70th, level Average\./,
      }),
    ).toBeVisible();
    expect(document.title).toBe('Psychological Wellbeing feedback · Wellness Check');
  });

  it('displays N/A for a missing previous score', async () => {
    render(<story.PreviousPresent />);
    const picture = await screen.findByRole('img', {
      name: /Personal Growth\. Current score 18 .* no previous score/,
    });
    expect(picture).toHaveTextContent('N/A');
  });

  it('displays no previous bar on a first attempt', async () => {
    render(<story.FirstAttempt />);
    expect(await screen.findByText('Taken 12-10-2025. This is your first result.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /previous score \d/ })).toBeNull();
  });

  it('displays a note on the norms above the first chart, and at the end that this is no diagnosis', async () => {
    render(<story.OneScore />);
    const care = await screen.findByText(/^Compare with care: nobody has yet measured these questions/);
    const chart = screen.getByRole('img', { name: /Current score/ });
    expect(care.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(care).getByRole('link')).toHaveAttribute('href', '/referenceValues');
    expect(screen.getByText('This page is for self-awareness only and is not a diagnosis.')).toBeVisible();
  });

  it("displays the questionnaire's own note on the norms instead, and that this is no diagnosis", async () => {
    render(<story.MeasuredNorms />);
    expect(
      await screen.findByText(
        'The averages come from 612 adults in Jaipur, asked in 2027. This page is for self-awareness only and is not a diagnosis.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Compare with care/)).toBeNull();
  });

  it('displays no note on the norms if the questionnaire has none, but that this is no diagnosis', async () => {
    render(<story.NoNormsNote />);
    expect(
      await screen.findByText('This page is for self-awareness only and is not a diagnosis.'),
    ).toBeVisible();
    expect(screen.queryByText(/Compare with care/)).toBeNull();
  });

  it.each([
    ['PreviousPresent', 'dashboard'],
    ['NoLeadingScore', 'myPatternScreen'],
    ['NotAvailable', 'dashboard'],
  ] as const)('links from %s to /%s', async (name, path) => {
    const Story = story[name];
    render(<Story />);
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', `/${path}`);
  });

  it('displays two parts and no lead score if the instrument has none', async () => {
    render(<story.NoLeadingScore />);
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.queryByText(/^of \d/)).toBeNull();
  });

  it('displays a ratio above the displayed range', async () => {
    render(<story.RatioBeyondTheRange />);
    expect(
      await screen.findByRole('img', { name: /Positivity Ratio\. Current score 4.83 to 1/ }),
    ).toBeVisible();
    expect(screen.getByText(/No single figure is the right one/)).toBeVisible();
  });

  it('says that a ratio is not computed yet', async () => {
    render(<story.RatioMissing />);
    expect(await screen.findByText('Your Positivity Ratio is yet to be calculated')).toBeVisible();
    expect(screen.getByRole('img', { name: /Positive Feelings\. Current score 48/ })).toBeVisible();
  });
});

describe('change over time', () => {
  const mockWideScreen = () => {
    const createMediaQuery = (matches: boolean) => ({
      matches,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    });
    vi.stubGlobal('matchMedia', (query: string) => createMediaQuery(query.includes('min-width')));
  };

  it('is a sentence, and on a small screen the chart is hidden until requested', async () => {
    render(<story.PreviousPresent />);
    // Four scores have a previous value, the fifth has none.
    expect(await screen.findAllByText('About the same as last time.')).toHaveLength(4);
    expect(screen.queryByRole('img', { name: /over time/ })).toBeNull();
    const lead = within(screen.getByRole('region', { name: 'Psychological Wellbeing' }));
    await userEvent.click(lead.getByText('All attempts'));
    const chart = await screen.findByRole('img', {
      name: /^Psychological Wellbeing over time\. 2 attempts: first 81 on 04-06-2025, last 86 on 12-10-2025/,
    });
    expect(chart).toBeVisible();
    expect(screen.getByRole('table', { name: 'Psychological Wellbeing: all attempts' })).toHaveTextContent(
      'Attempt 1, 04-06-202581',
    );
  });

  it('is drawn immediately if there is space', async () => {
    mockWideScreen();
    render(<story.PreviousPresent />);
    expect(await screen.findAllByRole('img', { name: /over time/ })).toHaveLength(4);
    vi.unstubAllGlobals();
  });

  it('is absent on a first attempt', async () => {
    render(<story.FirstAttempt />);
    await screen.findByRole('img', { name: /Current score 86/ });
    expect(screen.queryByRole('heading', { name: 'Change over time' })).toBeNull();
  });

  it('says if earlier answers belong to another version of the questions', async () => {
    render(<story.OtherVersion />);
    expect(await screen.findAllByText(/another version of these questions.*not compared/)).toHaveLength(5);
    expect(screen.queryByText(/^About the same|^More than/)).toBeNull();
    expect(screen.queryByRole('img', { name: /previous score \d/ })).toBeNull();
  });
});

describe('what to do next', () => {
  it('is one small step, and pages to read', async () => {
    render(<story.OneScore />);
    expect(await screen.findByText(/Learn the name of one person/)).toBeVisible();
    const pages = [...document.querySelectorAll<HTMLElement>('a[href^="/wellBeing"]')];
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/wellBeing3', '/wellBeing14']);
    expect(within(pages[0]?.parentElement as HTMLElement).getByText(/^\d+ minutes?$/)).toBeVisible();
  });
});
