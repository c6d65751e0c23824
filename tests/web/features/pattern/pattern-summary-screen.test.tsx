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
  it('lists every aspect, the parts that need care first, with score, state and message', async () => {
    render(<story.Default />);
    // Age 34. Overall 86 is up to 101; mastery 29 up to 30; relations 19 up to 19; self acceptance 20 up to 22;
    // growth 18 up to 20. Positive 50 above 47; negative 20 up to 22. Social 44 above 43. Distress 26 above 24.
    expect(await findBarNames()).toEqual([
      `Distress: score 26 of 50. ${red} Lower is better here.`,
      `Psychological Wellbeing Overall: score 86 of 120. ${green}`,
      `Sense of Mastery & Competence: score 29 of 36. ${green}`,
      `Sense of Positive Relations: score 19 of 30. ${red}`,
      `Sense of Self Acceptance: score 20 of 24. ${green}`,
      `Sense of Engagement & Growth: score 18 of 30. ${red}`,
      `Positive Affect: score 50 of 65. ${blue}`,
      `Negative Affect: score 20 of 65. ${blue} Lower is better here.`,
      `Positivity Ratio: score 2.5 to 1. High, 2.5 to 1. ${green}`,
      `Social Wellbeing: score 44 of 54. ${blue}`,
      `Pleasure-oriented activity: ${grey}`,
      `Meaning-oriented activity: ${grey}`,
    ]);
  });

  it('names the questions that were left out, as the result of the section does', async () => {
    render(<story.QuestionsLeftOut />);
    expect(
      await screen.findByText(
        '1 of 10 questions was not answered; the average of your other answers is used for it.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Not calculated: 3 of 10 questions were not answered. That is okay. It needs at least 8 answers.',
      ),
    ).toBeVisible();
    expect(screen.getAllByText(/not answered/)).toHaveLength(2);
  });

  it('fills each bar on the range of its score and leaves bars without a score empty', async () => {
    render(<story.Default />);
    await findBarNames();
    const shares = listBarLengths().map((length) => length && Number(length).toFixed(2));
    // 26 of 10 to 50; 86 of 0 to 120, 29 of 6 to 36, 19 of 5 to 30, 20 of 0 to 24, 18 of 5 to 30; 50 and 20 of 13 to 65;
    // 2.5 of 0 to 3; 44 of 9 to 54.
    expect(shares).toEqual([
      '0.40',
      '0.72',
      '0.77',
      '0.56',
      '0.83',
      '0.52',
      '0.71',
      '0.13',
      '0.83',
      '0.78',
      null,
      null,
    ]);
  });

  it('fills the bar of the highest score', async () => {
    render(<story.Highest />);
    await findBarNames();
    expect(listBarLengths()[0]).toBe('1');
  });

  it('says in a first sentence how many parts need care', async () => {
    render(<story.Default />);
    // Distress 26 is above 24, but its likely range also reaches 24, so the part is okay. A number is offered.
    expect(
      await screen.findByText('Of 5 parts: 2 are going well, 2 are okay, 1 is not finished yet.'),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: /14416/ })[0]).toBeVisible();
  });

  it.each([
    ['Empty', 'No part is finished yet. Each part that you finish is shown here.'],
    ['NothingNeedsCare', 'Of 5 parts: 4 are going well, 1 is okay. None needs special care now.'],
    // Beyond the limits: negative feelings |60 − 37| / 7.5 = 3.07, distress |45 − 24| / 7 = 3.
    ['AllNeedCare', 'Of 5 parts: 5 need care. Start with Emotional.'],
  ] as const)('has a first sentence: %s', async (name, words) => {
    const Story = story[name];
    render(<Story />);
    await findBarNames();
    const sentence = screen.getByText(/^Of 5 parts|^No part/);
    expect(sentence).toHaveTextContent(words);
    expect(within(sentence).queryAllByRole('link')).toHaveLength(name === 'AllNeedCare' ? 1 : 0);
  });

  it('links each row to its section, without other controls in it', async () => {
    render(<story.Default />);
    const link = await screen.findByRole('link', { name: 'Sense of Self Acceptance' });
    expect(link).toHaveAttribute('href', '/psychologicalFeedbackComp');
    expect(screen.queryByRole('link', { name: 'Pleasure-oriented activity' })).toBeNull();
  });

  it('says which end of a balance is red', async () => {
    render(<story.OneActivityHigh />);
    const names = await findBarNames();
    expect(names).toContain(`Pleasure-oriented activity: score 40 of 50. High. ${red}`);
    expect(names).toContain(`Meaning-oriented activity: score 25 of 50. ${green}`);
  });

  it('has one text and no warning if both activities are high', async () => {
    render(<story.BothActivitiesHigh />);
    const section = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(section.getByText(/^Your weeks were full/)).toBeVisible();
    expect(section.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Pleasure-oriented activity: score 40 of 50.',
      'Meaning-oriented activity: score 40 of 50.',
    ]);
    expect(section.queryByText(/NEEDS YOUR|GOOD GOING|balancing/)).toBeNull();
  });

  it('names the level of the ratio, and ends with what the numbers are based on', async () => {
    render(<story.Default />);
    const level = await screen.findByText('High, 2.5 to 1');
    const note = screen.getByRole('link', { name: 'About these numbers' });
    expect(note).toHaveAttribute('href', '/referenceValues');
    expect(level.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/100 points|Compare with care/)).toBeNull();
  });

  it('does not praise if help is first: the helplines are above and next to the line', async () => {
    render(<story.HelpFirst />);
    const section = within(await screen.findByRole('region', { name: 'Distress' }));
    expect(section.getByText(/^Your answers show that something is very hard for you/)).toBeVisible();
    // One at the top, one in the section.
    expect(screen.getAllByRole('link', { name: /14416/ })).toHaveLength(2);
    expect(section.getByRole('link', { name: /14416/ })).toBeVisible();
    expect(section.getByRole('img')).toHaveAccessibleName('Distress: score 18 of 50. Lower is better here.');
    expect(section.queryByText(blue)).toBeNull();
    expect(section.getByText('Needs care')).toBeVisible();
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
    render(<story.NothingNeedsCare />);
    await findBarNames();
    expect(screen.queryByRole('link', { name: /14416/ })).toBeNull();
  });

  it('colours an attempt by the age at the attempt', async () => {
    render(<story.AgeAtTheAttempt />);
    // 34 is above 33 at 18 to 35, and below 36 from 36 on.
    expect(await findBarNames()).toContain(`Social Wellbeing: score 34 of 54. ${green}`);
  });

  it('has the same order of parts on narrow and wide screens', async () => {
    const readOrder = async () => {
      await screen.findByText(/^Of 5 parts/);
      return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    };
    const wide = render(<story.HelpFirst />);
    const wideOrder = await readOrder();
    wide.unmount();
    vi.stubGlobal(
      'matchMedia',
      vi.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
    );
    render(<story.HelpFirst />);
    expect(wideOrder).toEqual(await readOrder());
    expect(wideOrder.slice(0, 2)).toContain('Distress');
  });

  describe('on a narrow screen', () => {
    beforeEach(() =>
      vi.stubGlobal('matchMedia', () => ({
        matches: true,
        addEventListener: () => {},
        removeEventListener: () => {},
      })),
    );
    /** The names of the parts in page order, and whether each is open. */
    const listParts = () =>
      [...document.querySelectorAll('details:has(h2)')].map((part) => [
        part.querySelector('h2')?.textContent,
        part.hasAttribute('open'),
      ]);

    it('displays the parts that need care first and open, and folds the others', async () => {
      render(<story.HelpFirst />);
      await screen.findByText(/^Of 5 parts/);
      expect(listParts()).toEqual([
        ['Distress', true],
        ['Psychological', false],
        ['Emotional', false],
        ['Social', false],
        ['Activity', false],
      ]);
      const [first] = [...document.querySelectorAll('details')];
      await userEvent.click(screen.getByRole('heading', { name: 'Social' }));
      expect(listParts()[3]).toEqual(['Social', true]);
      expect(first?.querySelector('[role="img"]')).toHaveAccessibleName(/^Distress: score 18/);
    });

    it('opens all parts in print, and closes them afterwards', async () => {
      render(<story.HelpFirst />);
      await screen.findByText(/^Of 5 parts/);
      window.dispatchEvent(new Event('beforeprint'));
      expect(listParts().map(([, isOpen]) => isOpen)).toEqual([true, true, true, true, true]);
      window.dispatchEvent(new Event('afterprint'));
      expect(listParts().map(([, isOpen]) => isOpen)).toEqual([true, false, false, false, false]);
    });
  });

  it('displays the heading above mastery, and the note next to meaning-oriented activity', async () => {
    render(<story.Default />);
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
    expect(at36).toContain(`Pleasure-oriented activity: score 28 of 50. High. ${red}`);
    expect(at36.filter((sentence) => !at35.includes(sentence))).toHaveLength(4);
  });

  it('uses the age 30 if no server returns it', async () => {
    render(<story.Younger answers={{ ...story.Younger.args.answers, '/userInfo/': 405 }} />);
    expect(await findBarNames()).toContain(`Social Wellbeing: score 34 of 54. ${green}`);
  });

  it('says for every aspect that nothing is computed yet if there is no attempt', async () => {
    render(<story.Empty />);
    expect(await screen.findAllByText(grey, { selector: 'span' })).toHaveLength(12);
  });

  it('has the same numbers in a table', async () => {
    render(<story.Default />);
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
    expect(screen.getAllByRole('link', { name: /14416/ })[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findBarNames()).toHaveLength(12);
  });

  it('sends no custom headers with the summary request, as specified', async () => {
    const requests: Request[] = [];
    render(<story.Default onCall={(call) => requests.push(call)} />);
    await findBarNames();
    const request = requests.find(({ url }) => url.includes('/summary/')) as Request;
    expect(request.headers.get('authorization')).toBeNull();
  });

  it('without a session displays Not Available and requests nothing', async () => {
    render(<story.LoggedOut />);
    const fetchSpy = vi.spyOn(window, 'fetch');
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('ends with the note on reading and the link to the dashboard', async () => {
    render(<story.Default />);
    expect(
      await screen.findByText(
        'Visit the resources section for reading about strategies to enhance wellbeing',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
