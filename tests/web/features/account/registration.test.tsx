import { i18n } from '@lingui/core';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/account/registration-form-screen.stories.tsx';
import {
  emptyRegistration,
  toRegistrationBody,
  validatedFields,
} from '#features/account/profile/registration-values.ts';
import { removeRegistrationData, readRegistrationId } from '#features/account/registration-id.ts';
import { removeSession } from '#api/session.ts';
import { Profile } from '#contract/requests.ts';
import type { RecordedRequest } from '#tests/support/fake-server.ts';
import { fill } from '#tests/support/fill.ts';
import { runStory } from '#tests/support/run-story.tsx';
import { notify } from '#ui/toast/toast.tsx';
import notice from '../../../../content/consent-notice/en-IN.json';
import settings from '../../../../content/settings.json';

const story = composeStories(stories);
const requiredFields: readonly string[] = Profile.required;
const toast = { duration: 3000 };
const required = 'This field is required';
/** The fields of a person who declined all further questions. */
const empty = {
  city: '',
  work: '',
  phone: '',
  status: '',
  current: '',
  life: '',
  mental: '',
  seek: '',
  distress: '',
  consult: '',
};
const thisYear = new Date().getFullYear();

beforeEach(() => {
  window.sessionStorage.clear();
  for (const kind of ['success', 'error'] as const) vi.spyOn(notify, kind).mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

async function selectRadio(group: string, label: string) {
  await userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(label));
}

const answerMore = () => userEvent.click(screen.getByLabelText('Yes, show me the questions'));
const declineMore = () => userEvent.click(screen.getByLabelText('Rather not say to all of these'));

async function fillProfile() {
  await fill(await screen.findByLabelText('Name'), ' Meera ');
  await fill(screen.getByLabelText('Year of birth'), String(thisYear - 34));
  await userEvent.type(screen.getByLabelText('Age'), '34');
  await selectRadio('Gender', 'Female');
  await selectRadio('Highest level of education', 'Under graduation');
  await answerMore();
  await fill(screen.getByLabelText(/^City/), 'Mysuru');
  await fill(screen.getByLabelText(/^What kind of work I do/), 'School teacher');
  await selectRadio('Marital status', 'Single');
  await userEvent.selectOptions(
    screen.getByLabelText('Which describes me best currently?'),
    'Being a homemaker',
  );
  await selectRadio('Have you sought help from a professional before?', 'Yes');
  await selectRadio('Are you currently dealing with a mental health problem?', 'No');
  await selectRadio('Are you seeking help at present?', 'Yes, I am meeting a counselor');
  await selectRadio('How comfortable would you be seeking help?', 'Comfortable');
  await selectRadio('How likely are you to consult someone in the next 3 months?', 'Extremely unlikely');
  await userEvent.click(screen.getByLabelText(/I have read the terms/));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the registration profile', () => {
  it('has every field of a profile, and sends every one that the server requires', async () => {
    render(<story.Default />);
    await screen.findByLabelText('Name');
    await answerMore();
    const drawn = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
    expect(validatedFields.filter((field) => !drawn.includes(field))).toEqual([]);
    const sent = Object.keys(toRegistrationBody(emptyRegistration, { terms: '1', researchText: '1' }));
    expect(requiredFields.filter((field) => !sent.includes(field))).toEqual([]);
  });

  it('states in each part why it asks, its number, and how many questions are answered', async () => {
    render(<story.Default />);
    const createCounters = (parts: number, answered: number, total: number) =>
      Array.from(
        { length: parts },
        (_, at) => `Part ${at + 1} of ${parts}. ${answered} of ${total} answered.`,
      );
    const listCounters = () => screen.getAllByText(/^Part \d of \d\./).map((element) => element.textContent);
    await userEvent.type(await screen.findByLabelText('Name'), 'Meera');
    expect(listCounters()).toEqual(createCounters(3, 1, 6));
    await selectRadio('Gender', 'Female');
    expect(listCounters()).toEqual(createCounters(3, 2, 6));
    await answerMore();
    expect(listCounters()).toEqual(createCounters(5, 3, 13));
    await userEvent.type(screen.getByLabelText(/^City/), 'Mysuru');
    expect(listCounters()).toEqual(createCounters(5, 3, 13));
    await declineMore();
    expect(listCounters()).toEqual(createCounters(3, 3, 6));
    await answerMore();
    for (const why of [
      /We use your age to compare you with people of your age/,
      /The next questions tell us who uses this program/,
      /It does not change your results. Short answers are enough/,
      /nobody contacts you because of it/,
      /We can store your answers only if you agree/,
    ])
      expect(screen.getByText(why)).toBeVisible();
  });

  it('lists the six required fields and the terms, in the form and in a summary with links', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
    await submit();
    expect(await screen.findAllByText(required)).toHaveLength(6);
    expect(screen.getAllByText('You must accept the terms')).toHaveLength(2);
    expect(notify.error).toHaveBeenCalledWith('Please fill all required fields and accept terms.', toast);
    const list = screen.getByRole('alert');
    expect(within(list).getAllByRole('link')).toHaveLength(7);
    expect(within(list).getByRole('link', { name: 'Enter your name' })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'You must accept the terms' })).toBeVisible();
    expect(within(list).queryByText(required)).toBeNull();
    await userEvent.click(within(list).getByRole('link', { name: 'Enter your year of birth' }));
    expect(screen.getByLabelText('Year of birth')).toHaveFocus();
    await userEvent.click(
      within(list).getByRole('link', { name: 'Choose if you want to see the further questions' }),
    );
    expect(screen.getByLabelText('Yes, show me the questions')).toHaveFocus();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('requires an answer to each of the further questions of a person who chose to answer them', async () => {
    render(<story.Default />);
    await screen.findByLabelText('Name');
    await answerMore();
    await submit();
    expect(await screen.findAllByText(required)).toHaveLength(12);
    await declineMore();
    await submit();
    await waitFor(() => expect(screen.getAllByText(required)).toHaveLength(5));
  });

  it('removes a message when its field is edited, and no other', async () => {
    render(<story.Default />);
    await screen.findByRole('heading', { level: 1 });
    await submit();
    await screen.findAllByText(required);
    await userEvent.type(screen.getByLabelText('Name'), 'M');
    await selectRadio('Gender', 'Male');
    expect(screen.getAllByText(required)).toHaveLength(4);
    await userEvent.click(screen.getByLabelText(/I have read the terms/));
    expect(screen.queryByText('You must accept the terms')).toBeNull();
  });

  it('requires a visible name', async () => {
    render(<story.Default />);
    await fill(await screen.findByLabelText('Name'), '\u200b\u2066\u2069');
    await submit();
    expect(await screen.findAllByText(required)).not.toHaveLength(0);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(required);
  });

  it('explains the school years in an option of the education', async () => {
    render(<story.Default />);
    const option = await screen.findByRole('radio', { name: 'High School' });
    expect(option).toHaveAccessibleDescription('Class 9 and 10');
  });

  it('gives no hint at the age limit', async () => {
    const { container } = render(<story.Default />);
    const age = await screen.findByLabelText('Age');
    expect([age.getAttribute('min'), age.getAttribute('max')]).toEqual([null, null]);
    await userEvent.type(age, '15');
    await submit();
    expect(await screen.findAllByText(required)).toHaveLength(5);
    expect(container.textContent).not.toMatch(/\b18\b|adult/);
  });

  it.each([
    ['15', 34],
    ['34', 15],
    ['35', 34],
    ['32', 34],
  ])('does not send an age of %s of a person born %i years ago', async (age, years) => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await fillProfile();
    await userEvent.clear(screen.getByLabelText('Year of birth'));
    await fill(screen.getByLabelText('Year of birth'), String(thisYear - years));
    await userEvent.clear(screen.getByLabelText('Age'));
    await userEvent.type(screen.getByLabelText('Age'), age);
    await submit();
    const sentence = 'Please check your age and year of birth.';
    await waitFor(() => expect(screen.getByLabelText('Age')).toHaveAccessibleDescription(sentence));
    expect(onCall).not.toHaveBeenCalled();
    expect(readRegistrationId()).toBe('5300000001');
  });

  it.each(['34', '33'])('sends an age of %s of a person born 34 years ago, without the year', async (age) => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await fillProfile();
    await userEvent.clear(screen.getByLabelText('Age'));
    await userEvent.type(screen.getByLabelText('Age'), age);
    await submit();
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    expect(body).toMatchObject({ age: Number(age) });
    expect(JSON.stringify(body)).not.toContain(String(thisYear - 34));
  });

  it('ends for a person under 18: only the age is sent, and the form is removed', async () => {
    const onCall = vi.fn();
    await runStory(story.ProfileTooYoung, { onCall });
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    expect(body).toMatchObject({ name: '', age: 15, city: '', work: '', gender: '', education: '' });
    expect(screen.getByText('This program is for adults aged 18 or older.')).toBeVisible();
    expect(screen.getByText(/talk to an adult you trust/)).toBeVisible();
    expect(screen.getByRole('link', { name: /14416/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(readRegistrationId()).toBeNull();
    expect(window.sessionStorage.getItem('unsentProfile')).toBeNull();
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('keeps the form of a person under 18 without a response, and does not mention the limit', async () => {
    await runStory(story.ProfileTooYoungOffline);
    expect(screen.queryByText(/18/)).toBeNull();
    expect(readRegistrationId()).toBe('5300000001');
  });

  it('lets a person omit every field that norms and consent do not need', async () => {
    const onCall = vi.fn();
    await runStory(story.ProfileDeclined, { onCall });
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    expect(body).toMatchObject({ name: 'Meera', age: 34, gender: '', ...empty });
    expect(body).not.toHaveProperty('details');
  });

  it('declines all of these with one press, and sends choices that the specification lacks apart', async () => {
    const onCall = vi.fn();
    await runStory(story.ProfileShortest, { onCall });
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    const details = { gender: 'transgender', education: 'none' };
    expect(body).toMatchObject({ name: 'Meera', gender: '', education: '', details, ...empty });
  });

  it('does not send what was answered before all of these were declined, and keeps it in the form', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await fillProfile();
    await declineMore();
    expect(screen.queryByLabelText(/^City/)).toBeNull();
    await answerMore();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
    await declineMore();
    await submit();
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    expect(body).toMatchObject({ gender: 'female', education: 3, ...empty });
  });

  it('keeps the choices when the language changes', async () => {
    render(<story.Default />);
    await screen.findByLabelText('Name');
    await answerMore();
    await selectRadio('Gender', 'Rather not say');
    const messages = {
      'domain.field.gender': 'लिंग',
      'registration.profile.declined': 'नहीं बताना',
      'registration.profile.more.yes': 'हाँ, सवाल दिखाएँ',
    };
    try {
      act(() => i18n.loadAndActivate({ locale: 'hi', messages }));
      const gender = within(screen.getByRole('radiogroup', { name: 'लिंग' }));
      expect(gender.getByLabelText('नहीं बताना')).toBeChecked();
      expect(screen.getByLabelText('हाँ, सवाल दिखाएँ')).toBeChecked();
      expect(screen.getByLabelText(/^domain\.field\.city/)).toBeVisible();
    } finally {
      act(() => i18n.activate('en', 'en-IN'));
    }
  });

  it('lists the further choices after the specified ones, and explains an education in plain words', async () => {
    render(<story.Default />);
    await screen.findByLabelText('Name');
    await answerMore();
    const list = (name: string) =>
      within(screen.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.nextElementSibling?.firstChild?.textContent);
    expect(list('Gender')).toEqual(['Male', 'Female', 'Transgender', 'Another gender', 'Rather not say']);
    expect(list('Marital status')).toEqual([
      'Married',
      'Single',
      'Widowed',
      'Divorced',
      'Separated',
      'Rather not say',
    ]);
    expect(list('Highest level of education')).toEqual([
      'High School',
      'Pre-University',
      'Under graduation',
      'Post graduation',
      'No schooling',
      'Primary school',
      'Middle school',
    ]);
    const option = screen.getByRole('radio', { name: 'Pre-University' });
    expect(option).toHaveAccessibleDescription('Class 11 and 12');
    expect(screen.queryByLabelText(/^Phone/)).toBeNull();
  });

  it('sends codes, never labels', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await fillProfile();
    // Research is disabled in content/settings.json.
    expect(screen.queryByLabelText(/may also serve research/)).toBeNull();
    await submit();
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    // Under graduation is third of four, homemaker third of five, counselor second, comfortable fourth, unlikely first.
    expect(onCall.mock.calls[0]?.[0]).toEqual({
      method: 'POST',
      path: '/user/userInfo/5300000001',
      authorization: null,
      body: {
        name: 'Meera',
        age: 34,
        city: 'Mysuru',
        work: 'School teacher',
        phone: '',
        gender: 'female',
        status: 'single',
        education: 3,
        current: 3,
        life: 'yes',
        mental: 'no',
        seek: 2,
        distress: 4,
        consult: 1,
        personal: '1',
        research: false,
        terms: settings.termsVersion,
        notice: { version: notice.version, language: notice.language },
      },
    });
  });

  it.each([
    [false, { research: false }],
    [true, { research: true, researchText: '2026-10-01' }],
  ])('asks about research if configured, with an unchecked box (ticked: %s)', async (tick, sent) => {
    const onCall = vi.fn();
    render(<story.ProfileWithResearch onCall={onCall} />);
    await fillProfile();
    const box = screen.getByLabelText(/may also serve research/);
    expect(box).not.toBeChecked();
    if (tick) await userEvent.click(box);
    await submit();
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    const [[{ body }]] = onCall.mock.calls as [[RecordedRequest]];
    expect(body).toMatchObject(sent);
    expect('researchText' in (body as object)).toBe(tick);
  });

  it('logs the person in, and continues with the dashboard', async () => {
    const session = { userid: 4711, token: 'new-token', username: 'riverbank' };
    render(<story.Default answer={{ body: session }} />);
    await fillProfile();
    await submit();
    expect(await screen.findByText('/dashboard')).toBeVisible();
    const message = '✅ Registration successful! You are logged in as riverbank.';
    expect(notify.success).toHaveBeenCalledWith(message, toast);
    expect(document.cookie).toContain('token=new-token');
    expect(document.cookie).toContain('userid=4711');
    expect(readRegistrationId()).toBeNull();
    expect(window.sessionStorage.getItem('unsentProfile')).toBeNull();
    removeSession();
  });

  it.each([
    ['an empty object', {}],
    ['a text', 'stored'],
    ['no token', { userid: 4711 }],
    ['a negative user id', { userid: -4711, token: 'new-token' }],
  ])(
    'with %s in the response: confirms it, and redirects to the login; the id is removed',
    async (_, body) => {
      render(<story.Default answer={{ body }} />);
      await fillProfile();
      await submit();
      await waitFor(() =>
        expect(notify.success).toHaveBeenCalledWith(
          'Registration Successful! Redirecting to login...',
          toast,
        ),
      );
      const at = Date.now();
      expect(readRegistrationId()).toBeNull();
      expect(await screen.findByText('/login', {}, { timeout: 3000 })).toBeVisible();
      expect(Date.now() - at).toBeGreaterThan(1300);
    },
  );

  it.each([
    ['ProfileUnknownId', 'User ID not found. Please log in again.'],
    ['ProfileOffline', 'Failed to submit registration. Please try again.'],
    ['ProfileRefused', 'Failed to submit registration. Please try again.'],
  ] as const)('%s: displays a message and keeps every answer', async (name, message) => {
    await runStory(story[name]);
    expect(notify.error).toHaveBeenCalledWith(message, toast);
    expect(screen.getByText(message, { exact: false })).toBeVisible();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
    expect(screen.getByLabelText('Comfortable')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
  });

  it('that may be stored without a response says so next to the message about a lost id', async () => {
    await runStory(story.ProfileAnswerLost);
    expect(screen.getByText(/User ID not found. Please log in again./)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to the login page' });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('after a change of the terms: asks for consent again, keeps the rest, and then accepts the newer ones', async () => {
    const onCall = vi.fn();
    await runStory(story.ProfileTermsChanged, { onCall });
    const box = screen.getByLabelText(/I have read the terms/);
    const sentence =
      'The terms have changed while you were filling this in. Please read them again and accept.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(box).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).not.toBeChecked();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
    expect(screen.getByLabelText('Comfortable')).toBeChecked();
    expect(notify.error).toHaveBeenCalledWith('Failed to submit registration. Please try again.', toast);
    expect(readRegistrationId()).toBe('5300000001');

    await userEvent.click(box);
    await submit();
    await waitFor(() => expect(notify.success).toHaveBeenCalled());
    const terms = onCall.mock.calls.map(
      ([call]) => ((call as RecordedRequest).body as { terms: string }).terms,
    );
    expect(terms).toEqual([settings.termsVersion, '2999-01-01']);
  });

  it('sends nothing if the cookie has expired meanwhile', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await fillProfile();
    removeRegistrationData();
    await submit();
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith('User ID not found. Please log in again.', toast),
    );
    expect(onCall).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
    const link = screen.getByRole('link', { name: 'Go to the login page' });
    expect(link).toHaveAttribute('href', '/login');
  });
});

describe('a link opened during a registration', () => {
  it('does not end it if the server does not know the link, and continues with the profile', async () => {
    render(<story.UnknownLinkInProgress />);
    expect(await screen.findByText(/This link was used already/)).toBeVisible();
    expect(readRegistrationId()).toBe('5300000001');
    await userEvent.click(screen.getByRole('link', { name: 'Continue my registration' }));
    expect(await screen.findByLabelText('Age')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Registration' })).toHaveFocus();
  });

  it('does not end it before the response of the server', async () => {
    render(<story.LinkNotCheckedInProgress />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(readRegistrationId()).toBe('5300000001');
  });
});
