import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Ink, inkClass } from '../theme/ink.ts';
import look from './quilt.module.css';

export interface QuiltProps {
  title: string;
  text: string;
  /** The fields: `QuiltCell`s, or a carousel of them. */
  children: ReactNode;
}

/** Coloured fields that touch without gaps; the first, deep one carries the title. */
export function Quilt({ title, text, children }: QuiltProps) {
  return (
    <section className={look.quilt}>
      <div className={look.first}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

export interface QuiltCellProps {
  title: string;
  text: string;
  /** Name of a drawing, see `Glyph`. */
  glyph: string;
  ink: Ink;
  /** The fuller of the ink's two tints. */
  deep?: boolean;
}

/** One field of a quilt: a drawing, a title, a sentence, all in one ink. */
export function QuiltCell({ title, text, glyph, ink, deep = false }: QuiltCellProps) {
  return (
    <article className={classes(look.cell, deep && look.deep, inkClass(ink))}>
      <div className={look.figure}>
        <Glyph name={glyph} />
      </div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
