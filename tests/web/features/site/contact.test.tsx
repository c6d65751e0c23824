import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import * as stories from '#features/site/contact-screen.stories.tsx';

const {
  Default: Fresh,
  Sending,
  Offline: LineDown,
  NotAccepted: NotTaken,
  TooMany,
  Refused,
  AnotherAnswer,
  ComplaintSent,
} = composeStories(stories);

const typed = {
  Username: '  quiet_river ',
  'Email ID': 'Quiet@example.org',
  Age: '34',
  Gender: 'Female',
  'Message (optional)': 'Could the reading pages be printed?',
};
const getField = (name: string) => screen.getByLabelText(name);

/** Fills in the form, with other values if given. */
function fillForm(Story: typeof Fresh, words: Partial<typeof typed> = {}) {
  const user = userEvent.setup();
  render(<Story />);
  for (const [label, value] of Object.entries({ ...typed, ...words })) {
    fireEvent.change(getField(label), { target: { value } });
  }
  return user;
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Submit' }));

/** The requests with their bodies. */
function recordCalls() {
  const answering = window.fetch;
  const recorded: { url: string; method: string; authorization: string | null; body: unknown }[] = [];
  window.fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = (input as Request).clone();
    recorded.push({
      url: new URL(request.url).pathname,
      method: request.method,
      authorization: request.headers.get('Authorization'),
      body: await request.json(),
    });
    return answering(input);
  });
  return recorded;
}

function expectTextKept() {
  for (const [label, value] of Object.entries(typed)) expect(getField(label)).toHaveValue(value);
}

beforeEach(clearSessionStorage);

describe('the contact form', () => {
  it('has the five fields, all but the message required, and Cancel leads home', async () => {
    render(<Fresh />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    for (const name of ['Username', 'Email ID', 'Age', 'Gender']) expect(getField(name)).toBeRequired();
    expect(getField('Age')).toHaveAttribute('inputmode', 'numeric');
    expect(getField('Message (optional)')).not.toBeRequired();
    expect(getField('Message (optional)').tagName).toBe('TEXTAREA');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: '/' })).toBeVisible();
  });

  it('sends nothing while a field is empty, with a message at each of the four', async () => {
    const user = userEvent.setup();
    render(<Fresh />);
    const sent = recordCalls();
    await submit(user);
    expect(await screen.findAllByText('This field is required')).toHaveLength(4);
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Username', 'Email ID', 'Age', 'Gender']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['Email ID', 'quiet@example', 'Enter a valid email address.'],
    ['Age', '121', 'Please enter your age in whole years.'],
    ['Age', '0', 'Please enter your age in whole years.'],
    ['Age', '34.5', 'Please enter your age in whole years.'],
    ['Username', 'x'.repeat(201), 'Please use at most 200 characters.'],
  ])('rejects %s "%s"', async (label, value, message) => {
    const user = fillForm(Fresh, { [label]: value });
    const sent = recordCalls();
    await submit(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(getField(label)).toBeInvalid();
    expect(sent).toEqual([]);
    // Editing removes the message.
    await user.type(getField(label), '1');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('takes the digits of an Indian script for the age', async () => {
    const user = fillForm(Fresh, { Age: '३४' });
    const sent = recordCalls();
    await submit(user);
    await waitFor(() => expect(sent).toMatchObject([{ body: { age: 34 } }]));
  });

  it('sends the message once, as the contract says, and confirms it', async () => {
    const user = fillForm(Fresh);
    const sent = recordCalls();
    await submit(user);
    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent('Your message has been sent');
    expect(confirmation).toHaveTextContent('We will answer to Quiet@example.org');
    await waitFor(() => expect(confirmation).toHaveFocus());
    expect(sent).toEqual([
      {
        url: '/wellness-check/api/contact',
        method: 'POST',
        authorization: null,
        body: {
          username: 'quiet_river',
          email: 'Quiet@example.org',
          age: 34,
          gender: 'Female',
          message: 'Could the reading pages be printed?',
        },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(getField('Username')).toHaveValue('');
  });

  it('accepts an empty message', async () => {
    const user = fillForm(Fresh, { 'Message (optional)': '' });
    await submit(user);
    expect(await screen.findByText('Your message has been sent')).toBeVisible();
  });

  it('restores the input until it is sent or cancelled', async () => {
    const getMessage = () => getField('Message (optional)');
    fillForm(Fresh);
    cleanup();
    render(<Fresh />);
    expect(getMessage()).toHaveValue(typed['Message (optional)']);
    await submit(userEvent.setup());
    await screen.findByText('Your message has been sent');
    cleanup();

    fillForm(Fresh);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    cleanup();
    render(<Fresh />);
    expect(getMessage()).toHaveValue('');
  });

  it('sends once despite repeated presses, with a pending state', async () => {
    const user = fillForm(Sending);
    const sent = recordCalls();
    const button = screen.getByRole('button', { name: 'Submit' });
    // Two presses before the busy state is rendered.
    fireEvent.click(button);
    fireEvent.click(button);
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    expect(sent).toHaveLength(1);
  });
});

describe('a complaint about personal data', () => {
  const chooseComplaint = () =>
    userEvent.click(screen.getByRole('radio', { name: 'A complaint about how my data is used' }));
  /** A server with this response. */
  const mockServer = (status: number, body: string | null) => {
    window.fetch = async () =>
      new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

  it('is optional, and requires text if selected', async () => {
    const user = fillForm(Fresh, { 'Message (optional)': '' });
    expect(screen.getByRole('radio', { name: 'A question or suggestion' })).toBeChecked();
    await chooseComplaint();
    const sent = recordCalls();
    await submit(user);
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(getField('Message')).toBeRequired();
    expect(sent).toEqual([]);
  });

  it('displays its number and the last day for a response', async () => {
    const user = fillForm(ComplaintSent);
    await chooseComplaint();
    const sent = recordCalls();
    await submit(user);
    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent('Please note this number: K7MX-2PQR');
    expect(confirmation).toHaveTextContent('We will answer to Quiet@example.org by 15 April 2026.');
    expect(sent).toMatchObject([{ body: { kind: 'complaint' } }]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByRole('radio', { name: 'A question or suggestion' })).toBeChecked();
  });

  it.each([
    [200, '{}'],
    [200, '{"reference":"K7MX-2PQR","dueAt":"soon"}'],
    [204, null],
  ])('is not confirmed by a response without a number: %i %s', async (status, body) => {
    const user = fillForm(Fresh);
    await chooseComplaint();
    mockServer(status, body);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message could not be sent.');
    expect(screen.getByRole('radio', { name: 'A complaint about how my data is used' })).toBeChecked();
  });
});

describe('a person under 18', () => {
  const tooYoung =
    'This form is for people aged 18 and older. If you are younger, please talk to an adult you trust, or call one of the numbers below.';
  const getHelplines = () => screen.queryByRole('complementary', { name: 'Someone to talk to' });

  it.each(['9', '16', '17'])('of %s sends nothing, and sees a kind text and helplines', async (Age) => {
    const user = fillForm(Fresh, { Age });
    const sent = recordCalls();
    await submit(user);
    expect(await screen.findByText(tooYoung)).toBeVisible();
    expect(getField('Age')).toHaveAccessibleDescription(tooYoung);
    expect(within(getHelplines() as HTMLElement).getByRole('link', { name: '14416' })).toHaveAttribute(
      'href',
      'tel:14416',
    );
    expect(sent).toEqual([]);
    expect(getField('Message (optional)')).toHaveValue(typed['Message (optional)']);
  });

  it('sees it after leaving the field, before the message is typed; an adult age removes it', async () => {
    const user = userEvent.setup();
    render(<Fresh />);
    // One digit is not validated yet.
    await user.type(getField('Age'), '3');
    expect(getHelplines()).toBeNull();
    await user.tab();
    expect(await screen.findByText(tooYoung)).toBeVisible();
    expect(getHelplines()).toBeVisible();
    await user.type(getField('Age'), '4');
    expect(screen.queryByText(tooYoung)).toBeNull();
    await user.tab();
    expect(getHelplines()).toBeNull();
  });
});

describe('a message that cannot be sent is kept, and the page says so:', () => {
  it.each([
    [
      'there is no response',
      LineDown,
      'The server did not answer, so we do not know if your message reached us.',
    ],
    ['the server has no such route', NotTaken, 'Messages cannot be sent from here.'],
    // 1500 seconds are 25 minutes.
    [
      'too many messages',
      TooMany,
      'Too many messages were sent from this internet connection. Please try again in 25 minutes.',
    ],
    ['another server responds', AnotherAnswer, 'Your message could not be sent. Please try again later.'],
    ['the server rejects a value', Refused, 'Enter a valid email address.'],
  ])('%s', async (_, Story, words) => {
    const user = fillForm(Story);
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('What you wrote is still here.');
    expectTextKept();
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([404, 405])('on %i names the support address', async (status) => {
    const user = fillForm(Fresh);
    window.fetch = async () => new Response(null, { status });
    await submit(user);
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^mailto:/);
  });

  it.each([
    [429, {}, 'Too many messages were sent from this internet connection. Please try again later.'],
    [429, { 'Retry-After': '20' }, 'Please try again in a minute.'],
    [429, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 'Please try again later.'],
    [503, { 'Retry-After': '60' }, 'Your message could not be sent. Please try again in a minute.'],
    [500, {}, 'Your message could not be sent. Please try again later.'],
    [200, {}, 'Your message could not be sent. Please try again later.'],
    [202, {}, 'Your message could not be sent. Please try again later.'],
  ])('status %i with %j', async (status, headers, words) => {
    const user = fillForm(Fresh);
    window.fetch = async () => new Response(null, { status, headers: headers as HeadersInit });
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expectTextKept();
  });

  it('a retry can succeed', async () => {
    const user = fillForm(LineDown);
    await submit(user);
    await screen.findByRole('alert');
    await submit(user);
    await waitFor(() => expect(screen.getByText('Your message has been sent')).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
