/** The help block next to results: its position, and the content that it replaces. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { story } from './screen-stories.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the help block', () => {
  const compareOrder = async (name: 'HelpFirst' | 'HelpAfter') => {
    const Story = story[name];
    render(<Story />);
    const chart = await screen.findByRole('img', { name: /Current score/ });
    const help = screen.getByRole('link', { name: /14416/ });
    expect(help).toHaveAttribute('href', 'tel:14416');
    return help.compareDocumentPosition(chart) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
  };

  it('is before the chart if distress is severe', async () => {
    expect(await compareOrder('HelpFirst')).toBe('before');
  });

  it('is after the chart otherwise', async () => {
    expect(await compareOrder('HelpAfter')).toBe('after');
  });

  it('is once on the page, above the words, in red distress too', async () => {
    for (const name of ['HelpFirst', 'HelpRow'] as const) {
      const Story = story[name];
      const { unmount } = render(<Story />);
      const step = await screen.findByText('One small step');
      await screen.findByText('See the numbers');
      const [help, ...more] = screen.getAllByRole('link', { name: /14416/ });
      expect(help?.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(more, name).toEqual([]);
      unmount();
    }
  });

  it('has neither score, level, history nor position above or next to it in severe distress', async () => {
    render(<story.HelpFirst />);
    const fold = (await screen.findByText('See the numbers')).closest('details');
    expect(fold).not.toHaveAttribute('open');
    const outside = document.body.cloneNode(true) as HTMLElement;
    outside.querySelector('details:has([role="img"])')?.remove();
    expect(outside).toHaveTextContent('These 30 days have been very hard for you.');
    expect(outside).toHaveTextContent(
      'Talk to someone today: a person you trust, or one of the free numbers.',
    );
    expect(outside).not.toHaveTextContent(/\b31\b|High|Harder|score|of 50/);
  });

  it.each(['NoAttempt', 'NotAvailable', 'Loading'] as const)(
    'is displayed in the state %s too',
    async (name) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const Story = story[name];
      render(<Story instrument={story.HelpFirst.args.instrument} />);
      expect(await screen.findByRole('complementary', { name: 'Need to talk?' })).toBeVisible();
    },
  );

  it('is displayed next to unsent answers', async () => {
    render(<story.SendingRefused />);
    await screen.findByRole('alert');
    expect(screen.getByRole('complementary', { name: 'Need to talk?' })).toBeVisible();
  });
});

describe('if a single answer calls for help, whatever the total', () => {
  const takenSeriously = /That deserves care, whatever the total/;
  const praise = /little stress/;

  it('help is displayed first as the server says, without praise', async () => {
    render(<story.HelpFirstByAnswer />);
    const chart = await screen.findByRole('img', { name: /Current score 18/ });
    const help = screen.getByRole('link', { name: /14416/ });
    expect(help.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(takenSeriously)).toHaveLength(1);
    expect(screen.queryByText(praise)).toBeNull();
  });

  it('step and reading lead to help, not to the level', async () => {
    render(<story.HelpFirstByAnswer />);
    expect((await screen.findAllByText('Ring one of these numbers today.'))[0]).toBeVisible();
    expect(screen.queryByText(/walk or a fixed hour of sleep/)).toBeNull();
    expect(document.querySelectorAll('a[href="/stepUp1"]')).toHaveLength(1);
    expect(document.querySelector('a[href="/relaxationVisualization1"]')).toBeNull();
  });

  it('this tab derives it from answers just sent, if the server returns nothing', async () => {
    render(<story.HelpFirstAfterSubmission />);
    expect(await screen.findByText(praise)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(takenSeriously)).toBeVisible();
    expect(screen.queryByText(praise)).toBeNull();
  });

  it('stores nothing of it on the device', async () => {
    render(<story.HelpFirstAfterSubmission />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText(takenSeriously);
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toMatch(/help/i);
  });

  it('the text of a red level is unchanged', async () => {
    render(<story.HelpFirstRedZone />);
    // From 30 points on the level has its own text.
    expect(await screen.findByText(/^These 30 days have been very hard for you\./)).toBeVisible();
    expect(screen.queryByText(takenSeriously)).toBeNull();
    expect(screen.queryByText(/Choose one person to talk to/)).toBeNull();
  });
});
