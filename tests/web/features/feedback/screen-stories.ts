import { composeStories } from '@storybook/react-vite';
import * as help from '#features/feedback/feedback-help.stories.tsx';
import * as screen from '#features/feedback/feedback-screen.stories.tsx';
import * as states from '#features/feedback/feedback-states.stories.tsx';

/** All stories of the feedback screen, as components. */
export const story = { ...composeStories(screen), ...composeStories(help), ...composeStories(states) };
