import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { formatLength } from '#ui/video/format-length.ts';
import { Video } from '#ui/video/video.tsx';
import { filmSeconds, mediaAddress } from './media.ts';
import { messages } from './messages.ts';

export interface VideoPartProps {
  /** Name of film, captions and picture in `content/media`, without their endings. */
  readonly file?: string;
  /** The address of a player elsewhere, in place of a file. */
  readonly embed?: string;
  /** Name of the picture for an embedded player. */
  readonly thumbnail?: string;
  readonly title: string;
  /** The transcript. */
  readonly children: ReactNode;
}

/** A film as authors name it, with the addresses of its files. A missing file is reported in its place. */
export function VideoPart({ file = '', embed, thumbnail = file, title, children }: VideoPartProps) {
  const names = embed ? [`${thumbnail}.jpg`] : [`${thumbnail}.jpg`, `${file}.mp4`, `${file}.vtt`];
  const [poster, source, captions] = names.map(mediaAddress);
  const missing = names.find((name) => mediaAddress(name) === undefined);
  if (missing !== undefined || poster === undefined) {
    return <Alert tone="error">{messages.missing(`content/media/${missing}`)}</Alert>;
  }
  const media = embed ? { embed } : { source: source ?? '', captions: captions ?? '' };
  const seconds = embed ? undefined : filmSeconds(`${file}.mp4`);
  const length = seconds === undefined ? undefined : formatLength(seconds);
  return (
    <Video title={title} poster={poster} duration={length} {...media}>
      {children}
    </Video>
  );
}
