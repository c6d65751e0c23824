import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../src/features/site/home-screen.stories.tsx';

const story = composeStories(stories);

describe('the home page', () => {
  it('says what this is, with 25 discs, and how it works in four points', () => {
    const { container } = render(<story.Visitor />);
    expect(screen.getByRole('heading', { level: 1, name: 'Track your Mental Wellbeing' })).toBeVisible();
    // Five arms of five.
    expect(container.querySelectorAll('svg g circle')).toHaveLength(25);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(document.title).toBe('Track your Mental Wellbeing · Wellness Check');
  });

  it('offers visitors the login, and a logged-in person the dashboard', () => {
    render(<story.Visitor />);
    expect(screen.getByRole('link', { name: 'Login / Register' })).toHaveAttribute('href', '/login');
    render(<story.LoggedIn />);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
