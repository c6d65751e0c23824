import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { resetTrial } from '#features/trial/use-trial.ts';
import settings from '../../../content/settings.json';
import { instruments } from '#tests/support/instruments.ts';
import { meera, openApp } from './app-harness.tsx';

const section = instruments.find(({ id }) => id === settings.trial.section) as Instrument;
const year = new Date().getFullYear() - 34;
const wait = { timeout: 10_000 };
const sealed = { keyId: 'k', ephemeralKey: 'e', iv: 'i', box: 'b' };
const readStored = () => localStorage.getItem('trialAnswers');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetTrial();
});

/** Opens the page as a visitor and enters the year of birth. */
async function begin(birthYear = year, list: readonly Instrument[] = [section]) {
  const app = openApp('/try-now', { visitor: true, instruments: list });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Year of birth', {}, wait), String(birthYear));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  return { ...app, user };
}

/** Answers every question with the option at this index. */
async function answerAll(option: number) {
  for (let number = 1; number <= section.items.length; number += 1) {
    await screen.findByText(`Question ${number} of ${section.items.length}`, {}, wait);
    fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: String(option + 1) });
  }
  fireEvent.click(await screen.findByRole('button', { name: section.presentation.finishLabel }, wait));
}

describe('questions without an account', () => {
  it('lead to a result in words without any request, numbers of other people or a stored value', async () => {
    const { calls } = await begin();
    await answerAll(1);
    expect(await screen.findByText(/This is your first result/, {}, wait)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'One small step' })).toBeVisible();
    expect(screen.queryByText(/percentile|reference group|compared/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save this step' })).toBeNull();
    expect(document.title).toBe(settings.homeScreenName);
    expect(calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(Object.keys(sessionStorage).filter((key) => key !== 'scrolled')).toEqual([]);
  });

  it('in a draft translation lead to the score without a level', async () => {
    await begin(year, [{ ...section, language: 'hi-IN' }]);
    await answerAll(1);
    expect(await screen.findByText(/^We are still testing this translation\./, {}, wait)).toBeVisible();
    expect(screen.getByText(/^\d+ of \d+$/)).toBeVisible();
    expect(screen.queryByText(/Many people feel like this|^Low$|^Average$|^High$/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'One small step' })).toBeNull();
  });

  it('put help first after heavy answers, with a contact step', async () => {
    await begin();
    await answerAll(3);
    expect(
      await screen.findByRole('complementary', { name: 'Please talk to someone today.' }, wait),
    ).toBeVisible();
    const step = screen.getByRole('heading', { name: 'One small step' }).parentElement as HTMLElement;
    expect(within(step).getByText(section.help.steps?.[0] ?? '')).toBeVisible();
  });

  it('warn before they are lost from the first answer on', async () => {
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await begin();
    await screen.findByText(`Question 1 of ${section.items.length}`, {}, wait);
    expect(isWarned()).toBe(false);
    fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '2' });
    await waitFor(() => expect(isWarned()).toBe(true));
  });

  it('are not asked under 18, with numbers in their place', async () => {
    await begin(new Date().getFullYear() - 15);
    expect(await screen.findByText(/for adults aged 18/, {}, wait)).toBeVisible();
    expect(screen.queryByText(/^Question 1/)).toBeNull();
  });

  it('do not exist without the section', async () => {
    openApp('/try-now', { visitor: true, instruments: [{ ...section, set: { retired: true } }] });
    expect(await screen.findByRole('heading', { level: 1 }, wait)).toHaveTextContent('Page not found');
  });

  it('lead a person with an account to the dashboard', async () => {
    const { router } = openApp('/try-now', { server: meera, instruments });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), wait);
  });

  it('are deleted on request', async () => {
    const { user } = await begin();
    await answerAll(0);
    await user.click(await screen.findByRole('button', { name: 'Delete now' }, wait));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your answers are deleted');
    expect(screen.queryByText(/This is your first result/)).toBeNull();
  });
});

describe('the question after a registration', () => {
  const open = (isRegistered: boolean, status = 204) => {
    const finishedAt = new Date(Date.now() - 3_600_000).toISOString();
    const flag = isRegistered ? { isRegistered } : {};
    localStorage.setItem(
      'trialAnswers',
      JSON.stringify({ sectionId: section.id, finishedAt, sealed, ...flag }),
    );
    const refusal = { code: 'answers-before-account', message: 'No.' };
    return openApp('/dashboard', {
      instruments,
      server: {
        ...meera,
        [`POST /section/sealed/4711/${section.id}`]: [status, status === 204 ? undefined : refusal],
      },
    });
  };
  const title = 'Keep your first answers?';
  const wasSent = ({ calls }: ReturnType<typeof openApp>) =>
    calls.some(({ call }) => call.startsWith('POST /section/sealed'));

  it('sends the answers after a Yes only, and removes them', async () => {
    const app = open(true);
    expect(await screen.findByRole('heading', { name: title }, wait)).toBeVisible();
    expect(wasSent(app)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, keep them' }));
    expect(await screen.findByText('Your first answers are in your account.', {}, wait)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your result' })).toHaveAttribute(
      'href',
      section.routes.feedback,
    );
    expect(wasSent(app)).toBe(true);
    expect(readStored()).toBeNull();
  });

  it('deletes the answers after a No', async () => {
    const app = open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'No, delete them' }, wait));
    expect(readStored()).toBeNull();
    expect(wasSent(app)).toBe(false);
  });

  it('keeps the answers on the phone if the server does not answer', async () => {
    open(true, 503);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, keep them' }, wait));
    expect(await screen.findByText(/They are still locked on this phone/, {}, wait)).toBeVisible();
    expect(readStored()).not.toBeNull();
  });

  it('says that the account cannot take them, and deletes them', async () => {
    open(true, 409);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, keep them' }, wait));
    expect(await screen.findByText(/cannot be added to this account/, {}, wait)).toBeVisible();
    expect(readStored()).toBeNull();
  });

  it('is not asked of a person who did not register on this phone', async () => {
    open(false);
    await screen.findByRole('heading', { level: 1 }, wait);
    await waitFor(() => expect(screen.queryByText('Loading your dashboard...')).toBeNull(), wait);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });
});
