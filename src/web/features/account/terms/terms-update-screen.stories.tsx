import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { TermsUpdateScreen } from './terms-update-screen.tsx';

const consentsTo = (version: string) => {
  const terms = { given: true, version, time: '2026-01-15T06:30:00.000Z' };
  return { body: { terms, research: null } };
};

const meta: Meta<HarnessProps> = {
  title: 'Account/Terms have changed',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness
      {...props}
      screens={{ '/termsUpdate': <TermsUpdateScreen /> }}
      entries={[{ pathname: '/termsUpdate', state: { target: '/resourcesScreen' } }]}
    />
  ),
  play: playUntilText('I agree to the new terms'),
  args: { answers: { 'GET /user/consent/': consentsTo('2020-01-01'), 'POST /user/consent/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const withAnswers = (more: object) => ({ answers: { ...meta.args?.answers, ...more } });

/** Agrees and waits for a text. */
const agreeAndSee = (text: string) => async (stage: StoryContext) => {
  await press(stage, 'I agree to the new terms');
  await expectText(stage, text);
};
const changed = {
  message: 'These words have changed meanwhile. Please load the page again.',
  code: 'wording-changed',
};

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Loading: Story = {
  args: withAnswers({ 'GET /user/consent/': 'never' }),
  play: playUntilText('One moment'),
};
export const Saving: Story = {
  args: withAnswers({ 'POST /user/consent/': 'never' }),
  play: agreeAndSee('Saving...'),
};
export const NotSaved: Story = {
  args: withAnswers({ 'POST /user/consent/': 0 }),
  play: agreeAndSee('This could not be saved. Please try again.'),
};
export const ChangedMeanwhile: Story = {
  args: withAnswers({ 'POST /user/consent/': { status: 409, body: changed } }),
  play: agreeAndSee(changed.message),
};
