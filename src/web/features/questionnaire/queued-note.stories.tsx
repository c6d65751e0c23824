import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Harness, userid } from '#tests/support/harness.tsx';
import { storeSubmissions } from '#tests/support/harnesses/queued-submissions.ts';
import { press, type Stage, see, shows } from '#tests/support/plays.ts';
import { Wrap } from '#ui/page/page.tsx';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import { QueuedNote } from './queued-note.tsx';

const of = (file: unknown) => file as Instrument;

const meta: Meta<typeof QueuedNote> = {
  title: 'Questionnaire/Kept on this phone',
  component: QueuedNote,
  parameters: { layout: 'fullscreen' },
  render: ({ instrument }) => (
    <Harness answers={{}} before={() => storeSubmissions([{ sectionId: instrument.id }])}>
      <Wrap>
        <QueuedNote instrument={instrument} userid={userid} />
      </Wrap>
    </Harness>
  ),
  args: { instrument: of(social), userid },
  play: shows('Kept on this phone, not yet sent'),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Finished without a line, and the screen of the result did not come. */
export const Queued: Story = {};
export const KeptDark: Story = { globals: { theme: 'dark' } };
export const KeptNarrow: Story = { globals: { viewport: { value: 'w320' } } };
/** The answers may call for help, which no result says as yet. */
export const KeptWithHelp: Story = {
  args: { instrument: of(distress) },
  play: shows('Kept on this phone, not yet sent', 'Need to talk?'),
};
const ask = async (stage: Stage) => {
  await press(stage, 'Delete these answers');
  await see(stage, 'Delete these answers?');
};
export const Deleting: Story = { play: ask };
export const Deleted: Story = {
  play: async (stage) => {
    await ask(stage);
    await press(
      { canvasElement: stage.canvasElement.querySelector('dialog') ?? stage.canvasElement },
      'Delete these answers',
    );
    await see(stage, 'Deleted. These answers are gone from this phone.');
  },
};
