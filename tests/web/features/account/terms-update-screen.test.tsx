import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/account/terms/terms-update-screen.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';
import notice from '../../../../content/consent-notice/en-IN.json';
import settings from '../../../../content/settings.json';

const story = composeStories(stories);
const agree = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'I agree to the new terms' }));

it('lets the person read, and links to their data, to the deletion and to the logout', async () => {
  render(<story.Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our terms have changed' })).toBeVisible();
  await screen.findByRole('button', { name: 'I agree to the new terms' });
  expect(
    screen.getByRole('link', { name: `Terms of Use, version ${settings.termsVersion}` }),
  ).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'profile page' })).toHaveAttribute('href', '/profilePage');
  expect(screen.getByText(/You can log out in the menu at the top/)).toBeVisible();
});

it('stores the accepted version and continues the redirect of the login', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.Default onCall={(request) => calls.push(readRequest(request))} />);
  await agree();
  expect(await screen.findByText('/resourcesScreen')).toBeVisible();
  const sent = (await Promise.all(calls)).filter(({ method }) => method === 'POST');
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/user/consent/4711',
      authorization: 'made-up',
      body: {
        purpose: 'terms',
        given: true,
        version: settings.termsVersion,
        notice: { version: notice.version, language: notice.language },
      },
    },
  ]);
});

it.each([
  ['NotSaved', 'This could not be saved. Please try again.'],
  ['ChangedMeanwhile', 'These words have changed meanwhile. Please load the page again.'],
] as const)('%s: displays a message and stays', async (name, message) => {
  await runStory(story[name]);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'I agree to the new terms' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

const newest = { given: true, version: '2999-01-01', time: '2026-01-15T06:30:00.000Z' };

it.each([
  ['who accepted the newest terms', { 'GET ': { body: { terms: newest, research: null } } }],
  ['on a server without the route', {}],
])('immediately redirects a person %s', async (_, answers) => {
  render(<story.Default answers={answers} />);
  expect(await screen.findByText('/resourcesScreen')).toBeVisible();
});
