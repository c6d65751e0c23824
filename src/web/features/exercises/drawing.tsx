import styles from './drawing.module.css';

const folder = '../../../../content/pictures/';

/** URLs of the drawings in `content/pictures`. */
const files = import.meta.glob<string>('../../../../content/pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Props of `Drawing`. */
export interface DrawingProps {
  /** File name in `content/pictures`. */
  readonly file: string;
  /** What it shows; '' next to a title that says it. */
  readonly alt: string;
}

/** A drawing of an exercise. The content check guarantees that the file exists. */
export function Drawing({ file, alt }: DrawingProps) {
  return (
    <img className={styles.drawing} src={files[`${folder}${file}`]} alt={alt} width={320} height={200} />
  );
}
