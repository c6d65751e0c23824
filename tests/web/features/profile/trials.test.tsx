import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/profile/profile-screen.stories.tsx';
import { type Call, readCall } from '#tests/support/fake-server.ts';

const story = composeStories(stories);
const theSwitch = () => screen.findByRole('switch', { name: /take part in this trial/ });

it('is off by default, and joined and left with one click each', async () => {
  const calls: Promise<Call>[] = [];
  render(<story.TrialAsked onCall={(request) => calls.push(readCall(request))} />);
  expect(await theSwitch()).not.toBeChecked();
  expect(await theSwitch()).toHaveAccessibleDescription(/You take no part/);

  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/You joined on 12th October 2026/)).toBeVisible();
  expect(await theSwitch()).toBeChecked();

  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/You left on 12th October 2026/)).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  const sent = (await Promise.all(calls)).filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { purpose: 'trial', given: true, version: 'short-steps@2026-10-01' },
    { purpose: 'trial', given: false, version: 'short-steps@2026-10-01' },
  ]);
});

it('is off for who joined under other words', async () => {
  render(<story.TrialReworded />);
  expect(await theSwitch()).not.toBeChecked();
});

it('is shown to nobody while none runs', async () => {
  render(<story.ResearchGiven />);
  expect(await screen.findAllByRole('switch')).toHaveLength(1);
});
