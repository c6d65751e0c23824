import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { removeSession, writeSession } from '#api/session.ts';
import { createProgram } from '../program.ts';
import { ProgramView } from '../program-view.tsx';

interface StageProps {
  /** Under the base path. */
  at: string;
  visitor: boolean;
  /** What the name lookup answers: a name, nothing yet, or a failure. */
  name: string | 'never' | 500;
}

/** The whole program in memory; a server that knows the name lookup alone. */
function Stage({ at, visitor, name }: StageProps) {
  const [program] = useState(() => {
    if (visitor) removeSession();
    else writeSession({ token: 'made-up', userid: '4711' });
    window.fetch = async () => {
      if (name === 'never') return new Promise(() => {});
      return name === 500 ? new Response(null, { status: 500 }) : new Response(JSON.stringify(name));
    };
    const none = () => Promise.reject(new Error('No instrument here'));
    const content = { cards: [], loadInstrument: none, loadQuestions: none };
    const program = createProgram(content, { history: UNSAFE_createMemoryHistory({ initialEntries: [at] }) });
    void program.router.open();
    return program;
  });
  return <ProgramView program={program} />;
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Bars',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { at: '/team', visitor: true, name: 'Meera' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const PublicVisitor: Story = {};
export const PublicLoggedIn: Story = { args: { visitor: false } };
export const PublicNameFailed: Story = { args: { visitor: false, name: 500 } };
export const Member: Story = { args: { at: '/profilePage', visitor: false } };
export const MemberNameLoading: Story = { args: { at: '/profilePage', visitor: false, name: 'never' } };
export const MemberNameFailed: Story = { args: { at: '/profilePage', visitor: false, name: 500 } };
export const MemberLongName: Story = {
  args: { at: '/profilePage', visitor: false, name: 'Thiruvananthapuram Venkatanarasimharajuvaripeta' },
};
export const MemberDark: Story = { args: { at: '/profilePage', visitor: false }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const NotFound: Story = { args: { at: '/nowhere', visitor: false } };
