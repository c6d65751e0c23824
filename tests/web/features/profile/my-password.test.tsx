import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '#features/profile/my-password.stories.tsx';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);

describe('my password', () => {
  it('is changed, with a message that every other login has ended', async () => {
    await runStory(story.Changed);
    expect(screen.getByText('Your password is changed. You are logged in only here now.')).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Change my password' });
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('an empty form displays what is missing, with focus on the first field', async () => {
    await runStory(story.Empty);
    const current = screen.getByLabelText('Current password');
    await expect.poll(() => document.activeElement).toBe(current);
    expect(current).toHaveAccessibleDescription('Please type the password that you use now.');
  });

  it.each([
    [
      'WrongPassword',
      'Current password',
      /^This is not the password that you use now. Nothing was changed.$/,
    ],
    ['CommonPassword', 'New password', /Many people use this password/],
    ['SamePassword', 'New password', /The new password is the same as the old one./],
  ] as const)('%s: the field "%s" has the message', async (name, field, reason) => {
    await runStory(story[name]);
    await expect.poll(() => screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(reason);
  });

  it('a cancelled form returns focus to its button', async () => {
    await runStory(story.Open);
    fireEvent.click(screen.getByRole('button', { name: 'Keep my password' }));
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change my password' })).toHaveFocus();
  });

  it("without such a route the server's message replaces the form, with focus", async () => {
    await runStory(story.Unsupported);
    const words = await screen.findByText('This is not available here. Nothing was changed.');
    await expect.poll(() => document.activeElement?.contains(words)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('without a response displays what to try', async () => {
    await runStory(story.Offline);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please log in again with the new password. If it does not work, use the old one.',
    );
  });
});
