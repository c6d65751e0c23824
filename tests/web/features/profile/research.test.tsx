import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';
import { type Call, readCall } from '#tests/support/fake-server.ts';
import { played } from '#tests/support/played.tsx';

const story = composeStories(stories);
const theSwitch = () => screen.findByRole('switch', { name: /may also serve research/ });
const title = 'Use of my answers for research';

it('is given and taken back with one click each; state and date stand there', async () => {
  const calls: Promise<Call>[] = [];
  render(<story.ResearchAsked onCall={(request) => calls.push(readCall(request))} />);
  expect(await theSwitch()).not.toBeChecked();
  expect(screen.getByText('You have not agreed to this.')).toBeVisible();

  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/You agreed on 12th October 2026/)).toBeVisible();
  expect(await theSwitch()).toBeChecked();

  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/You took this back on 12th October 2026/)).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  const sent = (await Promise.all(calls)).filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body, authorization }) => [path, body, authorization])).toEqual([
    ['/user/consent/4711', { purpose: 'research', given: true, version: '2026-10-01' }, 'made-up'],
    ['/user/consent/4711', { purpose: 'research', given: false, version: '2026-10-01' }, 'made-up'],
  ]);
});

it('tells those who listen how it stands', async () => {
  render(<story.ResearchGiven />);
  expect(await theSwitch()).toHaveAccessibleDescription(/You agreed on 12th October 2026/);
});

it('says which releases held the answers, also after it was taken back, and nothing where there were none', async () => {
  const { unmount } = render(<story.ResearchReleased />);
  const list = await screen.findByRole('list', { name: 'Your answers, without your name, were part of:' });
  expect(list).toHaveTextContent(/^Release of 23rd November 2026 \(Psychological, Distress\)$/);
  unmount();
  render(<story.ResearchGiven />);
  expect(await theSwitch()).toBeChecked();
  expect(screen.queryByText(/were part of/)).toBeNull();
});

it('that could not be saved stays as it was, and says so', async () => {
  await played(story.ResearchNotSaved);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(await theSwitch()).toBeChecked();
});

it('can be looked up again when the server did not answer', async () => {
  render(<story.ResearchNotAvailable />);
  const section = await screen.findByRole('region', { name: title });
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await theSwitch()).toBeChecked();
});

it('can be taken back also when nobody is asked any more, and is not offered anew', async () => {
  await played(story.ResearchOffButGiven);
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

it.each([
  ['the person never agreed', { body: { terms: null, research: null } }],
  ['the server lacks the call', 404],
] as const)('nothing of it where nobody is asked and %s', async (_, consents) => {
  const answers = { ...story.Loaded.args.answers, '/user/consent/': consents };
  render(<story.ResearchOffButGiven answers={answers} />);
  await screen.findByRole('heading', { name: 'Download my data' });
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(document.getElementById('research-state')).toBeNull();
});
