import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemindMe } from '#features/dashboard/reminder/remind-me.tsx';
import type { FakeResponses } from '#tests/support/fake-server.ts';
import { Harness, userid } from '#tests/support/harness.tsx';

const day = '2026-12-06';
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T06:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const none = { 'GET /user/reminder/': { body: { on: null } }, 'POST /user/reminder/': 204 } as const;

function renderReminder(answers: FakeResponses = none) {
  const calls: Request[] = [];
  render(
    <Harness answers={answers} onCall={(request) => calls.push(request.clone())}>
      <RemindMe userid={userid} day={day} />
    </Harness>,
  );
  const sent = async () => {
    const posts = calls.filter(({ method }) => method === 'POST');
    return Promise.all(posts.map((request) => request.json()));
  };
  return { user: userEvent.setup(), sent };
}
const openDialog = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Remind me' }));

test('the dialog names the day, and says what others could read', async () => {
  const { user, sent } = renderReminder();
  await openDialog(user);
  const dialog = screen.getByRole('alertdialog', { name: 'Remind me on 6\u00A0December' });
  expect(dialog).toHaveTextContent('“Check-in”, at 10 in the morning. It says nothing else.');
  expect(dialog).toHaveTextContent(
    'It does not say what it is about. The sender is the same as in our other mails.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await sent()).toEqual([]);
});

test('one mail can be asked for, is confirmed, and can be removed', async () => {
  const on = (value: string | null) => ({ body: { on: value } });
  const { user, sent } = renderReminder({
    'GET /user/reminder/': [on(null), on(day), on(null)],
    'POST /user/reminder/': 204,
  });
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: 'Send me one mail' }));
  expect(await screen.findByText(/You will get one mail on 6 December\. It stops by itself\./)).toBeVisible();
  // A second press at the same place must not remove it.
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Do not remind me' }));
  expect(await screen.findByText('You will get no mail.')).toBeVisible();
  expect(await sent()).toEqual([{ on: day }, { on: null }]);
});

test('a reminder that waits is on the button', async () => {
  const { user } = renderReminder({ ...none, 'GET /user/reminder/': { body: { on: '2026-12-09' } } });
  await user.click(await screen.findByRole('button', { name: 'Reminder set' }));
  expect(screen.getByText(/You will get one mail on 9 December/)).toBeVisible();
});

test('a mail that could not be saved is reported', async () => {
  const { user } = renderReminder({ ...none, 'POST /user/reminder/': 500 });
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: 'Send me one mail' }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
});

/** Records the files that are saved. */
function watchDownloads(): { name: string; text: Promise<string> }[] {
  const saved: { name: string; text: Promise<string> }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:reminder';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, text: last.text() });
  });
  return saved;
}

test('the calendar file is made on the phone, with one event of that day', async () => {
  const { user, sent } = renderReminder();
  const saved = watchDownloads();
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: 'Put it in my calendar' }));
  expect(
    await screen.findByText('The file is saved. Open it to add the day to your calendar.'),
  ).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['check-in.ics']);
  const text = await saved[0]!.text;
  expect(text).toContain('DTSTART:20261206T100000\r\n');
  expect(text).not.toMatch(/http|mental|wellness|distress|@/i);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  // Nothing is sent.
  expect(await sent()).toEqual([]);
});

test('a phone that can share files opens its share sheet', async () => {
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const { user } = renderReminder();
  const saved = watchDownloads();
  await openDialog(user);
  await user.click(screen.getByRole('button', { name: 'Put it in my calendar' }));
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'check-in.ics' })] });
  expect(saved).toEqual([]);
});
