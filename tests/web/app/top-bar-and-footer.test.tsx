/** Bar and footer in Storybook equal those of the app. */
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as footers from '#ui/footer/footer.stories.tsx';
import * as bars from '#ui/header/header.stories.tsx';
import { type AppOptions, meera, openApp } from './app-harness.tsx';

const { Default: LoggedIn, LoggedOut } = composeStories(bars);
const { Default: Plain } = composeStories(footers);

/** Interactive elements in order: link or button, icons and text. The menu repeats some. Helpline numbers are content. */
function listInteractive(frame: HTMLElement): readonly string[] {
  const elements = [...frame.querySelectorAll('a:not([href^="tel:"]), button')].map((one) => {
    const icons = [...one.querySelectorAll('svg.lucide')].map((icon) => icon.getAttribute('class'));
    return [one.tagName, ...icons, one.textContent?.trim()].join(' ');
  });
  return [...new Set(elements)];
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it.each<[string, string, AppOptions, string, typeof LoggedIn]>([
  ['a logged-in person', '/profilePage', { server: meera }, 'Meera', LoggedIn],
  ['a visitor', '/team', { visitor: true }, 'Menu', LoggedOut],
])('the bar of %s', async (_, address, options, name, Story) => {
  openApp(address, options);
  await screen.findByRole('button', { name });
  // Loaded later.
  await screen.findByRole('button', { name: /^Language/ });
  const ofProgram = listInteractive(screen.getByRole('banner'));
  cleanup();
  render(<Story />);
  expect(listInteractive(screen.getByRole('banner'))).toEqual(ofProgram);
});

it('the footer', async () => {
  openApp('/team', { visitor: true });
  const ofProgram = listInteractive(await screen.findByRole('contentinfo'));
  cleanup();
  // The setting has no store address.
  render(<Plain store={undefined} />);
  expect(listInteractive(screen.getByRole('contentinfo'))).toEqual(ofProgram);
});
