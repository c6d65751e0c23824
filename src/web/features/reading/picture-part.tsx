import { Alert } from '#ui/alert/alert.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { messages } from './messages.ts';

interface Small {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

const folder = '../../../../content/pictures/';

const pictures = import.meta.glob<Small>('../../../../content/pictures/*.{jpg,jpeg,png,webp}', {
  eager: true,
  query: '?small',
  import: 'default',
});

export interface PicturePartProps {
  /** Name of the file in `content/pictures`. */
  readonly file: string;
  readonly alt: string;
}

/** A picture as authors name it. A missing file is reported in its place. */
export function PicturePart({ file, alt }: PicturePartProps) {
  const small = pictures[`${folder}${file}`];
  if (small === undefined) return <Alert tone="error">{messages.missing(`content/pictures/${file}`)}</Alert>;
  return <Picture {...small} alt={alt} />;
}
