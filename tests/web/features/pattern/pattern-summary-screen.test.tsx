import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/pattern/pattern-summary-screen.stories.tsx';

const story = composeStories(stories);
const red = 'NEEDS YOUR ATTENTION AND EFFORTS';
const green = "YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)";
const blue = 'GOOD GOING! KEEP IT UP.';
const grey = 'NOT CALCULATED YET';

/** The sentences of all bars in page order. */
async function findBarNames(): Promise<string[]> {
  const found = await screen.findAllByRole('img');
  return found.map((bar) => bar.getAttribute('aria-label') ?? '');
}
const listBarLengths = () =>
  screen
    .getAllByRole('img')
    .map((bar) => bar.querySelector<HTMLElement>('i')?.style.getPropertyValue('--p') ?? null);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the overall summary', () => {
  it('lists every aspect in order, with score, state and message', async () => {
    render(<story.Reference />);
    // Age 34. Overall 86 is up to 101; mastery 29 up to 30; relations 19 up to 19; self acceptance 20 up to 22;
    // growth 18 up to 20. Positive 50 above 47; negative 20 up to 22. Social 44 above 43. Distress 26 above 24.
    expect(await findBarNames()).toEqual([
      `Psychological Wellbeing Overall: score 86 of 120. ${green}`,
      `Sense of Mastery & Competence: score 29 of 36. ${green}`,
      `Sense of Positive Relations: score 19 of 30. ${red}`,
      `Sense of Self Acceptance: score 20 of 24. ${green}`,
      `Sense of Engagement & Growth: score 18 of 30. ${red}`,
      `Positive Affect: score 50 of 65. ${blue}`,
      `Negative Affect: score 20 of 65. ${blue} Lower is better here.`,
      `Positivity Ratio: score 2.5 to 1. High, 2.5 to 1. ${green}`,
      `Social Wellbeing: score 44 of 54. ${blue}`,
      `Distress: score 26 of 50. ${red} Lower is better here.`,
      `Pleasure-oriented activity: ${grey}`,
      `Meaning-oriented activity: ${grey}`,
    ]);
  });

  it('fills each bar by points out of 100 and leaves bars without a score empty', async () => {
    render(<story.Reference />);
    await findBarNames();
    expect(listBarLengths()).toEqual(
      [0.86, 0.29, 0.19, 0.2, 0.18, 0.5, 0.2, 0.025, 0.44, 0.26].map(String).concat([null, null] as never),
    );
  });

  it('ends a bar at 100 points', async () => {
    render(<story.Highest />);
    await findBarNames();
    expect(listBarLengths()[0]).toBe('1');
  });

  it('says in a first sentence how many go well and where to start', async () => {
    render(<story.Reference />);
    // Well: positive, negative, social. Fine: overall, mastery, self acceptance. The ratio is displayed, but not
    // evaluated. Of relations, growth and distress, growth has the largest deviation: |18 − 24| / 4 = 1.5. Distress
    // displays help first.
    expect(
      await screen.findByText((_, element) =>
        Boolean(element?.tagName === 'P' && element.textContent?.startsWith('3 go well')),
      ),
    ).toHaveTextContent('3 go well, 3 are fine, 3 want care; begin with Distress.');
    expect(screen.getAllByRole('link', { name: 'Distress' })[0]).toHaveAttribute(
      'href',
      '/distressFeedbackComp',
    );
  });

  it.each([
    ['NothingYet', 'Nothing is calculated yet. Each part that you finish is summed up here.'],
    ['NothingWantsCare', '8 go well, 3 are fine. Nothing wants care just now.'],
  ] as const)('has a first sentence for none: %s', async (name, words) => {
    const Story = story[name];
    render(<Story />);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('links each row to its section, without other controls in it', async () => {
    render(<story.Reference />);
    const link = await screen.findByRole('link', { name: 'Sense of Self Acceptance' });
    expect(link).toHaveAttribute('href', '/psychologicalFeedbackComp');
    expect(screen.queryByRole('link', { name: 'Pleasure-oriented activity' })).toBeNull();
  });

  it('explains why unusually high activity is red, and what else red can mean', async () => {
    render(<story.UnusuallyHigh />);
    expect(
      await screen.findByText('High. Red, because it is unusually high: one side may crowd out the other.'),
    ).toBeVisible();
    expect(screen.getByText('High. This may say as much about what you carry as about you.')).toBeVisible();
  });

  it('starts with low scores, not with unusually high ones', async () => {
    // Deviations: social |32 − 38| / 5 = 1.2, pleasure |50 − 22| / 6 = 4.7.
    render(<story.LowAndUnusuallyHigh />);
    expect(
      await screen.findByText((_, element) =>
        Boolean(element?.tagName === 'P' && element.textContent?.endsWith('begin with Social Wellbeing.')),
      ),
    ).toBeVisible();
  });

  it('names the level of the ratio and links to the basis of the colours', async () => {
    render(<story.Reference />);
    expect(await screen.findByText('High, 2.5 to 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare with care' })).toHaveAttribute(
      'href',
      '/referenceValues',
    );
  });

  it('does not praise if help is first: the helplines are above and next to the line', async () => {
    render(<story.HelpFirst />);
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: '14416' })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Distress' }));
    expect(section.getByText(/^Your answers tell of something hard\. That deserves care/)).toBeVisible();
    expect(section.getByRole('link', { name: '14416' })).toBeVisible();
    expect(section.getByRole('img')).toHaveAccessibleName('Distress: score 18 of 50. Lower is better here.');
    expect(section.queryByText(blue)).toBeNull();
    expect(screen.getByText(/3 go well, 3 are fine, 3 want care/)).toBeVisible();
  });

  it('derives from the scores whether help is first if no server says it', async () => {
    render(<story.HelpFirstByScores />);
    const section = within(await screen.findByRole('region', { name: 'Emotional' }));
    expect(section.getByText(/^Your answers show that these weeks have been hard/)).toBeVisible();
    // Only red aspects have a message.
    expect(section.getAllByText(red)).toHaveLength(2);
    expect(section.queryByText(green)).toBeNull();
  });

  it('displays no help block if nothing calls for it', async () => {
    render(<story.NothingWantsCare />);
    await findBarNames();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('colours an attempt by the age at the attempt', async () => {
    render(<story.AgeAtTheAttempt />);
    // 34 is above 33 at 18 to 35, and below 36 from 36 on.
    expect(await findBarNames()).toContain(`Social Wellbeing: score 34 of 54. ${green}`);
  });

  it('on a narrow screen sorts the aspects by state, lowest first', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<story.HelpFirst />);
    await findBarNames();
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual([
      'Need to talk?',
      'Wants care',
      'Fine',
      'Going well',
      'Shown, not judged',
      'Not calculated yet',
    ]);
    const care = within(screen.getByRole('region', { name: 'Wants care' }));
    expect(care.getAllByRole('img')[0]).toHaveAccessibleName(/^Distress: score 18/);
  });

  it('displays the heading above mastery, and the note next to meaning-oriented activity', async () => {
    render(<story.Reference />);
    const heading = await screen.findByRole('heading', { name: 'Components of Psychological wellbeing' });
    expect(heading.parentElement?.querySelector('p')).toHaveTextContent(/^Sense of Mastery/);
    const note = screen.getByText(
      'Check if you are balancing this with frequent engagement in meaning - oriented activities',
    );
    expect(note.parentElement).toHaveTextContent(/^Meaning-oriented/);
  });

  it('evaluates the same scores at 35 and at 36 with the bands of each age', async () => {
    const younger = render(<story.Younger />);
    // 18 to 35: positive 33 above 32; negative 22 up to 22; social 34 above 33; pleasure 28 not above 28.
    const at35 = await findBarNames();
    expect(at35).toContain(`Positive Affect: score 33 of 65. ${green}`);
    expect(at35).toContain(`Negative Affect: score 22 of 65. ${blue} Lower is better here.`);
    expect(at35).toContain(`Social Wellbeing: score 34 of 54. ${green}`);
    expect(at35).toContain(`Pleasure-oriented activity: score 28 of 50. ${green}`);
    younger.unmount();

    render(<story.Older />);
    // 36 and over: positive up to 35; negative above 20, up to 31; social up to 36; pleasure above 23.
    const at36 = await findBarNames();
    expect(at36).toContain(`Positive Affect: score 33 of 65. ${red}`);
    expect(at36).toContain(`Negative Affect: score 22 of 65. ${green} Lower is better here.`);
    expect(at36).toContain(`Social Wellbeing: score 34 of 54. ${red}`);
    expect(at36).toContain(`Pleasure-oriented activity: score 28 of 50. ${red}`);
    expect(at36.filter((sentence, index) => sentence !== at35[index])).toHaveLength(4);
  });

  it('uses the age 30 if no server returns it', async () => {
    render(<story.Younger answers={{ ...story.Younger.args.answers, '/userInfo/': 405 }} />);
    expect(await findBarNames()).toContain(`Social Wellbeing: score 34 of 54. ${green}`);
  });

  it('says for every aspect that nothing is computed yet if there is no attempt', async () => {
    render(<story.NothingYet />);
    expect(await screen.findAllByText(grey, { selector: 'span' })).toHaveLength(12);
  });

  it('has the same numbers in a table', async () => {
    render(<story.Reference />);
    await findBarNames();
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    // A heading and twelve aspects.
    expect(rows).toHaveLength(13);
    expect(rows).toContain(`Psychological Wellbeing Overall86 of 120: ${green}`);
    expect(rows).toContain(`Sense of Positive Relations19 of 30: ${red}`);
    expect(rows).toContain(`Meaning-oriented activity${grey}`);
  });

  it('displays Not Available if the summary fails, and refetches on request', async () => {
    render(<story.NotAvailable />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Need to talk?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findBarNames()).toHaveLength(12);
  });

  it('sends no custom headers with the summary request, as specified', async () => {
    const requests: Request[] = [];
    render(<story.Reference onCall={(call) => requests.push(call)} />);
    await findBarNames();
    const request = requests.find(({ url }) => url.includes('/summary/')) as Request;
    expect(request.headers.get('authorization')).toBeNull();
  });

  it('without a session displays Not Available and requests nothing', async () => {
    render(<story.NoSession />);
    const fetchSpy = vi.spyOn(window, 'fetch');
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('ends with the note on reading and the link to the dashboard', async () => {
    render(<story.Reference />);
    expect(
      await screen.findByText(
        'Visit the resources section for reading about strategies to enhance wellbeing',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
