import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { readPhone } from '#api/device/phone.ts';
import { markAsRead } from '#api/device/reading.ts';
import { createDraft } from '#domain/answers/draft.ts';
import * as dashboards from '#features/dashboard/dashboard.stories.tsx';
import * as stories from '#features/dashboard/whose-phone/whose-phone.stories.tsx';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const story = composeStories(stories);
const dashboard = composeStories(dashboards);
const getQuestion = () => screen.queryByRole('heading', { name: 'Whose phone is this?' });
const getChoice = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the setting for a shared or personal phone', () => {
  it('is offered on the dashboard, with an explanation', async () => {
    render(<dashboard.TwoDone />);
    expect(await screen.findByRole('heading', { name: 'Whose phone is this?' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const name of ['Mine', 'Shared'])
      expect(getChoice(name)).toHaveAccessibleDescription(
        /^If you choose Shared, .* not kept on this phone\.$/,
      );
  });

  it('is stored, with a message on how to change it', async () => {
    const { unmount } = render(<story.Asks />);
    await userEvent.click(getChoice('Mine'));
    expect(getQuestion()).toBeNull();
    expect(readPhone()).toBe('mine');
    expect(document.activeElement).toHaveTextContent(
      'This phone is yours. You can change this on your profile page.',
    );
    expect(screen.getByRole('link', { name: 'profile page' })).toHaveAttribute('href', '/profilePage');
    unmount();
    render(<dashboard.TwoDone />);
    await screen.findAllByRole('link');
    expect(getQuestion()).toBeNull();
    expect(screen.queryByText(/This phone is/)).toBeNull();
  });

  it('moves unfinished answers into the tab if shared, and removes reading data', async () => {
    const draft = createDraft(anInstrument(), 'key', new Date());
    saveDraft('T1', userid, draft);
    markAsRead(userid, 'wellBeing1');
    render(<story.Asks />);
    await userEvent.click(getChoice('Shared'));
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(sessionStorage.getItem('T1')).toContain('key');
  });

  it('is not offered in a browser without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    render(<dashboard.TwoDone />);
    await screen.findAllByRole('link');
    expect(getQuestion()).toBeNull();
  });

  it('reports a failure to store it, and is offered again', async () => {
    render(<story.Asks />);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(getChoice('Shared'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed');
    expect(getQuestion()).toBeVisible();
  });

  it('is removed after it was set in another tab', async () => {
    render(<story.Asks />);
    expect(getQuestion()).toBeVisible();
    localStorage.setItem('phone', 'mine');
    window.dispatchEvent(new StorageEvent('storage', { key: 'phone' }));
    await vi.waitFor(() => expect(getQuestion()).toBeNull());
  });
});
