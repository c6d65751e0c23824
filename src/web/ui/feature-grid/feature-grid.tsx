import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './feature-grid.module.css';

/** Props of `FeatureGrid`. */
export interface FeatureGridProps {
  /** Heading in the dark field. */
  title: string;
  /** One or two sentences below it. */
  description: string;
  /** `FeatureGridItem` elements, or a carousel of them. */
  children: ReactNode;
}

/** Coloured fields without gaps; the first, dark one contains the title. */
export function FeatureGrid({ title, description, children }: FeatureGridProps) {
  return (
    <section className={styles.mosaic}>
      <div className={styles.first}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      {children}
    </section>
  );
}

/** Props of `FeatureGridItem`. */
export interface FeatureGridItemProps {
  /** Heading of the field, up to four words. */
  title: string;
  /** One sentence. */
  description: string;
  /** Name of a drawing, see `Glyph`. */
  glyph: string;
  /** Accent of the field. */
  accent: Accent;
  /** Uses the stronger of the two tints. */
  deep?: boolean;
}

/** A field of a mosaic: drawing, title and sentence in one accent. */
export function FeatureGridItem({ title, description, glyph, accent, deep = false }: FeatureGridItemProps) {
  return (
    <article className={classes(styles.cell, deep && styles.deep, accentClass(accent))}>
      <div className={styles.figure}>
        <Glyph name={glyph} />
      </div>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </article>
  );
}
