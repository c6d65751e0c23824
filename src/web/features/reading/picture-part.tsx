import { Alert } from '#ui/alert/alert.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

interface SmallPicture {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

const folder = '../../../../content/pictures/';

const pictures = import.meta.glob<SmallPicture>('../../../../content/pictures/*.{jpg,jpeg,png,webp}', {
  eager: true,
  query: '?small',
  import: 'default',
});

export interface PicturePartProps {
  /** File name in `content/pictures`. */
  readonly file: string;
  readonly alt: string;
}

/** A picture by its file name. A missing file is displayed as an error. */
export function PicturePart({ file, alt }: PicturePartProps) {
  const { t } = useTranslation();
  const picture = pictures[`${folder}${file}`];
  if (picture === undefined)
    return <Alert status="error">{t('reading.missing', { file: `content/pictures/${file}` })}</Alert>;
  return <Picture {...picture} alt={alt} />;
}
