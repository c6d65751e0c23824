import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText } from '#tests/support/interactions.ts';
import { InstallOffer } from './install-offer.tsx';

/** Dispatches the install event of Chromium. */
function dispatchInstallEvent(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome: 'accepted' }),
  });
  window.dispatchEvent(event);
}

const seeOffer = async (stage: StoryContext) => {
  dispatchInstallEvent();
  await expectText(stage, 'Open this from your home screen?');
};

const meta: Meta<{ phone: 'mine' | 'shared' | null }> = {
  title: 'Dashboard/Install offer',
  render: ({ phone }) => (
    <Harness
      answers={{}}
      before={() => {
        localStorage.removeItem('install');
        if (phone === null) localStorage.removeItem('phone');
        else localStorage.setItem('phone', phone);
      }}
    >
      <InstallOffer userid={userid} />
    </Harness>
  ),
  args: { phone: 'mine' },
  play: seeOffer,
  // Stories share one device storage.
  beforeEach: () => () => {
    for (const key of ['phone', 'install']) localStorage.removeItem(key);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** Safari on an iPhone has no install event, so the text gives instructions. */
export const Manual: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'standalone');
    };
  },
  play: (stage) => expectText(stage, 'In Safari, tap Share'),
};
export const Dismissed: Story = {
  play: async (stage) => {
    await seeOffer(stage);
    await press(stage, 'No, thank you');
    await expectText(stage, 'You will not be asked about the home screen again.');
  },
};
/** Not offered on a shared phone, nor before the question about the phone is answered. */
export const SharedPhone: Story = { args: { phone: 'shared' }, play: dispatchInstallEvent };
