import styles from './picture.module.css';

/** Props of `Picture`. */
export interface PictureProps {
  /** URL of the widest version. */
  readonly src: string;
  /** URLs of all widths. */
  readonly srcSet?: string;
  /** Width of the widest version in pixels; reserves space. */
  readonly width: number;
  /** Height of the widest version in pixels. */
  readonly height: number;
  /** Alternative text. */
  readonly alt: string;
}

/** A lazy-loaded picture in a text. */
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
