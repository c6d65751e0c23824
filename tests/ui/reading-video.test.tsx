import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as videos from '../../src/ui/video/video.stories.tsx';

const video = composeStories(videos);
const start = /^Play: Calm water/;

test('before the click there is the picture alone: no film, no captions, no foreign player', () => {
  const { container } = render(<video.OfOurOwn />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('video, track, iframe')).toBeNull();
});

test('the button names the film, and its length where it is known', () => {
  render(<video.WithItsLength />);
  expect(
    screen.getByRole('button', { name: 'Play: Calm water: a guided journey, 3 minutes' }),
  ).toBeInTheDocument();
});

test('a click brings the film with controls and captions, starts it, and moves the focus to it', async () => {
  const { container } = render(<video.OfOurOwn />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  const film = container.querySelector('video')!;
  expect(film).toHaveFocus();
  expect(film.autoplay).toBe(true);
  expect(film.controls).toBe(true);
  const captions = film.querySelector('track')!;
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('srclang', 'en');
  expect(captions.default).toBe(true);
  expect(screen.queryByRole('button', { name: start })).toBeNull();
});

test('a player elsewhere starts at once, keeps its own wishes, and does not learn which page was read', async () => {
  render(<video.FromElsewhere />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  const player = screen.getByTitle('Calm water: a guided journey');
  expect(player).toHaveAttribute('src', 'https://films.example.org/embed/42?lang=en&autoplay=1');
  expect(player).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media');
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(player).toHaveFocus();
});

test('a film that cannot be loaded gives the button and the words back', async () => {
  const { container } = render(<video.OfOurOwn />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  fireEvent.error(container.querySelector('video')!);
  expect(screen.getByRole('alert')).toHaveTextContent('The film could not be loaded');
  expect(screen.getByRole('button', { name: start })).toHaveFocus();
});

test('the words of the film can be unfolded', () => {
  render(<video.OfOurOwn />);
  expect(screen.getByText('Transcript').closest('details')).toHaveTextContent('The sun rises over a lake.');
});
