import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Harness, userid } from '#tests/support/harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { Nominee } from './nominee.tsx';

const meera = { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' };
const toAnswers = (...nominees: (typeof meera | null)[]) => ({
  'GET /user/nominee/': nominees.map((nominee) => ({ body: { nominee } })),
  'PUT /user/nominee/': 204,
});

const meta: Meta<typeof Harness> = {
  title: 'Profile/Someone who may act for you',
  parameters: { frame: 'wide' },
  render: (props) => (
    <Harness {...props}>
      <Nominee userid={userid} />
    </Harness>
  ),
  play: playUntilText('You have not named anyone.'),
  args: { answers: toAnswers(null, meera) },
};
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (stage: StoryContext) => {
  await press(stage, 'Name someone');
  await expectText(stage, 'Who they are to you');
};
/** Submits the form and waits for a text. */
const submitAndSee = (contact: string, text: string) => async (stage: StoryContext) => {
  await open(stage);
  await fillFields(stage, {
    'Their name': meera.name,
    'Who they are to you': meera.relation,
    'Their phone number or e-mail address': contact,
  });
  await press(stage, 'Save');
  await expectText(stage, text);
};

export const Default: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { tags: ['variant'], play: open, globals: { theme: 'dark' } };
export const OpenMobile: Story = { tags: ['variant'], play: open, globals: { viewport: { value: 'w320' } } };
export const Empty: Story = {
  play: async (stage) => {
    await open(stage);
    await press(stage, 'Save');
    await expectText(stage, 'Please type their name.');
  },
};
export const NoContact: Story = {
  play: submitAndSee('by letter', 'Please enter a phone number or an e-mail address.'),
};
export const Saved: Story = { play: submitAndSee(meera.contact, 'Saved.') };
export const NotSaved: Story = {
  args: { answers: { ...toAnswers(null), 'PUT /user/nominee/': 500 } },
  play: submitAndSee(meera.contact, 'This could not be saved.'),
};
export const Named: Story = { args: { answers: toAnswers(meera, null) }, play: playUntilText('Meera Iyer') };
export const NamedMobile: Story = { ...Named, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const RemovalAsked: Story = {
  ...Named,
  play: async (stage) => {
    await press(stage, 'Remove this person');
    await expectText(stage, 'They can then no longer act for you.');
  },
};
export const NotAvailable: Story = {
  args: { answers: { 'GET /user/nominee/': [500, { body: { nominee: null } }] } },
  play: playUntilText('We could not load the person you named.'),
};
/** The server implements only the specification, so nothing is rendered. */
export const Unsupported: Story = {
  args: { answers: {} },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent(/^$/)),
};
