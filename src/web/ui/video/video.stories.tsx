import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { AuthorPageHarness, createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { Video } from './video.tsx';

const drawing = (body: string) => `data:image/svg+xml,${encodeURIComponent(body)}`;
const poster = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#e4f6f9" d="M0 0h16v9H0z"/><circle cx="8" cy="9" r="5" fill="#60c1d4"/></svg>',
);

const meta: Meta<typeof Video> = {
  title: 'Components/Content/Video',
  component: Video,
  tags: ['autodocs'],
  parameters: createAuthorDocs(
    'A film behind its picture; a click brings the player and starts it. The first kind takes three files of `content/media`: calm-water.mp4, calm-water.vtt (captions) and calm-water.jpg (the picture). The second kind takes the address of a player elsewhere, whose host stands under `embedHosts` in `content/settings.json`; nothing of it loads before the click. Between the tags stands the transcript.',
    `
<Video file="calm-water" title="Calm water">

The sun rises over a lake. A voice says: let your shoulders sink.

</Video>

<Video embed="https://films.example.org/embed/42" thumbnail="calm-water" title="Calm water">

The sun rises over a lake.

</Video>`,
  ),
  decorators: [
    (Story) => (
      <AuthorPageHarness ink="s4">
        <Story />
      </AuthorPageHarness>
    ),
  ],
  // A prop of the external kind, which the extraction of types does not find.
  argTypes: { embed: { table: { type: { summary: 'string' } } } },
  args: {
    title: 'Calm water: a guided journey',
    poster,
    source: 'data:video/mp4;base64,',
    captions: 'data:text/vtt,WEBVTT',
    children: (
      <>
        <p>The sun rises over a lake. The words say: let your shoulders sink.</p>
        <p>A boat comes near, and passes.</p>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Video>;

export const Default: Story = { tags: ['screenshot'] };
export const WithDuration: Story = { args: { duration: '3 minutes' } };
/** The external player was requested. Nothing loads here. */
export const External: Story = {
  args: { source: undefined, captions: undefined, embed: 'about:blank?lang=en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByTitle('Calm water: a guided journey');
  },
};
export const Mobile: Story = {
  tags: ['variant'],
  args: { duration: '3 minutes' },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
/** The video failed to load. */
export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/The film could not be loaded/);
  },
};
