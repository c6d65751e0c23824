import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import { ProfileEditScreen } from './profile-edit-screen.tsx';

const facts = {
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
      <ProfileEditScreen />
    </Harness>
  ),
  args: { answers: { 'GET /user/userInfo/': { body: facts }, 'PUT /user/userInfo/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const answers = (more: object) => ({ answers: { ...meta.args?.answers, ...more } });

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Loading: Story = { args: answers({ 'GET /user/userInfo/': 'never' }) };
/** The first try fails, the second gets through. */
export const NotAvailable: Story = { args: answers({ 'GET /user/userInfo/': [500, { body: facts }] }) };
export const Lacking: Story = { args: answers({ 'GET /user/userInfo/': 405 }) };
export const Saving: Story = { args: answers({ 'PUT /user/userInfo/': 'never' }) };
export const Refused: Story = {
  args: answers({
    'PUT /user/userInfo/': { status: 422, body: { message: 'The age does not fit.', code: 'age-invalid' } },
  }),
};
export const LineDown: Story = { args: answers({ 'PUT /user/userInfo/': [0, 204] }) };
export const CannotBeCorrected: Story = { args: answers({ 'PUT /user/userInfo/': 404 }) };
