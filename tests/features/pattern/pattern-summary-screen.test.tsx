import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../../../src/features/pattern/pattern-summary-screen.stories.tsx';

const story = composeStories(stories);
const red = 'NEEDS YOUR ATTENTION AND EFFORTS';
const green = "YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)";
const blue = 'GOOD GOING! KEEP IT UP.';
const grey = 'NOT CALCULATED YET';

/** The sentences of all bars in the order of the page. */
async function bars(): Promise<string[]> {
  const found = await screen.findAllByRole('img');
  return found.map((bar) => bar.getAttribute('aria-label') ?? '');
}
const lengths = () =>
  screen
    .getAllByRole('img')
    .map((bar) => bar.querySelector<HTMLElement>('i')?.style.getPropertyValue('--p') ?? null);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the overall summary', () => {
  it('lists every aspect in its order, with score, state and message', async () => {
    render(<story.Reference />);
    // Age 34. Overall 86 is up to 101; mastery 29 up to 30; relations 19 up to 19; self acceptance 20 up to 22;
    // growth 18 up to 20. Positive 50 above 47; negative 20 up to 22. Social 44 above 43. Distress 26 above 24.
    expect(await bars()).toEqual([
      `Psychological Wellbeing Overall: score 86. ${green}`,
      `Sense of Mastery & Competence: score 29. ${green}`,
      `Sense of Positive Relations: score 19. ${red}`,
      `Sense of Self Acceptance: score 20. ${green}`,
      `Sense of Engagement & Growth: score 18. ${red}`,
      `Positive Affect: score 50. ${blue}`,
      `Negative Affect: score 20. ${blue} Lower is better here.`,
      `Positivity Ratio: score 2.5. ${green}`,
      `Social Wellbeing: score 44. ${blue}`,
      `Distress: score 26. ${red} Lower is better here.`,
      `Pleasure-oriented activity: ${grey}`,
      `Meaning-oriented activity: ${grey}`,
    ]);
  });

  it('fills each bar by points out of 100 and leaves what is not calculated empty', async () => {
    render(<story.Reference />);
    await bars();
    expect(lengths()).toEqual(
      [0.86, 0.29, 0.19, 0.2, 0.18, 0.5, 0.2, 0.025, 0.44, 0.26].map(String).concat([null, null] as never),
    );
  });

  it('ends a bar at 100 points', async () => {
    render(<story.Highest />);
    await bars();
    expect(lengths()[0]).toBe('1');
  });

  it('puts the heading above mastery, and the note beside meaning-oriented activity', async () => {
    render(<story.Reference />);
    const heading = await screen.findByRole('heading', { name: 'Components of Psychological wellbeing' });
    expect(heading.nextElementSibling).toHaveTextContent(/^Sense of Mastery/);
    const note = screen.getByText(
      'Check if you are balancing this with frequent engagement in meaning - oriented activities',
    );
    expect(note.parentElement).toHaveTextContent(/^Meaning-oriented/);
  });

  it('reads the same scores at 35 and at 36 with the bands of each age', async () => {
    const younger = render(<story.Younger />);
    // 18 to 35: positive 33 above 32; negative 22 up to 22; social 34 above 33; pleasure 28 not above 28.
    const at35 = await bars();
    expect(at35).toContain(`Positive Affect: score 33. ${green}`);
    expect(at35).toContain(`Negative Affect: score 22. ${blue} Lower is better here.`);
    expect(at35).toContain(`Social Wellbeing: score 34. ${green}`);
    expect(at35).toContain(`Pleasure-oriented activity: score 28. ${green}`);
    younger.unmount();

    render(<story.Older />);
    // 36 and over: positive up to 35; negative above 20, up to 31; social up to 36; pleasure above 23.
    const at36 = await bars();
    expect(at36).toContain(`Positive Affect: score 33. ${red}`);
    expect(at36).toContain(`Negative Affect: score 22. ${green} Lower is better here.`);
    expect(at36).toContain(`Social Wellbeing: score 34. ${red}`);
    expect(at36).toContain(`Pleasure-oriented activity: score 28. ${red}`);
    expect(at36.filter((sentence, index) => sentence !== at35[index])).toHaveLength(4);
  });

  it('counts an age that no server tells as 30', async () => {
    render(<story.AgeUnknown />);
    expect(await bars()).toContain(`Social Wellbeing: score 34. ${green}`);
  });

  it('says for every aspect that nothing is calculated yet when there is no attempt', async () => {
    render(<story.NothingYet />);
    expect(await screen.findAllByText(grey, { selector: 'span' })).toHaveLength(12);
  });

  it('holds the same numbers in a table', async () => {
    render(<story.Reference />);
    await bars();
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    // A heading and twelve aspects.
    expect(rows).toHaveLength(13);
    expect(rows).toContain(`Psychological Wellbeing Overall86: ${green}`);
    expect(rows).toContain(`Sense of Positive Relations19: ${red}`);
    expect(rows).toContain(`Meaning-oriented activity${grey}`);
  });

  it('says Not Available when the summary fails, and fetches again when asked', async () => {
    render(<story.NotAvailable />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bars()).toHaveLength(12);
  });

  it('sends no headers of ours with the summary call, as specified', async () => {
    render(<story.Reference />);
    const asked = vi.spyOn(window, 'fetch');
    await bars();
    const request = asked.mock.calls
      .map(([input]) => input as Request)
      .find(({ url }) => url.includes('/summary/'));
    expect(request?.headers.get('authorization')).toBeNull();
  });

  it('without a session says Not Available and asks for nothing', async () => {
    render(<story.NoSession />);
    const asked = vi.spyOn(window, 'fetch');
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('ends with the note on reading and the way back to the dashboard', async () => {
    render(<story.Reference />);
    expect(
      await screen.findByText(
        'Visit the resources section for reading about strategies to enhance wellbeing',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
