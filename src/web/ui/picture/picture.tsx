import styles from './picture.module.css';

export interface PictureProps {
  /** The address of the widest one. */
  readonly src: string;
  /** The addresses of all widths, as the browser chooses among them. */
  readonly srcSet?: string;
  /** Of the widest one, in pixels: the page keeps its room before it comes. */
  readonly width: number;
  /** Of the widest one, in pixels. */
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** A picture within a text. It is loaded when it is about to be seen. */
export function Picture({ alt, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      className={styles.picture}
      sizes="(min-width: 46em) 44rem, 92vw"
      loading="lazy"
      decoding="async"
    />
  );
}
