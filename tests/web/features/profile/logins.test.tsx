import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '#features/profile/login-sessions.stories.tsx';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);

/** The bodies sent so far, as text. */
const bodies: string[] = [];
const onCall = (request: Request) => {
  if (request.method === 'POST')
    void request
      .clone()
      .text()
      .then((text) => bodies.push(text));
};

describe('the logins of a person', () => {
  it('are listed, this browser first and without a button', async () => {
    render(<story.Default />);
    const [own, other] = await screen.findAllByRole('listitem');
    expect(own).toHaveTextContent(
      'This browserStarted 20 Nov 2026, 9:40 am. Last used 22 Nov 2026, 9:05 am.',
    );
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(other as HTMLElement).getByRole('button')).toHaveAccessibleName(
      'Log out there. Started 20\u00A0Nov\u00A02026, 9:40\u00A0am. Last used 21\u00A0Nov\u00A02026, 8:32\u00A0pm.',
    );
  });

  it('can be ended one by one: the list is reloaded, with a message', async () => {
    bodies.length = 0;
    render(<story.Default onCall={onCall} />);
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^Log out there/ }))[0] as HTMLElement,
    );
    expect(await screen.findByText('Done. That login has ended.')).toBeVisible();
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
    expect(bodies).toEqual([JSON.stringify({ id: 'b'.repeat(64) })]);
    // The row is removed with its button, so the message gets the focus.
    expect(screen.getByText('Done. That login has ended.')).toHaveFocus();
  });

  it('can be ended except for this one', async () => {
    bodies.length = 0;
    render(<story.Default onCall={onCall} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('Done. You are logged in only here now.')).toBeVisible();
    expect(bodies).toEqual(['{}']);
  });

  it('are kept with a message if the request fails', async () => {
    await runStory(story.NotEnded);
    expect(screen.getByRole('alert')).toHaveTextContent('This did not work.');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('can be reloaded after a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<story.NotAvailable />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This browser')).toBeVisible();
  });

  it('are hidden if the server has no such route', async () => {
    const { container } = await runStory(story.Unsupported);
    expect(container).toBeEmptyDOMElement();
  });
});
