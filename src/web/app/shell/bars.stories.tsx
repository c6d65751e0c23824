import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { removeSession, writeSession } from '#api/session.ts';
import { patterns } from '#contract/paths.ts';
import { type StoryContext as Shown, expectVisible } from '#tests/support/interactions.ts';
import { createApp } from '../app.ts';
import { AppView } from '../app-view.tsx';

/** Paths of the requests for the name. */
const namePaths = [patterns.name, patterns.profileName].map((path) => path.replace(':userid', ''));

interface StageProps {
  /** Path below the base path. */
  at: string;
  visitor: boolean;
  /** Response of the name lookup: a name, none yet, or an error. */
  name: string | 'never' | 500;
}

/** The app with a memory router, and a fake server that knows only the name. */
function Stage({ at, visitor, name }: StageProps) {
  const [app] = useState(() => {
    if (visitor) removeSession();
    else writeSession({ token: 'made-up', userid: '4711' });
    window.fetch = async (input) => {
      const { url } = new Request(input);
      if (!namePaths.some((path) => url.includes(path))) return new Response(null, { status: 404 });
      if (name === 'never') return new Promise(() => {});
      return name === 500 ? new Response(null, { status: 500 }) : new Response(JSON.stringify(name));
    };
    const none = () => Promise.reject(new Error('No instrument here'));
    const content = { cards: [], loadInstrument: none, loadQuestions: none };
    return createApp(content, (routes) => createMemoryRouter(routes, { initialEntries: [at] }));
  });
  return <AppView app={app} />;
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
  args: { at: '/team', visitor: true, name: 'Meera' },
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
  args: { ...Member.args, name: 'Thiruvananthapuram Venkatanarasimharajuvaripeta' },
  play: page('Profile', /Thiruvananthapuram/),
};
export const MemberDark: Story = { ...Member, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const NotFound: Story = { args: { at: '/nowhere', visitor: false }, play: page('Page not found') };
