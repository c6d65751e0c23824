import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExerciseScreen } from '#features/exercises/exercise-screen.tsx';
import type { ExerciseModule } from '#features/exercises/exercise-module.ts';
import { ExercisesScreen } from '#features/exercises/exercises-screen.tsx';
import exercises from '#compiled/exercises.json';
import { instruments } from '#tests/support/instruments.ts';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';

const modules = import.meta.glob<ExerciseModule>(['../../../../content/exercises/*.mdx', '!**/*.*.mdx'], {
  eager: true,
});
const all = Object.entries(modules).map(([file, module]) => [file.replace(/^.*\//, ''), module] as const);
const find = (slug: string) => all.find(([file]) => file === `${slug}.mdx`)![1];
const loadQuestions = async (id: string) => instruments.find((one) => one.id === id)!;

function renderExercise(slug: string, harness: SiteHarnessProps = {}) {
  return render(
    <SiteHarness {...harness}>
      <ExerciseScreen exercise={find(slug)} loadQuestions={loadQuestions} />
    </SiteHarness>,
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an exercise', () => {
  it.each(all)('%s can be done from start to end, with Stop on every step', async (_, exercise) => {
    render(
      <SiteHarness>
        <ExerciseScreen exercise={exercise} loadQuestions={loadQuestions} />
      </SiteHarness>,
    );
    expect(screen.getByText(/draft, not reviewed by a clinician/)).toBeVisible();
    const count = Number(/(\d+) steps/.exec(screen.getByRole('status').textContent)?.[1]);
    await press('Start');
    for (let step = 1; step <= count; step += 1) {
      expect(screen.getByText(`Step ${step} of ${count}`)).toBeVisible();
      expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Stop' })).toHaveAttribute('href', '/exercises');
      await press(step === count ? 'Finish' : 'Next');
    }
    expect(screen.getByRole('heading', { level: 2, name: 'That is all' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Close' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Stop' })).toBeNull();
    expect(screen.getByRole('link', { name: /Need to talk\? 14416/ })).toHaveAttribute('href', 'tel:14416');
    await press('Do it again');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('goes back one step, and from the first step to the start', async () => {
    renderExercise('slow-breathing');
    await press('Start');
    await press('Next');
    await press('Back');
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    await press('Back');
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('leads the breath with words and a count, which end by themselves', async () => {
    renderExercise('slow-breathing');
    await press('Start');
    await press('Next');
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Start the circle' }).click());
    expect(screen.getByText('Breathe in')).toBeVisible();
    expect(screen.getByText('Breath 1 of 6')).toBeVisible();
    act(() => vi.advanceTimersByTime(4200));
    expect(screen.getByText('Breathe out')).toBeVisible();
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.getByText('Breath 2 of 6')).toBeVisible();
    act(() => vi.advanceTimersByTime(50_000));
    expect(screen.getByText('That was the last one.')).toBeVisible();
    expect(screen.queryByText(/^Breathe (in|out)$/)).toBeNull();
  });

  it('has timers that Next does not wait for, and that can be stopped', async () => {
    renderExercise('slow-breathing');
    await press('Start');
    await press('Next');
    await press('Next');
    await press('Start 15 seconds');
    expect(screen.getByRole('timer')).toHaveTextContent('15 seconds');
    await press('Stop the timer');
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Next');
    expect(screen.getByText('Step 4 of 4')).toBeVisible();
  });

  it('shows the chosen sentence on the next steps, and stores nothing', async () => {
    renderExercise('first-sentence');
    await press('Start');
    await press('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'I feel very alone.' }));
    await press('Next');
    expect(screen.getByText('“I feel very alone.”')).toBeVisible();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('alone');
  });

  it('about trouble at home leads to lines for people who are not safe', () => {
    const { unmount } = renderExercise('when-anger-rises');
    expect(screen.getByText('If you are not safe at home')).toBeVisible();
    expect(screen.getByText('Women Helpline')).toBeInTheDocument();
    unmount();
    renderExercise('slow-breathing');
    expect(screen.queryByText('If you are not safe at home')).toBeNull();
  });
});

describe('the list of pleasant acts', () => {
  /** "Listening to music" is rare, and "Buying a small treat", which costs money. */
  const ans = [1, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 5, 4, 5, 1, 4, 5, 4, 5];
  const answered = [{ time: '2026-11-20T10:00:00Z', version: '1.2', ans }];
  const openList = async () => {
    await press('Start');
  };

  it('begins with what the person did rarely, and never with something that costs money', async () => {
    renderExercise('pleasant-act', { visitor: false, answers: [{ body: answered }] });
    await openList();
    const own = await screen.findByRole('group', { name: /From your own answers/ });
    expect(within(own).getAllByRole('radio')).toHaveLength(1);
    expect(within(own).getByRole('radio', { name: 'Listening to music that I enjoy' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Or one of these' })).toBeVisible();
  });

  it.each([
    ['without a login', {}],
    ['offline', { visitor: false, answers: [0] }],
    ['on a server without these answers', { visitor: false, answers: [404] }],
    ['without answers', { visitor: false, answers: [{ body: [] }] }],
  ] as [string, SiteHarnessProps][])('%s has eight acts', async (_, harness) => {
    renderExercise('pleasant-act', harness);
    await openList();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(8));
    expect(screen.queryByText(/From your own answers/)).toBeNull();
  });
});

describe('the list of exercises', () => {
  it('has every exercise in the group of each of its troubles, with its minutes', () => {
    render(
      <SiteHarness>
        <ExercisesScreen exercises={exercises} />
      </SiteHarness>,
    );
    const sleep = screen.getByRole('region', { name: 'Sleep' });
    expect(
      within(sleep)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(exercises.filter(({ troubles }) => troubles.includes('sleep')).map(({ title }) => title));
    for (const { title, slug, minutes } of exercises) {
      const [link] = screen.getAllByRole('link', { name: title });
      expect(link).toHaveAttribute('href', `/exercises/${slug}`);
      expect(link!.closest('li')).toHaveTextContent(`${minutes} minutes`);
    }
    // Each trouble has something to do.
    expect(screen.getAllByRole('region')).toHaveLength(7);
  });
});
