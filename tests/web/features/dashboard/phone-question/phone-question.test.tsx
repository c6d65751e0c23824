import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { readPhoneOwnership } from '#api/device/phone-ownership.ts';
import { markAsRead } from '#api/device/reading-progress.ts';
import { createDraft } from '#domain/answers/draft.ts';
import * as dashboards from '#features/dashboard/dashboard.stories.tsx';
import * as stories from '#features/dashboard/phone-question/phone-question.stories.tsx';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const story = composeStories(stories);
const dashboard = composeStories(dashboards);
const getQuestion = () => screen.queryByRole('heading', { name: 'Does anyone else use this phone?' });
const getChoice = (name: 'Yes' | 'No') => screen.getByRole('button', { name: new RegExp(`^${name} `) });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the setting for a shared or personal phone', () => {
  it('is asked on the dashboard above the cards, and says what each answer means', async () => {
    render(<dashboard.Default />);
    const question = await screen.findByRole('heading', { name: 'Does anyone else use this phone?' });
    const card = screen.getByText('Psychological Wellbeing');
    expect(question.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getChoice('Yes')).toHaveAccessibleName('Yes Unsent answers stay until you leave.');
    expect(getChoice('No')).toHaveAccessibleName('No Unsent answers stay for 30 days.');
    for (const name of ['Yes', 'No'] as const)
      expect(getChoice(name)).toHaveAccessibleDescription('Until you answer, we act as if you said Yes.');
  });

  it('is stored, with a message on how to change it', async () => {
    const { unmount } = render(<story.Default />);
    await userEvent.click(getChoice('No'));
    expect(getQuestion()).toBeNull();
    expect(readPhoneOwnership()).toBe('mine');
    expect(document.activeElement).toHaveTextContent(
      'Saved: only you use this phone. You can change this on your profile page.',
    );
    expect(screen.getByRole('link', { name: 'profile page' })).toHaveAttribute('href', '/profilePage');
    unmount();
    render(<dashboard.Default />);
    await screen.findAllByRole('link');
    expect(getQuestion()).toBeNull();
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it('moves unfinished answers into the tab if shared, and removes reading data', async () => {
    const draft = createDraft(anInstrument(), 'key', new Date());
    saveDraft('T1', userid, draft);
    markAsRead(userid, 'wellBeing1');
    render(<story.Default />);
    await userEvent.click(getChoice('Yes'));
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(sessionStorage.getItem('T1')).toContain('key');
  });

  it('is not offered in a browser without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    render(<dashboard.Default />);
    await screen.findAllByRole('link');
    expect(getQuestion()).toBeNull();
  });

  it('reports a failure to store it, and is offered again', async () => {
    render(<story.Default />);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(getChoice('Yes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed');
    expect(getQuestion()).toBeVisible();
  });

  it('is removed after it was set in another tab', async () => {
    render(<story.Default />);
    expect(getQuestion()).toBeVisible();
    localStorage.setItem('phone', 'mine');
    window.dispatchEvent(new StorageEvent('storage', { key: 'phone' }));
    await vi.waitFor(() => expect(getQuestion()).toBeNull());
  });
});
