import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import { HelpNumbers, ResultHelp, type ResultHelpProps } from '#help/result-help.tsx';

const urgent = 'Please talk to someone today.';
const row = 'Need to talk? 14416 · free, day and night';
const getDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Opens a page of the app with the help of a result. */
function open(path: string, props: ResultHelpProps) {
  cleanup();
  window.history.replaceState({ idx: 0 }, '', path);
  return render(<ResultHelp {...props} />, { wrapper: MemoryRouter });
}
const queryUrgent = () => screen.queryByRole('complementary', { name: urgent });
const queryRow = () => screen.queryByRole('link', { name: row });

beforeEach(() => sessionStorage.clear());

describe('help above a result', () => {
  it('has two calls and a way without a call, in this order', () => {
    open('/distressFeedback', { strength: 'block', time: getDaysAgo(0) });
    const links = within(queryUrgent()!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call 14416, free, day and night', 'tel:14416'],
      ['In danger now: call 112', 'tel:112'],
      ['I cannot talk now', '/cannot-talk'],
      ['What happens when I call', '/calling-14416'],
    ]);
    expect(screen.getByRole('button', { name: 'Ask someone to be with you' })).toBeVisible();
  });

  it('is a row with one number from the red limit on, and absent below it', () => {
    open('/distressFeedback', { strength: 'row' });
    expect(queryRow()).toHaveAttribute('href', 'tel:14416');
    open('/distressFeedback', { strength: 'none' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stays as long as the page is open, also after a reload', () => {
    const { rerender } = open('/distressFeedback', { strength: 'block' });
    rerender(<ResultHelp strength="block" time={getDaysAgo(0)} />);
    expect(queryUrgent()).toBeVisible();
    open('/distressFeedback', { strength: 'block', time: getDaysAgo(0) });
    expect(queryUrgent()).toBeVisible();
  });

  it('is a row on later pages of the visit', () => {
    const time = getDaysAgo(1);
    open('/distressFeedback', { strength: 'block', time });
    for (const props of [{ time }, { time: null }, { time: getDaysAgo(2) }]) {
      open('/dashboard', { strength: 'block', ...props });
      expect(queryRow()).toBeVisible();
      expect(queryUrgent()).toBeNull();
    }
  });

  it('is whole on each page, and leaves no record, if it is not recorded', () => {
    for (const path of ['/try-now', '/dashboard']) {
      open(path, { strength: 'block', isRecorded: false });
      expect(queryUrgent()).toBeVisible();
    }
    expect(sessionStorage).toHaveLength(0);
  });

  it('is whole again for newer answers, and in the next visit', () => {
    open('/dashboard', { strength: 'block', time: getDaysAgo(20) });
    open('/distressFeedback', { strength: 'block', time: getDaysAgo(0) });
    expect(queryUrgent()).toBeVisible();
    // A logout and a quick exit clear the tab.
    clearSessionStorage();
    open('/dashboard', { strength: 'block', time: getDaysAgo(0) });
    expect(queryUrgent()).toBeVisible();
  });

  it('is whole on every page if the browser stores nothing', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    open('/distressFeedback', { strength: 'block' });
    open('/dashboard', { strength: 'block' });
    expect(queryUrgent()).toBeVisible();
    refused.mockRestore();
  });

  it.each([
    [29, urgent],
    [31, 'When you were last here, things were very hard. If they still are, please talk to someone today.'],
  ])('%s days after the answers it says: %s', (days, title) => {
    open('/dashboard', { strength: 'block', time: getDaysAgo(days) });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call 14416/ })).toBeVisible();
  });
});

describe('a ready text for a person of one’s own', () => {
  const press = () =>
    userEvent.setup().click(screen.getByRole('button', { name: 'Ask someone to be with you' }));
  const setNavigator = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  it('goes to the share sheet: text only, without an address and the name of the app', async () => {
    const share = vi.fn((_: ShareData) => Promise.resolve());
    setNavigator('share', share);
    open('/distressFeedback', { strength: 'block' });
    await press();
    expect(share).toHaveBeenCalledTimes(1);
    const [data] = share.mock.calls[0]!;
    expect(Object.keys(data)).toEqual(['text']);
    expect(data.text).toMatch(/^I am having a very hard time\./);
    expect(data.text).not.toMatch(/https?:|www|wellness|score|result/i);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is a text message on a phone without a share sheet', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open('/distressFeedback', { strength: 'block' });
    const link = screen.getByRole('link', { name: 'Ask someone to be with you' });
    expect(link.getAttribute('href')).toMatch(/^sms:\?body=I%20am%20having%20a%20very%20hard%20time\./);
    vi.unstubAllGlobals();
  });

  it('is copied on a computer, with a confirmation', async () => {
    open('/distressFeedback', { strength: 'block' });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied\. .*“I am having a very hard time\./);
  });

  it('is displayed if it cannot be copied', async () => {
    open('/distressFeedback', { strength: 'block' });
    const user = userEvent.setup();
    setNavigator('clipboard', undefined);
    await user.click(screen.getByRole('button', { name: 'Ask someone to be with you' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^You can write this to someone: “I am/);
  });
});

it('the numbers below a result are those of all lines, each as a link', () => {
  render(<HelpNumbers />, { wrapper: MemoryRouter });
  const help = screen.getByRole('complementary', { name: 'Need to talk?' });
  expect(
    within(help)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:14416', 'tel:18008914416', 'tel:112']);
});
