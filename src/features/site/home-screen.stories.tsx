import { configureStore } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';
import { HomeScreen } from './home-screen.tsx';

function Stage({ visitor }: { visitor: boolean }) {
  const [{ store, router }] = useState(() => {
    if (visitor) removeSession();
    else writeSession({ token: 'made-up', userid: '4711' });
    return {
      store: configureStore({ reducer: { session: sessionReducer } }),
      router: createMemoryRouter([{ path: '*', element: <HomeScreen /> }]),
    };
  });
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Site/Home',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { visitor: true },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const LoggedIn: Story = { args: { visitor: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
