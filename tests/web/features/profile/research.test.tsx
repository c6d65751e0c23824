import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const findSwitch = () => screen.findByRole('switch', { name: /may also serve research/ });
const title = 'Use of my answers for research';

it('is granted and withdrawn with one click each; state and date are displayed', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.ResearchAsked onCall={(request) => calls.push(readRequest(request))} />);
  expect(await findSwitch()).not.toBeChecked();
  expect(screen.getByText('You have not agreed to this.')).toBeVisible();

  await userEvent.click(await findSwitch());
  expect(await screen.findByText(/You agreed on 12 Oct 2026/)).toBeVisible();
  expect(await findSwitch()).toBeChecked();

  await userEvent.click(await findSwitch());
  expect(await screen.findByText(/You stopped this on 12 Oct 2026/)).toBeVisible();
  expect(await findSwitch()).not.toBeChecked();
  const sent = (await Promise.all(calls)).filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body, authorization }) => [path, body, authorization])).toEqual([
    ['/user/consent/4711', { purpose: 'research', given: true, version: '2026-10-01' }, 'made-up'],
    ['/user/consent/4711', { purpose: 'research', given: false, version: '2026-10-01' }, 'made-up'],
  ]);
});

it('notifies listeners of its state', async () => {
  render(<story.ResearchGiven />);
  expect(await findSwitch()).toHaveAccessibleDescription(/You agreed on 12\u00A0Oct\u00A02026/);
});

it('lists the releases with the answers, also after a withdrawal, and nothing if there are none', async () => {
  const { unmount } = render(<story.ResearchReleased />);
  const list = await screen.findByRole('list', { name: 'Your answers, without your name, were part of:' });
  expect(list).toHaveTextContent(/^Release of 23 Nov 2026 \(Psychological, Distress\)$/);
  unmount();
  render(<story.ResearchGiven />);
  expect(await findSwitch()).toBeChecked();
  expect(screen.queryByText(/were part of/)).toBeNull();
});

it('that could not be saved is unchanged, with a message', async () => {
  await runStory(story.ResearchNotSaved);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(await findSwitch()).toBeChecked();
});

it('can be reloaded if the server did not respond', async () => {
  render(<story.ResearchNotAvailable />);
  const section = await screen.findByRole('region', { name: title });
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await findSwitch()).toBeChecked();
});

it('can be withdrawn also if research is no longer offered, and is not offered again', async () => {
  await runStory(story.ResearchOffButGiven);
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

it.each([
  ['the person never agreed', { body: { terms: null, research: null } }],
  ['the server lacks the route', 404],
] as const)('is hidden if it is not offered and %s', async (_, consents) => {
  const answers = { ...story.Loaded.args.answers, '/user/consent/': consents };
  render(<story.ResearchOffButGiven answers={answers} />);
  await screen.findByRole('heading', { name: 'Download my data' });
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(document.getElementById('research-state')).toBeNull();
});
