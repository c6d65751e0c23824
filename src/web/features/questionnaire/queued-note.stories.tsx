import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Harness, userid } from '#tests/support/harness.tsx';
import { storeSubmissions } from '#tests/support/harnesses/queued-submissions.ts';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { Container } from '#ui/page/page.tsx';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import { QueuedNote } from './queued-note.tsx';

const toInstrument = (file: unknown) => file as Instrument;

const meta: Meta<typeof QueuedNote> = {
  title: 'Questionnaire/Queued answers',
  component: QueuedNote,
  parameters: { layout: 'fullscreen' },
  render: ({ instrument }) => (
    <Harness answers={{}} before={() => storeSubmissions([{ sectionId: instrument.id }])}>
      <Container>
        <QueuedNote instrument={instrument} userid={userid} />
      </Container>
    </Harness>
  ),
  args: { instrument: toInstrument(social), userid },
  play: playUntilText('Saved on this phone, not sent yet'),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Finished offline; the feedback screen could not be loaded. */
export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** The answers may call for help, and there is no result yet. */
export const WithHelp: Story = {
  args: { instrument: toInstrument(distress) },
  play: playUntilText('Saved on this phone, not sent yet', 'Need to talk?'),
};
const askToDelete = async (stage: StoryContext) => {
  await press(stage, 'Delete these answers');
  await expectText(stage, 'Delete these answers?');
};
export const Deleting: Story = { play: askToDelete };
export const Deleted: Story = {
  play: async (stage) => {
    await askToDelete(stage);
    await press(
      { canvasElement: stage.canvasElement.querySelector('dialog') ?? stage.canvasElement },
      'Delete these answers',
    );
    await expectText(stage, 'Deleted. These answers are no longer on this phone.');
  },
};
