import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, type Stage, see } from '#tests/support/plays.ts';
import { InstallOffer } from './install-offer.tsx';

/** As Chromium tells that it could install the program. */
function tell(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome: 'accepted' }),
  });
  window.dispatchEvent(event);
}

const offered = async (stage: Stage) => {
  tell();
  await see(stage, 'Open this from your home screen?');
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
  play: offered,
  // The stories share one device.
  beforeEach: () => () => {
    for (const key of ['phone', 'install']) localStorage.removeItem(key);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
/** Safari on an iPhone offers nothing by itself: the words say how. */
export const ByHand: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'standalone');
    };
  },
  play: (stage) => see(stage, 'In Safari, tap Share'),
};
export const TurnedDown: Story = {
  play: async (stage) => {
    await offered(stage);
    await press(stage, 'No, thank you');
    await see(stage, 'You will not be asked about the home screen again.');
  },
};
/** Nothing is offered on a phone that others use, nor before it is known whose it is. */
export const SharedPhone: Story = { args: { phone: 'shared' }, play: tell };
