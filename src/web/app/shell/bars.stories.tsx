import type { Meta, StoryObj } from '@storybook/react-vite';
import { patterns } from '#contract/paths.ts';
import type { FakeResponse } from '#tests/support/fake-server.ts';
import { AppHarness } from '#tests/support/harnesses/app-harness.tsx';
import { type StoryContext as Shown, expectVisible } from '#tests/support/interactions.ts';

/** Paths of the requests for the name. */
const namePaths = [patterns.name, patterns.profileName].map((path) => path.replace(':userid', ''));

interface StageProps {
  /** Path below the base path. */
  at: string;
  visitor: boolean;
  /** Response of the name lookup. */
  name: FakeResponse;
}

/** The app with a server that knows only the name. */
function Stage({ at, visitor, name }: StageProps) {
  return (
    <AppHarness
      at={at}
      visitor={visitor}
      answers={Object.fromEntries(namePaths.map((path) => [path, name]))}
    />
  );
}

/** Waits for the page, the lazy footer, and the name in the bar. */
const page = (title: string, name?: RegExp) => async (stage: Shown) => {
  await expectVisible(stage, 'heading', title);
  await expectVisible(stage, 'contentinfo');
  if (name) await expectVisible(stage, 'button', name);
};

const meta: Meta<typeof Stage> = {
  title: 'Shell/Bars',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { at: '/team', visitor: true, name: { body: 'Meera' } },
  play: page('Team'),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PublicLoggedIn: Story = { args: { visitor: false }, play: page('Team', /Meera/) };
export const PublicNameFailed: Story = { args: { visitor: false, name: 500 } };
/** The story with a screenshot: all elements of the bar. */
export const Member: Story = {
  args: { at: '/profilePage', visitor: false },
  play: page('Profile', /Meera/),
};
/** Also the state while the name is loading. */
export const MemberNameFailed: Story = { args: { ...Member.args, name: 500 }, play: page('Profile') };
export const MemberLongName: Story = {
  args: { ...Member.args, name: { body: 'Thiruvananthapuram Venkatanarasimharajuvaripeta' } },
  play: page('Profile', /Thiruvananthapuram/),
};
export const MemberDark: Story = { ...Member, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const NotFound: Story = { args: { at: '/nowhere', visitor: false }, play: page('Page not found') };
