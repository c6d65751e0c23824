import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { readPhoneOwnership } from '#api/device/phone-ownership.ts';
import { createDraft } from '#domain/answers/draft.ts';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const story = composeStories(stories);
const findChoice = (name: RegExp) => screen.findByRole('radio', { name });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('shared or personal phone, on the profile page', () => {
  it('displays the setting, and can be changed back and forth with existing drafts', async () => {
    render(<story.Loaded />);
    expect(await screen.findByText('Until you answer, we act as if you said Yes.')).toBeVisible();
    expect(await findChoice(/^No\./)).not.toBeChecked();
    saveDraft('T1', userid, createDraft(anInstrument(), 'key', new Date()));

    await userEvent.click(await findChoice(/^Yes\./));
    expect(await findChoice(/^Yes\./)).toBeChecked();
    expect(screen.getByText('You said that other people use this phone too.')).toBeVisible();
    expect([readPhoneOwnership(), localStorage.getItem('T1')]).toEqual(['shared', null]);

    await userEvent.click(await findChoice(/^No\./));
    expect(screen.getByText('You said that only you use this phone.')).toBeVisible();
    expect([readPhoneOwnership(), sessionStorage.getItem('T1')]).toEqual(['mine', null]);
    expect(localStorage.getItem('T1')).toContain('key');
  });

  it('is unchanged if the browser refuses, with a message', async () => {
    render(<story.Loaded />);
    const shared = await findChoice(/^Yes\./);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(shared);
    expect(
      await screen.findByText('This browser could not save your choice. Nothing has changed.'),
    ).toBeVisible();
    expect(shared).not.toBeChecked();
  });

  it('is hidden in a browser without storage, and for visitors', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { unmount } = render(<story.LoggedOut />);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    render(<story.Loaded />);
    await screen.findByText('Meera');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
