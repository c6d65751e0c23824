import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import * as stories from '#features/plan/this-week-screen.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const getGroup = (name: string) => screen.getByRole('radiogroup', { name });
const listLabels = (name: string) =>
  within(getGroup(name))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

beforeEach(clearSessionStorage);

describe('one thing this week', () => {
  it('begins with one question and marks what the answers suggest, without choosing it', async () => {
    await runStory(story.Default);
    expect(screen.getByText('Small steps help more than reading a result.')).toBeVisible();
    expect(listLabels('What troubles you most now?')).toEqual(['Sleep', 'Worry · from your answers', 'Home']);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save my plan' })).toBeNull();
  });

  it('is planned with two taps after the trouble is displayed', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Default onCall={async (request) => calls.push(await readRequest(request))} />);
    await tap(/^Worry/);
    await userEvent.click(screen.getByRole('button', { name: 'Save my plan' }));
    expect(await screen.findByRole('heading', { name: 'Your plan is saved' })).toHaveFocus();
    expect(
      screen.getByText('Today after dinner, at home: Sit down and breathe slowly for three minutes.'),
    ).toBeVisible();
    expect(screen.getByText('If it does not work: do a smaller step. Take five slow breaths.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Or do it now' })).toHaveAttribute(
      'href',
      '/exercises/slow-breathing',
    );
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      trouble: 'worry',
      step: 'breathe',
      smaller: false,
      when: 'dinner',
      where: 'home',
      if_not: 'smaller',
      day: '2026-11-28',
    });
  });

  it('puts the day into a calendar, as a neutral title', async () => {
    const share = vi.fn(async (_data: { files: File[] }) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
    render(<story.Default />);
    await tap(/^Worry/);
    await userEvent.click(screen.getByRole('button', { name: 'Save my plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put it in my calendar' }));
    const [file] = share.mock.calls[0]![0].files;
    const text = await file!.text();
    expect(text).toContain('DTSTART:20261128T100000');
    expect(text).toContain('SUMMARY:Check-in');
    expect(text).not.toMatch(/breathe|worry|wellness/i);
    vi.unstubAllGlobals();
  });

  it('offers only times that are still to come', async () => {
    await runStory(story.Chosen);
    expect(listLabels('Which day?')).toHaveLength(7);
    expect(listLabels('Which day?')[0]).toBe('Today');
    await tap('After lunch');
    expect(listLabels('Which day?')[0]).toBe('Tomorrow');
    expect(screen.getByText(/^Tomorrow after lunch, at home:/)).toBeVisible();
  });

  it('shows the lines for people who are not safe when the trouble is home', async () => {
    await runStory(story.Home);
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(expect.arrayContaining(['tel:181', 'tel:14567']));
  });

  it('gives a kept step of a result a day, and can choose another one', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Kept onCall={async (request) => calls.push(await readRequest(request))} />);
    expect(await screen.findByText('Write a few kind lines to yourself.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Do a smaller step' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save my plan' }));
    await screen.findByText('Your plan is saved');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ trouble: null, step: null });
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose something else' }));
    expect(getGroup('What troubles you most now?')).toBeVisible();
  });

  it('offers only steps towards a person after heavy answers, with the help numbers', async () => {
    await runStory(story.ContactOnly);
    expect(listLabels('Some of your answers show hard days. Choose one step towards a person')).toEqual([
      'Tell one person you trust how you feel.',
    ]);
    expect(screen.getByText('Please talk to someone today.')).toBeVisible();
  });

  it('says that there is no internet and keeps the choices', async () => {
    const { unmount } = await runStory(story.Offline);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is no internet now. Your choices stay on this page.',
    );
    expect(screen.getByRole('radio', { name: /^Worry/ })).toBeChecked();
    unmount();
    render(<story.Default />);
    expect(await screen.findByRole('radio', { name: /^Worry/ })).toBeChecked();
  });

  it('is not available on a server without plans', async () => {
    await runStory(story.Unsupported);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});
