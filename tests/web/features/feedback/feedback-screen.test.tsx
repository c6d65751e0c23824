import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { story } from './screen-stories.ts';

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const numbers = { hidden: true } as const;
const getFold = () => screen.getByText('See the numbers').closest('details') as HTMLDetailsElement;

describe('the answer of an assessment', () => {
  it('is first: words, better or worse with numbers, one step, what to read, and next', async () => {
    render(<story.OneScore />);
    expect(screen.getByText('Loading your results...')).toBeVisible();
    expect(await screen.findByText('Answered on 12 Oct 2025.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Social Wellbeing');
    expect(document.title).toBe('Check-in');
    await screen.findByText('See the numbers');
    const inOrder = [
      screen.getByText(/^You feel connected to people in some ways/),
      screen.getAllByText(/^About the same as on 4 Jun 2025\./)[0]!,
      screen.getByText(/^Learn the name of one person/),
      screen.getByRole('button', { name: 'Save this step' }),
      screen.getByText('To read'),
      screen.getByRole('link', { name: 'Next' }),
      getFold(),
    ];
    for (const [at, one] of inOrder.slice(1).entries())
      expect(inOrder[at]!.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(inOrder[1]).toHaveTextContent('(41 of 54, was 36)');
  });

  it('has no comparison with people, percentile or likely range above the numbers', async () => {
    render(<story.Default />);
    await screen.findByText('See the numbers');
    const fold = getFold();
    const above = [...document.querySelectorAll('p, li, h2')]
      .filter((one) => fold.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING)
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(above).toContain('About the same as on 4\u00A0Jun\u00A02025.');
    expect(above).not.toMatch(/percentile|most people|reference|likely range|lower is better|87\.8/i);
  });

  it('has one line for each other score', async () => {
    render(<story.Default />);
    await screen.findByText('See the numbers');
    expect(screen.getByText('Personal Growth', { selector: 'li span' }).parentElement).toHaveTextContent(
      'Personal Growth Hard now',
    );
    expect(screen.getByText('Self Acceptance', { selector: 'li span' }).parentElement).toHaveTextContent(
      'Okay',
    );
  });

  it('begins with what is safe on a first result', async () => {
    render(<story.FirstAttempt />);
    expect(
      await screen.findByText('Many people feel like this. It can change. It is not an illness.'),
    ).toBeVisible();
    expect(screen.getByText(/This is your first result\.$/)).toBeVisible();
    expect(screen.queryByText(/than on|About the same as on/)).toBeNull();
  });

  it('contains the step only once', async () => {
    for (const name of ['OneScore', 'Default', 'NoLeadingScore', 'BothHigh'] as const) {
      const Story = story[name];
      const { unmount } = render(<Story />);
      const button = await screen.findByRole('button', { name: 'Save this step' });
      await screen.findByText('See the numbers');
      const step = button.closest('section')!.querySelector('p')!.textContent ?? '';
      expect(document.body.textContent?.split(step), name).toHaveLength(2);
      unmount();
    }
  });

  it('is one text and step if both kinds of activity are high', async () => {
    render(<story.BothHigh />);
    expect(await screen.findByText(/^Your weeks were full/)).toBeVisible();
    expect(screen.queryByText(/You often did things/)).toBeNull();
  });

  it.each([
    ['Default', 'dashboard'],
    ['NoLeadingScore', 'myPatternScreen'],
    ['NotAvailable', 'dashboard'],
  ] as const)('links from %s to /%s', async (name, path) => {
    const Story = story[name];
    render(<Story />);
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', `/${path}`);
  });

  it('names the next open section with its duration, and a way to stop for today', async () => {
    render(<story.NextSection />);
    const next = await screen.findByRole('link', { name: 'Next: Emotional Wellbeing, 5\u00a0minutes' });
    expect(next).toHaveAttribute('href', '/emotionalPage');
    expect(screen.getByRole('link', { name: 'That is enough for today' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByText('After the answer: same')).toBeVisible();
  });

  it('links to the page for a counsellor after a heavy result only', async () => {
    const { unmount } = render(<story.HelpRow />);
    expect(await screen.findByRole('link', { name: 'One page for a counsellor' })).toHaveAttribute(
      'href',
      '/myPatternFeedback#counsellor',
    );
    unmount();
    render(<story.OneScore />);
    await screen.findByText('See the numbers');
    expect(screen.queryByRole('link', { name: 'One page for a counsellor' })).toBeNull();
  });
});

describe('the numbers of an assessment', () => {
  it('have a chart for every score, closed on a small screen', async () => {
    render(<story.Default />);
    await screen.findByText('See the numbers');
    expect(getFold()).not.toHaveAttribute('open');
    const fold = within(getFold());
    expect(fold.getByText('Taken 12-10-2025. Previous 04-06-2025.')).toBeInTheDocument();
    expect(fold.getByRole('heading', { level: 2, name: 'Four dimensions', ...numbers })).toBeInTheDocument();
    expect(
      fold.getAllByRole('heading', { level: 3, ...numbers }).map(({ textContent }) => textContent),
    ).toEqual([
      'Self Acceptance',
      'Positive Relations',
      'Sense of Mastery and Competence',
      'Personal Growth',
    ]);
    expect(fold.getByText('of 120')).toBeInTheDocument();
    // Five scores, each with a bar and a gauge.
    expect(fold.getAllByRole('img', numbers)).toHaveLength(10);
    expect(
      fold.getByRole('img', {
        name: /Current score 86 on 12-10-2025, previous score 81 on 04-06-2025, average of all ages 87.8, likely range 77\.6 to 94\.4, scale shown 0 to 120, 46th percentile, likely percentiles 23rd to 70th, level Average\./,
        ...numbers,
      }),
    ).toBeInTheDocument();
  });

  it('display N/A for a missing previous score', async () => {
    render(<story.Default />);
    const picture = await screen.findByRole('img', {
      name: /Personal Growth\. Current score 18 .* no previous score/,
      ...numbers,
    });
    expect(picture).toHaveTextContent('N/A');
  });

  it('have no previous bar and row on a first attempt', async () => {
    render(<story.FirstAttempt />);
    expect(await screen.findByText('Taken 12-10-2025.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /previous score \d/, ...numbers })).toBeNull();
    expect(getFold()).not.toHaveTextContent(/Previous|N\/A/);
  });

  it('have one caveat with a link, and the page says once that this is no diagnosis', async () => {
    render(<story.Default />);
    const caveat = await screen.findByText(
      /^These questions are new\. Other people's numbers are only a rough guide\./,
    );
    expect(getFold()).toContainElement(caveat);
    expect(within(caveat).getByRole('link', numbers)).toHaveAttribute('href', '/referenceValues');
    expect(screen.getByText('This page is for self-awareness only and is not a diagnosis.')).toBeVisible();
  });

  it("have the questionnaire's own note on the norms instead", async () => {
    render(<story.MeasuredNorms />);
    expect(
      await screen.findByText('The averages come from 612 adults in Jaipur, asked in 2027.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/rough guide/)).toBeNull();
  });

  it('have no note on the norms if the questionnaire has none', async () => {
    render(<story.NoNormsNote />);
    await screen.findByText('See the numbers');
    expect(screen.queryByText(/rough guide/)).toBeNull();
  });

  it('display a ratio above the displayed range', async () => {
    render(<story.RatioBeyondTheRange />);
    expect(
      await screen.findByRole('img', { name: /Positivity Ratio\. Current score 4.83 to 1/, ...numbers }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Pleasant feelings were much stronger/)).toBeInTheDocument();
  });

  it('say that a ratio is not computed yet', async () => {
    render(<story.RatioMissing />);
    expect(await screen.findByText('Your Positivity Ratio is yet to be calculated')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /Positive Feelings\. Current score 48/, ...numbers }),
    ).toBeInTheDocument();
  });

  it('are opened for printing, and closed afterwards', async () => {
    render(<story.Default />);
    await screen.findByText('See the numbers');
    window.dispatchEvent(new Event('beforeprint'));
    expect(getFold()).toHaveAttribute('open');
    window.dispatchEvent(new Event('afterprint'));
    expect(getFold()).not.toHaveAttribute('open');
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

  it('is a sentence without numbers and a table, because the bars have both scores', async () => {
    mockWideScreen();
    render(<story.Default />);
    expect(await screen.findByText('See the numbers')).toBeVisible();
    expect(getFold()).toHaveAttribute('open');
    // Four scores have a previous value, the fifth has none. The main score is also in the answer card.
    expect(await screen.findAllByText(/^About the same as on 4 Jun 2025\./)).toHaveLength(5);
    expect(within(getFold()).queryByText(/, was /)).toBeNull();
    expect(screen.queryByRole('img', { name: /over time/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Psychological Wellbeing: all attempts' })).toHaveTextContent(
      'Attempt 1, 04-06-202581',
    );
    vi.unstubAllGlobals();
  });

  it('has a chart from the third attempt on', async () => {
    render(<story.FiftyAttempts />);
    await userEvent.click(await screen.findByText('See the numbers'));
    expect((await screen.findAllByRole('img', { name: /over time/ })).length).toBeGreaterThan(0);
  });

  it('is closed on a wide screen too if help comes first', async () => {
    mockWideScreen();
    render(<story.HelpFirst />);
    await screen.findByText('See the numbers');
    expect(getFold()).not.toHaveAttribute('open');
    vi.unstubAllGlobals();
  });

  it('is absent on a first attempt', async () => {
    render(<story.FirstAttempt />);
    await screen.findByText('See the numbers');
    expect(screen.queryByRole('heading', { name: 'Change over time', ...numbers })).toBeNull();
  });

  it('says if earlier answers belong to another version of the questions', async () => {
    render(<story.OtherVersion />);
    expect(await screen.findAllByText(/another version of these questions.*not compared/)).toHaveLength(5);
    expect(screen.queryByText(/^About the same as on|than on/)).toBeNull();
    expect(screen.queryByRole('img', { name: /previous score \d/, ...numbers })).toBeNull();
  });
});

describe('what to read', () => {
  it('is up to three pages with their duration', async () => {
    render(<story.OneScore />);
    await screen.findByText('To read');
    const pages = [...document.querySelectorAll<HTMLElement>('a[href^="/wellBeing"]')];
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/wellBeing3', '/wellBeing14']);
    expect(within(pages[0]?.parentElement as HTMLElement).getByText(/^\d+ minutes?$/)).toBeVisible();
  });
});
