import { composeStories } from '@storybook/react-vite';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRegistrationId } from '#features/account/registration-id.ts';
import * as emailStories from '#features/account/sign-up-screen.stories.tsx';
import * as fullStories from '#features/account/verify-sign-up-screen.stories.tsx';
import type { FakeResponse } from '#tests/support/fake-server.ts';
import { fill } from '#tests/support/fill.ts';
import { runStory } from '#tests/support/run-story.tsx';

const email = composeStories(emailStories);
const full = composeStories(fullStories);

beforeEach(() => window.sessionStorage.clear());

const thisYear = new Date().getFullYear();

/** Passes the first step, and returns the field of the next one. */
async function passYear(year = String(thisYear - 34)) {
  await fill(await screen.findByLabelText('Year of birth'), `${year}{Enter}`);
  return screen.findByLabelText('Email ID');
}

describe('the year of birth', () => {
  it('is asked before the address, without a default and without a hint at the limit', async () => {
    const { container } = render(<email.Default />);
    const field = await screen.findByLabelText('Year of birth');
    expect(field).toHaveValue('');
    expect(screen.queryByLabelText('Email ID')).toBeNull();
    expect(container.textContent).not.toMatch(/\b18\b|adult/);
    expect(document.title).toBe('Sign up · Wellness Check');
  });

  it.each([
    ['', 'This field is required'],
    ['34', 'Please enter your year of birth with four digits.'],
    ['abcd', 'Please enter your year of birth with four digits.'],
    [String(thisYear + 1), 'Please enter your year of birth with four digits.'],
    [String(thisYear - 122), 'Please enter your year of birth with four digits.'],
  ])('%j: displays what is missing and keeps the step', async (typed, message) => {
    render(<email.Default />);
    const field = await screen.findByLabelText('Year of birth');
    await userEvent.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByLabelText('Email ID')).toBeNull();
  });

  it.each([String(thisYear - 18), '१९९०'])(
    '%s continues with the address, with focus in its field, so that a phone keeps its keyboard',
    async (year) => {
      render(<email.Default />);
      const field = await passYear(year);
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription(/We will send a link to your e-mail/);
    },
  );

  it('of a person under 18 ends the sign-up in this tab, and nothing is sent', async () => {
    const onCall = vi.fn();
    const page = render(<email.Default onCall={onCall} />);
    await fill(await screen.findByLabelText('Year of birth'), `${thisYear - 17}{Enter}`);
    const refusal = 'This program is for adults aged 18 or older.';
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByText(/talk to an adult you trust/)).toBeVisible();
    expect(screen.getByRole('link', { name: /14416/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(String(thisYear - 17));
    expect(window.sessionStorage.getItem('refusedForAge')).toBe('1');
    page.unmount();

    render(<email.TooYoungBefore onCall={onCall} />);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('that the server rejects ends the sign-up as well', async () => {
    await runStory(email.YearRefused);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is sent to our own server, with the address', async () => {
    const onCall = vi.fn();
    render(<email.Default onCall={onCall} />);
    await fill(await passYear('1990'), 'meera@example.org{Enter}');
    await waitFor(() =>
      expect(onCall).toHaveBeenCalledWith(
        expect.objectContaining({ body: { email: 'meera@example.org', birthYear: 1990 } }),
      ),
    );
  });
});

describe('the e-mail step', () => {
  it('sends nothing for an empty or blank address', async () => {
    const onCall = vi.fn();
    render(<email.Default onCall={onCall} />);
    const field = await passYear();
    expect(field).toBeRequired();
    expect(document.title).toBe('Sign up · Wellness Check');
    expect(field).toHaveAttribute('type', 'email');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Email is required.')).toBeVisible();
    await userEvent.type(field, '   {Enter}');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(await screen.findByText('Email ID: Email is required.')).toHaveAttribute('aria-live', 'assertive');
    expect(onCall).not.toHaveBeenCalled();
  });

  it('trims any white space around an address, and reports an invalid one itself', async () => {
    const onCall = vi.fn();
    render(<email.Default onCall={onCall} />);
    const field = await passYear();
    expect(field.closest('form')).toHaveAttribute('novalidate');
    await fill(field, 'meera@example{Enter}');
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    expect(onCall).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('\u00a0\u200bmeera@example.org\u3000\u00a0');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() =>
      expect(onCall).toHaveBeenCalledWith(
        expect.objectContaining({ body: { email: 'meera@example.org', birthYear: thisYear - 34 } }),
      ),
    );
  });

  it('confirms the mail and ends: field and button are disabled', async () => {
    const onCall = vi.fn();
    render(<email.Default onCall={onCall} />);
    await fill(await passYear(), 'meera@example.org{Enter}');
    expect(
      await screen.findByText(
        'We have sent a verification link to your email ID. Please click on that to proceed',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^We have sent a verification link/),
    );
    expect(screen.getByLabelText('Email ID')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    expect(onCall).toHaveBeenCalledWith({
      method: 'POST',
      path: '/user/verifyemail',
      body: { email: 'meera@example.org', birthYear: thisYear - 34 },
      authorization: null,
    });
  });

  it('displays "Sending..." meanwhile', () => runStory(email.Sending));

  it.each([
    ['Refused', 'Failed to send verification email'],
    ['BadAddress', 'Failed to send verification email'],
    ['Offline', 'Something went wrong!'],
  ] as const)('%s: displays only this and stays usable', async (name, message) => {
    await runStory(email[name]);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText('Email ID')).toBeEnabled();
    expect(screen.getByLabelText('Email ID')).toHaveValue('meera@example.org');
  });
});

describe('after the mail', () => {
  const sentence = 'We sent it to meera@example.org.';
  const again = (name: string | RegExp) => screen.getByRole('button', { name });
  /** Sends the first mail, then passes time with a fake clock. */
  async function sendFirst(answer: Parameters<typeof email.Default>[0] = {}) {
    render(<email.Default {...answer} />);
    await fill(await passYear(), 'meera@example.org{Enter}');
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  }
  const pass = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(realNow() + seconds * 1000);
  const realNow = Date.now.bind(Date);
  afterEach(() => vi.restoreAllMocks());

  it('displays the address, and says where to look', async () => {
    await sendFirst();
    expect(screen.getByText(/Look in your spam folder/)).toBeVisible();
  });

  it('lets the person change the address, and keeps the typed text', async () => {
    const onCall = vi.fn();
    await sendFirst({ onCall });
    await userEvent.click(again('Change the address'));
    const field = screen.getByLabelText('Email ID');
    expect(field).toBeEnabled();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('meera@example.org');
    expect(screen.queryByText(sentence, { exact: false })).toBeNull();
    await userEvent.clear(field);
    await fill(field, 'meera@example.com{Enter}');
    expect(await screen.findByText('We sent it to meera@example.com.', { exact: false })).toBeVisible();
    expect(onCall).toHaveBeenCalledTimes(2);
  });

  it('sends another mail after a minute, which a screen reader announces twice and not each second', async () => {
    const onCall = vi.fn();
    await sendFirst({ onCall });
    expect(again('Send again in 60 seconds')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again(/^Send again/));
    expect(onCall).toHaveBeenCalledTimes(1);
    expect(screen.getByText('You can ask for another mail in 60 seconds.')).toHaveAttribute('role', 'status');
    pass(20);
    expect(await screen.findByRole('button', { name: 'Send again in 40 seconds' })).toBeVisible();
    expect(screen.getByText('You can ask for another mail in 60 seconds.')).toBeInTheDocument();
    pass(61);
    expect(await screen.findByText('You can ask for another mail now.')).toBeInTheDocument();
    await userEvent.click(again('Send again'));
    expect(await screen.findByText(/^We sent another mail/)).toBeVisible();
    expect(onCall).toHaveBeenCalledTimes(2);
    expect(again(/^Send again in/)).toHaveFocus();
  });

  it('stops after three mails, as the server does, for an hour', async () => {
    const onCall = vi.fn();
    await sendFirst({ onCall });
    pass(61);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText(/^We sent another mail/);
    pass(122);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^We sent 3 mails to this address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    expect(again('Change the address')).toBeVisible();
    expect(onCall).toHaveBeenCalledTimes(3);
    pass(122 + 3601);
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it.each([
    [0, 'The mail was not sent. Please check your internet and try again.'],
    [503, 'The mail was not sent. Please check your internet and try again.'],
    [
      { status: 429, body: { message: 'Please wait an hour.', code: 'too-many-tries' } },
      'Please wait an hour.',
    ],
  ] as const)('a failure %j is displayed, and the person can try again', async (failure, message) => {
    const onCall = vi.fn();
    await sendFirst({ onCall, answer: [200, failure, 200] as FakeResponse[] });
    pass(61);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    await userEvent.click(again('Send again'));
    expect(await screen.findByText(/^We sent another mail/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onCall).toHaveBeenCalledTimes(3);
  });
});

describe("the server's response to the address", () => {
  it.each([
    ['BadAddress', 'Enter a valid email address.'],
    ['TooManyMails', 'Too many mails. Please wait an hour.'],
  ] as const)('%s: is displayed at the field until it is edited', async (name, message) => {
    await runStory(email[name]);
    const field = screen.getByLabelText('Email ID');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.type(field, 'x');
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an incomplete response: displays its message', async () => {
    render(<email.Default />);
    const field = await passYear();
    window.fetch = async () => {
      const answer = new Response(null);
      answer.text = () => Promise.reject(new Error('The answer broke off.'));
      answer.clone = () => answer;
      return answer;
    };
    await fill(field, 'meera@example.org{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The answer broke off.');
    expect(field).toBeEnabled();
  });
});

describe('the complete sign-up form behind the mailed link', () => {
  async function fillForm() {
    await fill(await screen.findByLabelText('Create Username'), 'riverbank');
    await fill(screen.getByLabelText('Create Password'), 'lotus pond');
    await fill(screen.getByLabelText('Confirm Password'), 'lotus pond');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  }

  it('is not displayed in a tab in which a person was rejected for their age', async () => {
    render(<full.Default isRefused />);
    expect(await screen.findByText('This program is for adults aged 18 or older.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('displays the address of the link, read-only, and removes the token from the address bar', async () => {
    const onCall = vi.fn();
    render(<full.Default registrationId="7" onCall={onCall} />);
    const address = await screen.findByLabelText('Email ID');
    expect(address).toHaveValue('meera@example.org');
    expect(address).toHaveAttribute('readonly');
    expect(onCall).toHaveBeenCalledWith({
      method: 'GET',
      path: '/user/verifyemail',
      body: null,
      authorization: mailedToken,
    });
    expect(window.sessionStorage.getItem('signUpLink')).toBe(mailedToken);
    // An earlier incomplete registration: this one starts at its first step.
    expect(document.cookie).not.toContain('RegistrationId');
    // Screen readers start with the title, so the page name differs from the previous step.
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toHaveFocus();
    expect(document.title).toBe('Username and password · Sign up · Wellness Check');
  });

  it.each([`?token=${mailedToken}%E2%80%9D`, `?utm_source=x&amp;token=%E2%80%8B${mailedToken})`])(
    'accepts a link with characters that a mail program added: %s',
    async (query) => {
      const onCall = vi.fn();
      render(<full.Default at={`/verifySignUp${query}`} onCall={onCall} />);
      expect(await screen.findByText(/^Choose a username and a password/)).toBeVisible();
      expect(onCall).toHaveBeenCalledWith(expect.objectContaining({ authorization: mailedToken }));
    },
  );

  it('explains a good password', async () => {
    render(<full.Default />);
    expect(await screen.findByLabelText('Create Password')).toHaveAccessibleDescription(
      '6 to 20 characters. You can join three short words that nobody else would put together.',
    );
  });

  it('sends all four fields with the link, stores the id for a day and continues', async () => {
    const onCall = vi.fn();
    const written = vi.spyOn(document, 'cookie', 'set');
    render(<full.Default onCall={onCall} />);
    await fillForm();
    expect(await screen.findByText('/registrationForm')).toBeVisible();
    expect(onCall).toHaveBeenLastCalledWith({
      method: 'POST',
      path: '/user/createUser',
      body: {
        email: 'meera@example.org',
        username: 'riverbank',
        password: 'lotus pond',
        confirmPassword: 'lotus pond',
      },
      authorization: mailedToken,
    });
    expect(written).toHaveBeenLastCalledWith(
      'RegistrationId=5300000001; Path=/; SameSite=Strict; Max-Age=86400',
    );
    expect(window.sessionStorage.getItem('signUpLink')).toBeNull();
    written.mockRestore();
  });

  it('lists every invalid field and sends nothing', async () => {
    const onCall = vi.fn();
    render(<full.Default onCall={onCall} />);
    await userEvent.type(await screen.findByLabelText('Create Username'), 'ab');
    await fill(screen.getByLabelText('Create Password'), 'short');
    await fill(screen.getByLabelText('Confirm Password'), 'other');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Username must be 3–20 characters.')).toBeVisible();
    expect(screen.getByText('Password must be 6–20 characters.')).toBeVisible();
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(onCall).toHaveBeenCalledTimes(1); // only the owner of the link
  });

  it.each([
    ['EmailTaken', 'This email already exists.', 'Email ID'],
    ['UsernameTaken', 'This username already exists.', 'Create Username'],
    ['CommonPassword', 'This password is too common. Please choose another.', 'Create Password'],
    ['UsernameRefused', 'Username must be 3–20 characters.', 'Create Username'],
    ['RepetitionRefused', 'Passwords do not match.', 'Confirm Password'],
  ] as const)('%s: the message is below its field, which has focus', async (name, message, label) => {
    await runStory(full[name]);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Create Password')).toHaveValue('lotus pond');
  });

  it.each<[keyof typeof full, string, { answer: FakeResponse }?]>([
    ['WithMessage', 'Please choose another name.'],
    ['RefusedWithMessage', 'Username and password must not be the same.'],
    ['RefusedWithoutMessage', 'Registration failed.'],
    ['RefusedWithoutMessage', 'Registration failed.', { answer: 202 }],
    ['ServerErrorWithMessage', 'The server is busy right now.'],
    ['Offline', '❌ Error connecting to server. Please try again.'],
    ['Offline', '❌ Error connecting to server. Please try again.', { answer: 500 }],
  ])('%s: displays %j below the form and keeps the input (%j)', async (name, message, server) => {
    await runStory(full[name], server);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText('Create Username')).toHaveValue('riverbank');
  });

  it.each([
    ['UsedLink', 'This link was used already'],
    ['IncompleteLink', 'This address is not complete.'],
    ['NoLink', 'Please open the link in the mail'],
  ] as const)('%s: offers a new link, and the login', async (name, words) => {
    const Story = full[name];
    render(<Story />);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/signUp');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(window.sessionStorage.getItem('signUpLink')).toBeNull();
  });

  it.each(['UsedLinkInProgress', 'NoLinkInProgress'] as const)(
    '%s: continues with the existing registration',
    async (name) => {
      const Story = full[name];
      render(<Story />);
      expect(await screen.findByText(/You can continue the registration/)).toBeVisible();
      await userEvent.click(await screen.findByRole('link', { name: 'Continue my registration' }));
      expect(await screen.findByText('/registrationForm')).toBeVisible();
      expect(readRegistrationId()).toBe('5300000001');
    },
  );

  it('ends an earlier registration after the server confirms the link', async () => {
    render(<full.Default registrationId="5300000001" />);
    expect(readRegistrationId()).toBe('5300000001');
    await screen.findByLabelText('Create Username');
    await waitFor(() => expect(readRegistrationId()).toBeNull());
  });

  it.each<[string, { answer: FakeResponse[] }?]>([
    ['the link used up'],
    ['the address taken', { answer: [504, { body: 1 }] }],
  ])('a second attempt with %s: says that the account may exist already', async (_, server) => {
    await runStory(full.AnswerLost, server);
    const link = screen.getByRole('link', { name: 'Go to the login page' });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('can be repeated after a network failure', async () => {
    const onCall = vi.fn();
    render(<full.OfflineAtFirst onCall={onCall} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(2));
  });
});

describe('a server that does not return the owner of a link', () => {
  it.each<[string, FakeResponse]>([
    ['does not have the route', 404],
    ['responds with a page', { body: '<!doctype html>' }],
  ])('and %s: asks for the address', async (_, linkOwner) => {
    const onCall = vi.fn();
    render(<full.LinkOwnerNotOffered linkOwner={linkOwner} onCall={onCall} />);
    const address = await screen.findByLabelText('Email ID');
    expect(address).not.toHaveAttribute('readonly');
    await fill(address, 'meera@example.org');
    await fill(screen.getByLabelText('Create Username'), 'river_42');
    await fill(screen.getByLabelText('Create Password'), 'quiet river 7');
    await fill(screen.getByLabelText('Confirm Password'), 'quiet river 7{Enter}');
    await waitFor(() => expect(readRegistrationId()).toBe('5300000001'));
    const sent = onCall.mock.calls.map(([call]) => call).find(({ path }) => path === '/user/createUser');
    expect(sent).toMatchObject({ body: { email: 'meera@example.org' }, authorization: mailedToken });
  });
});
