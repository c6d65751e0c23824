import { useTranslation } from '#web-language/use-translation.ts';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Player, type VideoMedia } from './player.tsx';
import { Transcript } from './transcript.tsx';
import styles from './video.module.css';

/** Props of `Video`. */
export type VideoProps = VideoMedia & {
  /** Title of the video; names button and player. */
  title: string;
  /** URL of the picture that is displayed until Play. */
  poster: string;
  /** Duration as text, for example '3 minutes'. */
  duration?: string;
  /** The transcript. */
  children: ReactNode;
};

/** A video behind a picture. The player loads after a click, and starts. */
export function Video({ title, poster, duration, children, ...media }: VideoProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'waiting' | 'playing' | 'wordless' | 'failed'>('waiting');
  const [needsTranscript, setNeedsTranscript] = useState(false);
  const name = duration ? t('reading.ui.playDuration', { title, duration }) : t('reading.ui.play', { title });

  function handleMissingCaptions() {
    setState('wordless');
    // Not reset: the transcript must stay open while the video is retried.
    setNeedsTranscript(true);
  }

  return (
    <figure className={styles.video} data-group="wide">
      <div className={styles.screen}>
        {state === 'playing' || state === 'wordless' ? (
          <Player
            title={title}
            media={media}
            poster={poster}
            onFail={() => setState('failed')}
            onCaptionsFail={handleMissingCaptions}
          />
        ) : (
          <button
            type="button"
            className={styles.start}
            aria-label={name}
            // The removed player had focus.
            autoFocus={state === 'failed'}
            onClick={() => setState('playing')}
          >
            <img src={poster} alt="" loading="lazy" width="1280" height="720" />
            <span className={styles.disc}>
              <Play aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('reading.ui.videoFailed')}
        </p>
      )}
      {state === 'wordless' && (
        <p className={styles.failed} role="alert">
          {t('reading.ui.captionsFailed')}
        </p>
      )}
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {duration && <span className={styles.duration}>{duration}</span>}
      </figcaption>
      <Transcript isNeeded={needsTranscript}>{children}</Transcript>
    </figure>
  );
}
