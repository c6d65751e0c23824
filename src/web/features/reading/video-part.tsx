import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { formatLength } from '#ui/video/format-length.ts';
import { Video } from '#ui/video/video.tsx';
import { getVideoSeconds, getMediaUrl } from './media.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface VideoPartProps {
  /** File name of video, captions and poster in `content/media`, without extension. Captions of a language are `NAME.hi.vtt`. */
  readonly file?: string;
  /** URL of an external player, which replaces the file. */
  readonly embed?: string;
  /** File name of the poster of an external player. */
  readonly thumbnail?: string;
  readonly title: string;
  /** Transcript. */
  readonly children: ReactNode;
}

/** A video by its file name. A missing file is displayed as an error. */
export function VideoPart({ file = '', embed, thumbnail = file, title, children }: VideoPartProps) {
  const { t, language } = useTranslation();
  const names = embed ? [`${thumbnail}.jpg`] : [`${thumbnail}.jpg`, `${file}.mp4`, `${file}.vtt`];
  const [poster, source, englishCaptions] = names.map(getMediaUrl);
  const translatedCaptions = getMediaUrl(`${file}.${language}.vtt`);
  const missingFile = names.find((name) => getMediaUrl(name) === undefined);
  if (missingFile !== undefined || poster === undefined) {
    return <Alert status="error">{t('reading.missing', { file: `content/media/${missingFile}` })}</Alert>;
  }
  const media = embed
    ? { embed }
    : {
        source: source ?? '',
        captions: translatedCaptions ?? englishCaptions ?? '',
        captionsLanguage: translatedCaptions ? language : sourceLanguage,
      };
  const seconds = embed ? undefined : getVideoSeconds(`${file}.mp4`);
  const duration = seconds === undefined ? undefined : formatLength(seconds);
  return (
    <Video title={title} poster={poster} duration={duration} {...media}>
      {children}
    </Video>
  );
}
