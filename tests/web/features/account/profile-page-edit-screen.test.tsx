import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import * as stories from '#features/account/profile/profile-page-edit-screen.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const getSelected = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true });

beforeEach(clearSessionStorage);

it('displays the stored profile, field by field', async () => {
  render(<story.Default />);
  expect(await screen.findByLabelText('Name')).toHaveValue('Meera');
  expect(screen.getByLabelText('Age')).toHaveValue('34');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('9876543210');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru');
  expect(screen.getByLabelText(/^What kind of work I do/)).toHaveValue('School teacher');
  expect(getSelected('Gender')).toHaveAccessibleName('Female');
  expect(getSelected('Marital status')).toHaveAccessibleName('Single');
  // Codes 3 of four, 1 of five, 2 of three, 4 and 1 of five.
  expect(getSelected('Highest level of education')).toHaveAccessibleName('Under graduation');
  expect(screen.getByLabelText('Which describes me best currently?')).toHaveDisplayValue('Working');
  expect(getSelected('Have you sought help from a professional before?')).toHaveAccessibleName('Yes');
  expect(getSelected('Are you currently dealing with a mental health problem?')).toHaveAccessibleName('No');
  expect(getSelected('Are you seeking help at present?')).toHaveAccessibleName(
    'Yes, I am meeting a counselor',
  );
  expect(getSelected('How comfortable would you be seeking help?')).toHaveAccessibleName('Comfortable');
  expect(getSelected('How likely are you to consult someone in the next 3 months?')).toHaveAccessibleName(
    'Extremely unlikely',
  );
  expect(screen.queryByLabelText(/terms/)).toBeNull();
});

it('keeps focus on the title when the profile is loaded', async () => {
  render(<story.Default />);
  const getTitle = () => screen.getByRole('heading', { name: 'My profile' });
  getTitle().focus();
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(getTitle()).toHaveFocus();
});

it('says beforehand that results are not changed', async () => {
  render(<story.Default />);
  expect(await screen.findByText(/^Your earlier results do not change\./)).toBeVisible();
});

it('saves all fields with the token, confirms it, and keeps the form', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.Default onCall={(request) => calls.push(readRequest(request))} />);
  await userEvent.clear(await screen.findByLabelText('Age'));
  await userEvent.type(screen.getByLabelText('Age'), '35');
  await userEvent.clear(screen.getByLabelText(/^Phone/));
  await save();
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  const sent = (await Promise.all(calls)).find(({ method }) => method === 'PUT');
  expect(sent).toEqual({
    method: 'PUT',
    path: '/user/userInfo/4711',
    authorization: 'made-up',
    body: {
      name: 'Meera',
      age: 35,
      city: 'Mysuru',
      work: 'School teacher',
      phone: '',
      gender: 'female',
      status: 'single',
      education: 3,
      current: 1,
      life: 'yes',
      mental: 'no',
      seek: 2,
      distress: 4,
      consult: 1,
    },
  });
  expect(screen.getByLabelText('Age')).toHaveValue('35');
  expect(screen.getByRole('link', { name: 'Back to the profile page' })).toHaveAttribute(
    'href',
    '/profilePage',
  );
});

it('applies the rules of the registration and sends nothing invalid', async () => {
  const onCall = vi.fn();
  render(<story.Default onCall={onCall} />);
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.clear(screen.getByLabelText('Age'));
  await userEvent.type(screen.getByLabelText('Age'), '17');
  onCall.mockClear();
  await save();
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(screen.getAllByText('This program is for adults aged 18 or older.')[1]).toBeVisible();
  const list = screen.getByText('Please check the marked fields.').closest('div') as HTMLElement;
  await waitFor(() => expect(document.activeElement).toContainElement(list));
  expect(onCall).not.toHaveBeenCalled();
});

it('displays an omitted field as "Rather not say", and saves it so', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.Declined onCall={(request) => calls.push(readRequest(request))} />);
  expect(await screen.findByLabelText(/^City/)).toHaveValue('');
  expect(screen.getByLabelText('Which describes me best currently?')).toHaveDisplayValue('Rather not say');
  expect(getSelected('Marital status')).toHaveAccessibleName('Rather not say');
  expect(getSelected('Are you seeking help at present?')).toHaveAccessibleName('Rather not say');
  expect(getSelected('How comfortable would you be seeking help?')).toHaveAccessibleName('Comfortable');
  await save();
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  const sent = (await Promise.all(calls)).find(({ method }) => method === 'PUT');
  const empty = { city: '', work: '', phone: '', status: '', current: '', life: '', mental: '', seek: '' };
  expect(sent?.body).toMatchObject({ ...empty, distress: 4, consult: 1 });
});

it('displays choices that the specification lacks, and saves them or a specified one', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.FurtherChoices onCall={(request) => calls.push(readRequest(request))} />);
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(getSelected('Gender')).toHaveAccessibleName('Another gender');
  expect(getSelected('Marital status')).toHaveAccessibleName('Widowed');
  expect(getSelected('Highest level of education')).toHaveAccessibleName('Primary school');
  await userEvent.click(screen.getByLabelText('Married'));
  await save();
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  const sent = (await Promise.all(calls)).find(({ method }) => method === 'PUT');
  const details = { gender: 'another', education: 'primary' };
  expect(sent?.body).toEqual(
    expect.objectContaining({ gender: '', status: 'married', education: '', details }),
  );
});

it('says that the phone number is not used', async () => {
  render(<story.Default />);
  expect(await screen.findByLabelText(/^Phone/)).toHaveAccessibleDescription(/We do not use your number/);
});

it.each([
  ['Refused', 'The age does not fit.'],
  ['Offline', /could not be saved/],
  ['CannotBeCorrected', /^This is not available here\. Nothing was changed\./],
] as const)('%s: displays a message and keeps the input', async (name, message) => {
  await runStory(story[name]);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^City/)).toHaveValue('Mysuru City');
});

it('restores the draft of a correction after the session has ended, until it is saved', async () => {
  const page = render(<story.Default />);
  await userEvent.type(await screen.findByLabelText(/^City/), ' City');
  page.unmount();

  const after = render(<story.Default />);
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Mysuru City');
  expect(screen.getByLabelText('Name')).toHaveValue('Meera');
  await save();
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  after.unmount();

  render(<story.Default />);
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Mysuru');
});

it('stores no draft of a correction that was reverted', async () => {
  const page = render(<story.Default />);
  const city = await screen.findByLabelText(/^City/);
  await userEvent.type(city, 's{Backspace}');
  page.unmount();

  render(<story.Default />);
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Mysuru');
});

it('refetches on request', async () => {
  render(<story.NotAvailable />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Meera');
});

it('reports a server without this route', async () => {
  render(<story.Unsupported />);
  expect(await screen.findByText(/^This is not available here\. Nothing was changed\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
