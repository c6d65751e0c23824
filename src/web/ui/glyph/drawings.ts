/** A disc of a glyph in a field of 100 by 100 units, filled or as an outline. */
export interface GlyphDisc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly open?: boolean;
}

const disc = (x: number, y: number, r: number): GlyphDisc => ({ x, y, r });
const ring = (x: number, y: number, r: number): GlyphDisc => ({ x, y, r, open: true });

/** A grid of four by four, row by row: '.' is a small disc, 'o' a ring, 'O' a large disc. */
function createRhythm(pattern: string): readonly GlyphDisc[] {
  return [...pattern].map((mark, index) => {
    const x = 15 + 23.3 * (index % 4);
    const y = 15 + 23.3 * Math.floor(index / 4);
    if (mark === 'o') return ring(x, y, 8);
    return disc(x, y, mark === '.' ? 5 : 12);
  });
}

/** Six discs on a circle of radius 28 around a seventh. */
function createOneAmongSix(): readonly GlyphDisc[] {
  const around = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return disc(50 + 28 * Math.sin(angle), 50 - 28 * Math.cos(angle), 15);
  });
  return [disc(50, 50, 17), ...around];
}

/** Drawings by name. Questionnaire files select one. */
export const drawings: Readonly<Record<string, readonly GlyphDisc[]>> = {
  'four-dimensions': [disc(36, 36, 25), disc(36, 64, 25), disc(64, 36, 25), disc(64, 64, 25)],
  'felt-unfelt': [disc(39, 57, 31), ring(66, 37, 23)],
  'one-among-six': createOneAmongSix(),
  ripples: [disc(50, 50, 10), ring(50, 50, 20), ring(50, 50, 31), ring(50, 50, 42)],
  'week-rhythm': createRhythm('.o.ooOo.OoOoo.oO'),
  'warm-within': [disc(50, 50, 42), disc(50, 59, 29), disc(50, 68, 16)],
  'weight-above': [ring(50, 50, 42), ring(50, 41, 29), disc(50, 32, 16)],
  'three-to-one': [disc(28, 36, 20), disc(50, 36, 20), disc(72, 36, 20), ring(50, 76, 14)],
};

/** The drawing for unknown names. */
export const defaultDrawing: readonly GlyphDisc[] = [disc(50, 50, 26), ring(50, 50, 42)];
