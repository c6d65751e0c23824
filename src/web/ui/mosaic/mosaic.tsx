import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './mosaic.module.css';

export interface MosaicProps {
  /** The heading, in the deep field. */
  title: string;
  /** A sentence or two below it. */
  text: string;
  /** The fields: `MosaicCell`s, or a carousel of them. */
  children: ReactNode;
}

/** Coloured fields that touch without gaps; the first, deep one carries the title. */
export function Mosaic({ title, text, children }: MosaicProps) {
  return (
    <section className={styles.mosaic}>
      <div className={styles.first}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

export interface MosaicCellProps {
  /** The field's heading, up to four words. */
  title: string;
  /** One sentence of what it is about. */
  text: string;
  /** Name of a drawing, see `Glyph`. */
  glyph: string;
  /** The ink of the whole field. */
  ink: Accent;
  /** The fuller of the ink's two tints. */
  deep?: boolean;
}

/** One field of a mosaic: a drawing, a title, a sentence, all in one ink. */
export function MosaicCell({ title, text, glyph, ink, deep = false }: MosaicCellProps) {
  return (
    <article className={classes(styles.cell, deep && styles.deep, accentClass(ink))}>
      <div className={styles.figure}>
        <Glyph name={glyph} />
      </div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
