import { useEffect, useRef } from 'react';
import { getLanguageName } from '#language/language-name.ts';
import styles from './video.module.css';

/** A hosted video with captions, or the address of an external player. */
export type VideoMedia =
  | {
      readonly source: string;
      readonly captions: string;
      /** BCP 47 tag; English if absent. */
      readonly captionsLanguage?: string;
      readonly embed?: undefined;
    }
  | { readonly embed: string; readonly source?: undefined; readonly captions?: undefined };

/** Props of `Player`. */
export interface PlayerProps {
  /** Accessible name. */
  title: string;
  /** Source of the video. */
  media: VideoMedia;
  /** URL of the picture that is displayed until the video starts. */
  poster: string;
  /** Called if a hosted video fails to load. Errors of external players are not observable. */
  onFail: () => void;
  /** Called if the captions fail to load; the video plays without them. */
  onCaptionsFail: () => void;
}

/** The player after the user has pressed Play: takes focus and starts. */
export function Player({ title, media, poster, onFail, onCaptionsFail }: PlayerProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => {
    player.current?.focus();
    // WebKit ignores `default` of a track.
    for (const track of player.current?.textTracks ?? []) track.mode = 'showing';
  }, []);
  if (media.embed !== undefined) {
    return (
      <iframe
        ref={player}
        className={styles.player}
        src={addAutoplay(media.embed)}
        title={title}
        // Only the permissions that a player needs; it cannot navigate this tab. The rule forbids two of them
        // together, which is a risk only for a page of the same origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; encrypted-media"
        // The other site receives the origin, not the address of the page.
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
      // Some browsers do not focus videos without it.
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
        srcLang={media.captionsLanguage ?? 'en'}
        label={getLanguageName(media.captionsLanguage ?? 'en')}
        default
        // React handles this event of a track only in the capture phase.
        onErrorCapture={onCaptionsFail}
      />
    </video>
  );
}

/** Adds the common parameter `autoplay` to the address of an external player. */
function addAutoplay(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('autoplay')) url.searchParams.set('autoplay', '1');
  return url.href;
}

/** Only one video plays at a time. */
function pauseOthers({ currentTarget }: { currentTarget: HTMLVideoElement }): void {
  for (const video of document.querySelectorAll('video')) if (video !== currentTarget) video.pause();
}
