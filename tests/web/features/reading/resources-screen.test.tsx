import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/reading/resources-screen.stories.tsx';
import { notify } from '#ui/toast/toast.tsx';

const story = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('the resources', () => {
  it('have seven covers, each with a link to the first page of its chapter, then the exercises', () => {
    render(<story.Default />);
    expect(document.title).toBe('Resources · Wellness Check');
    const covers = screen
      .getAllByRole('heading', { level: 2 })
      .map((title) => within(title).queryByRole('link'))
      .filter((link) => link !== null);
    expect(covers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Maintaining Well Being- I', '/wellBeing1'],
      ['Maintaining Well Being- II', '/wellBeing11'],
      ['Cognitive Distortions', '/cognitiveDistortions1'],
      ['Learn Self-compassion', '/selfCompassion1'],
      ['Relaxation through Visualization', '/relaxationVisualization1'],
      ['Dealing with Suicidal Thoughts', '/suicidalThoughts1'],
      ['Step up: when you need to', '/stepUp1'],
      ['Short exercises', '/exercises'],
    ]);
    expect(screen.getAllByText('4 parts')).toHaveLength(2);
    expect(screen.queryByText(/parts read/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  });

  it('display the progress, the last page, and where it is stored', () => {
    render(<story.SomeRead />);
    expect(screen.getByText('2 of 4 parts read')).toBeVisible();
    expect(screen.getByText('1 of 2 parts read')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Continue: Part 3 of Maintaining Well Being- I' }),
    ).toHaveAttribute('href', '/wellBeing3');
    expect(
      screen.getByText(/^Only this device remembers what you have read, for 30 days or until you log out\./),
    ).toBeVisible();
  });

  it('on a shared phone say that nothing is stored', () => {
    render(<story.SharedPhone />);
    expect(screen.getByText(/^What you read is not remembered/)).toBeVisible();
    expect(screen.queryByText(/Only this device remembers/)).toBeNull();
  });

  it('have helplines for a person who feels unsafe, and the page on preparing for help', () => {
    render(<story.Default />);
    const safety = screen.getByRole('complementary', { name: 'If you feel unsafe now' });
    const links = within(safety).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:14416',
      'tel:18008914416',
      'tel:112',
      '/stepUp2',
    ]);
  });

  it('display a warning for a cover without pages', async () => {
    const warning = vi.spyOn(notify, 'warning').mockResolvedValue();
    render(<story.ChapterToCome />);
    await userEvent.click(screen.getByRole('button', { name: 'Cognitive Distortions' }));
    expect(warning).toHaveBeenCalledExactlyOnceWith('Screen not implemented');
    expect(screen.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  });
});
