import { composeStories } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VideoPart } from '#features/reading/video-part.tsx';
import { formatLength } from '#ui/video/format-length.ts';
import * as videos from '#ui/video/video.stories.tsx';

const video = composeStories(videos);
const start = /^Play: Calm water/;

test('before the click there is only the picture: no video, no captions, no external player', () => {
  const { container } = render(<video.Default />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('video, track, iframe')).toBeNull();
});

test('the button names the video, and its length if known', () => {
  render(<video.WithDuration />);
  expect(
    screen.getByRole('button', { name: 'Play: Calm water: a guided journey, 3 minutes' }),
  ).toBeInTheDocument();
});

test.each([
  [1, '1 minute'],
  [89, '1 minute'],
  [90, '2 minutes'],
  [165, '3 minutes'],
  [3600, '60 minutes'],
])('a video of %i seconds lasts %s', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});

test('the length of an own video is read from its file', () => {
  render(
    <VideoPart file="nature-imagery" title="Nature">
      The words.
    </VideoPart>,
  );
  expect(screen.getByRole('button', { name: 'Play: Nature, 3 minutes' })).toBeInTheDocument();
  expect(screen.getByText('3 minutes')).toBeVisible();
});

test('an external video has no length', () => {
  render(
    <VideoPart embed="https://films.example.org/embed/42" thumbnail="nature-imagery" title="Nature">
      The words.
    </VideoPart>,
  );
  expect(screen.getByRole('button', { name: 'Play: Nature' })).toBeInTheDocument();
});

test('a click loads the video with controls and captions, starts it, and focuses it', async () => {
  const { container } = render(<video.Default />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  const player = container.querySelector('video')!;
  expect(player).toHaveFocus();
  expect(player.autoplay).toBe(true);
  expect(player.controls).toBe(true);
  // The poster is displayed until the video is loaded.
  expect(player).toHaveAttribute('poster', video.Default.args.poster);
  const captions = player.querySelector('track')!;
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('srclang', 'en');
  expect(captions.default).toBe(true);
  expect(screen.queryByRole('button', { name: start })).toBeNull();
});

test('an external player starts immediately, keeps its parameters, and gets no referrer', async () => {
  render(<video.External embed="https://films.example.org/embed/42?lang=en" />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  const player = screen.getByTitle('Calm water: a guided journey');
  expect(player).toHaveAttribute('src', 'https://films.example.org/embed/42?lang=en&autoplay=1');
  expect(player).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media');
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(player).toHaveFocus();
});

test('a video that fails to load restores the button and the text', async () => {
  const { container } = render(<video.Default />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  fireEvent.error(container.querySelector('video')!);
  expect(screen.getByRole('alert')).toHaveTextContent('The film could not be loaded');
  expect(screen.getByRole('button', { name: start })).toHaveFocus();
});

const getTranscript = () => screen.getByText('Transcript').closest('details')!;

test('a video without its captions says so, and expands its transcript', async () => {
  const { container } = render(<video.Default />);
  await userEvent.click(screen.getByRole('button', { name: start }));
  expect(getTranscript().open).toBe(false);
  const player = container.querySelector('video')!;
  fireEvent.error(container.querySelector('track')!);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The words of the film could not be loaded. They are below.',
  );
  expect(getTranscript().open).toBe(true);
  expect(player).toBeInTheDocument();

  // The video fails too; the expanded transcript stays open.
  fireEvent.error(player);
  expect(screen.getByRole('alert')).toHaveTextContent('The film could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: start }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(getTranscript().open).toBe(true);
});

test('the transcript can be expanded', () => {
  render(<video.Default />);
  expect(screen.getByText('Transcript').closest('details')).toHaveTextContent('The sun rises over a lake.');
});

test('the captions are in the language of the person, and in English where they are missing', async () => {
  const play = async (file: string) => {
    const { container, unmount } = render(
      <VideoPart file={file} title="Nature">
        <p>Words</p>
      </VideoPart>,
    );
    await userEvent.click(screen.getByRole('button'));
    const track = container.ownerDocument.querySelector('track')!;
    const found = [track.getAttribute('srclang'), track.getAttribute('label'), track.src];
    unmount();
    return found;
  };
  const language = i18n.locale;
  act(() => i18n.load('hi', {}));
  act(() => i18n.activate('hi'));
  expect(await play('nature-imagery')).toEqual(['hi', 'हिन्दी', expect.stringContaining('nature-imagery.hi')]);
  act(() => i18n.load('ta', {}));
  act(() => i18n.activate('ta'));
  expect(await play('nature-imagery')).toEqual(['en', 'English', expect.not.stringContaining('.ta')]);
  act(() => i18n.activate(language));
});
