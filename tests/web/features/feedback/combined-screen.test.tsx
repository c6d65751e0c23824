import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/feedback/combined-screen.stories.tsx';

const story = composeStories(stories);
const getTab = (name: string) => screen.getByRole('tab', { name });
const getSelectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('the feedback of all sections', () => {
  it('has one tab for each section, and opens its own', async () => {
    render(<story.OpensInitialTab />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Psychological',
      'Emotional',
      'Social',
      'Distress',
      'Activity',
    ]);
    expect(getSelectedTab()).toBe('Social');
    expect(
      await screen.findByRole('img', { name: /Social Wellbeing\. Current score 41/ }),
    ).toBeInTheDocument();
  });

  it('opens the first one for an unknown section', async () => {
    render(<story.Default initial="" at={{ pathname: '/', search: '?tab=other' }} />);
    expect(getSelectedTab()).toBe('Psychological');
    expect(
      await screen.findByRole('img', { name: /Psychological Wellbeing\. Current score 86/ }),
    ).toBeInTheDocument();
  });

  it('opens the tab in the address, regardless of letter case', async () => {
    render(<story.TabFromUrl />);
    expect(getSelectedTab()).toBe('Distress');
    expect(await findHeading('Your Distress')).toBeVisible();
    expect(document.title).toBe('Check-in');
  });

  it('loads a section only when its tab is displayed', async () => {
    const load = vi.fn(stories.default.args?.load);
    render(<story.Default load={load} />);
    await screen.findByRole('img', { name: /Current score 86/ });
    expect(load.mock.calls).toEqual([['S1']]);
    await userEvent.click(getTab('Activity'));
    expect(
      await screen.findByRole('img', { name: /Pleasure-oriented activity\. Current score 22/ }),
    ).toBeInTheDocument();
    expect(load.mock.calls).toEqual([['S1'], ['S5']]);
    expect(screen.queryByRole('img', { name: /Current score 86/ })).toBeNull();
  });

  it('works by keyboard', async () => {
    render(<story.Default />);
    getTab('Psychological').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(
      await screen.findByRole('img', { name: /Positivity Ratio\. Current score 1\.92/ }),
    ).toBeInTheDocument();
    expect(getTab('Emotional')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(await findHeading('Your Activity Pattern')).toBeVisible();
  });

  it('has no Next button', async () => {
    render(<story.Default />);
    await screen.findByRole('img', { name: /Current score 86/ });
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('displays Not Available for a section without results, and without a session', async () => {
    const { unmount } = render(<story.NoResults />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    unmount();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.NoResults visitor />);
    expect(screen.getByText('Not Available')).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keeps its title while the section loads, so that focus is not lost', async () => {
    render(<story.Default />);
    const title = screen.getByRole('heading', { level: 1 });
    title.focus();
    await screen.findByRole('img', { name: /Current score 86/ });
    expect(title).toHaveFocus();
  });

  it('displays the name of a section while it loads', () => {
    render(<story.Loading />);
    expect(screen.getByRole('heading', { level: 1, name: 'Psychological Wellbeing' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('the back link', () => {
  it('leads to the previous page, however many tabs were opened', async () => {
    render(<story.Default />);
    await userEvent.click(getTab('Social'));
    await userEvent.click(getTab('Distress'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await findHeading('/before')).toBeVisible();
  });

  it('leads to My Pattern if the visit started here, also after a change of tab', async () => {
    render(<story.TabFromUrl />);
    await userEvent.click(getTab('Social'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await findHeading('/myPatternScreen')).toBeVisible();
  });

  it('keeps the tab after a return from a reading page', async () => {
    render(<story.Default />);
    await userEvent.click(getTab('Social'));
    const [page] = await screen.findAllByRole('link', { name: 'Volunteering: giving some of your time' });
    await userEvent.click(page as HTMLElement);
    expect(await findHeading('/wellBeing3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(getSelectedTab()).toBe('Social'));
  });

  it('leads to My Pattern after a reading page, if the visit started here', async () => {
    render(<story.TabFromUrl />);
    await userEvent.click(getTab('Social'));
    const [page] = await screen.findAllByRole('link', { name: 'Volunteering: giving some of your time' });
    await userEvent.click(page as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Browser back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await findHeading('/myPatternScreen')).toBeVisible();
  });
});
