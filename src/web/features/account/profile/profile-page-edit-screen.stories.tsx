import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearSessionStorage } from '#api/device/storage.ts';
import { Harness } from '#tests/support/harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { ProfilePageEditScreen } from './profile-page-edit-screen.tsx';

const profile = {
  name: 'Meera',
  age: 34,
  city: 'Mysuru',
  work: 'School teacher',
  phone: 9876543210,
  gender: 'female',
  status: 'single',
  education: 3,
  current: 1,
  life: 'yes',
  mental: 'no',
  seek: 2,
  distress: 4,
  consult: 1,
};

const meta: Meta<typeof Harness> = {
  title: 'Account/My profile',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness {...props}>
      <ProfilePageEditScreen />
    </Harness>
  ),
  // Stories share one tab storage.
  loaders: [async () => clearSessionStorage()],
  play: playUntilText('What you told us when you registered.'),
  args: { answers: { 'GET /user/userInfo/': { body: profile }, 'PUT /user/userInfo/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const withAnswers = (more: object) => ({ answers: { ...meta.args?.answers, ...more } });

/** Corrects the city, saves and waits for a text. */
const saveAndSee = (text: string) => async (stage: StoryContext) => {
  await fillFields(stage, { 'City (optional)': 'Mysuru City' });
  await press(stage, 'Save');
  await expectText(stage, text);
};

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** Optional fields are empty. */
export const Declined: Story = {
  args: withAnswers({
    'GET /user/userInfo/': {
      body: {
        ...profile,
        city: '',
        work: '',
        phone: '',
        status: '',
        current: '',
        life: '',
        mental: '',
        seek: '',
      },
    },
  }),
};
/** Choices that the specification lacks. */
export const FurtherChoices: Story = {
  args: withAnswers({
    'GET /user/userInfo/': {
      body: {
        ...profile,
        gender: '',
        status: '',
        education: '',
        details: { gender: 'another', status: 'widowed', education: 'primary' },
      },
    },
  }),
};
export const Loading: Story = {
  args: withAnswers({ 'GET /user/userInfo/': 'never' }),
  play: playUntilText('Loading your profile...'),
};
/** The first request fails, the second succeeds. */
export const NotAvailable: Story = {
  args: withAnswers({ 'GET /user/userInfo/': [500, { body: profile }] }),
  play: playUntilText('We could not load your profile.'),
};
export const Unsupported: Story = {
  args: withAnswers({ 'GET /user/userInfo/': 405 }),
  play: playUntilText('This is not available here.'),
};
export const Incomplete: Story = {
  play: async (stage) => {
    await fillFields(stage, { Name: '' });
    await press(stage, 'Save');
    await expectText(stage, 'Please check the marked fields.');
  },
};
export const Saving: Story = {
  args: withAnswers({ 'PUT /user/userInfo/': 'never' }),
  play: saveAndSee('Saving...'),
};
export const Saved: Story = { play: saveAndSee('Your profile is saved.') };
export const Refused: Story = {
  args: withAnswers({
    'PUT /user/userInfo/': { status: 422, body: { message: 'The age does not fit.', code: 'age-invalid' } },
  }),
  play: saveAndSee('The age does not fit.'),
};
export const Offline: Story = {
  args: withAnswers({ 'PUT /user/userInfo/': [0, 204] }),
  play: saveAndSee('Your profile could not be saved.'),
};
export const CannotBeCorrected: Story = {
  args: withAnswers({ 'PUT /user/userInfo/': 404 }),
  play: saveAndSee('This is not available here.'),
};
