import { useEffect, useRef } from 'react';
import styles from './video.module.css';

/** A film of our own with its captions, or the address of a player elsewhere. */
export type VideoMedia =
  | { readonly source: string; readonly captions: string; readonly embed?: undefined }
  | { readonly embed: string; readonly source?: undefined; readonly captions?: undefined };

export interface PlayerProps {
  /** What the player is called. */
  title: string;
  /** Where the film is. */
  media: VideoMedia;
  /** The address of the picture that is shown until the film is. */
  poster: string;
  /** Called when a film of our own cannot be loaded; what happens in a foreign player cannot be known. */
  onFail: () => void;
  /** Called when the captions of such a film cannot be loaded: it plays, but without a word. */
  onLoseWords: () => void;
}

/** The player of a film that was asked for: it takes the focus of the button it replaces, and starts. */
export function Player({ title, media, poster, onFail, onLoseWords }: PlayerProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus(), []);
  if (media.embed !== undefined) {
    return (
      <iframe
        ref={player}
        className={styles.player}
        src={startingAtOnce(media.embed)}
        title={title}
        // What a player needs, and no more: it cannot lead the reader's own tab away. The two that the rule forbids
        // together are a danger only to a page of the same origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; encrypted-media"
        // The other site learns that we sent the reader, not which page was read.
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <video
      ref={player}
      className={styles.player}
      src={media.source}
      poster={poster}
      aria-label={title}
      // Not every browser takes the focus to a film by itself.
      tabIndex={0}
      controls
      autoPlay
      playsInline
      onPlay={pauseOthers}
      onError={onFail}
    >
      <track
        kind="captions"
        src={media.captions}
        srcLang="en"
        label="English"
        default
        // React listens to this event of a track on its way down alone.
        onErrorCapture={onLoseWords}
      />
    </video>
  );
}

/** The address of a player elsewhere, with the wish to start that such players commonly understand. */
function startingAtOnce(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('autoplay')) url.searchParams.set('autoplay', '1');
  return url.href;
}

/** One film at a time: two sets of words cannot be followed at once. */
function pauseOthers({ currentTarget }: { currentTarget: HTMLVideoElement }): void {
  for (const film of document.querySelectorAll('video')) if (film !== currentTarget) film.pause();
}
