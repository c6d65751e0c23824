/** A disc in a drawing of 300 by 250 units: filled, pale, in the second accent, or an outline. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly as: 'fill' | 'soft' | 'second' | 'line';
}

const disc = (x: number, y: number, r: number, as: Disc['as'] = 'fill'): Disc => ({ x, y, r, as });

/** Centres of ten discs in rows of four, three, two and one; the sixth is displaced. */
const tenCentres = [
  [69, 58],
  [123, 58],
  [177, 58],
  [231, 58],
  [96, 105],
  [170, 92],
  [204, 105],
  [123, 152],
  [177, 152],
  [150, 199],
] as const;

/** Centres of nine discs around a tenth. */
const circleCentres = [
  [150, 37],
  [206.6, 57.6],
  [236.7, 109.7],
  [226.2, 169],
  [180.1, 207.7],
  [119.9, 207.7],
  [73.8, 169],
  [63.3, 109.7],
  [93.4, 57.6],
] as const;

/** The drawings by name (visual reference, 11-resources). */
const drawings: Readonly<Record<string, readonly Disc[]>> = {
  sunrise: [disc(150, 240, 112), disc(150, 206, 88), disc(150, 172, 64), disc(150, 138, 40)],
  four: [disc(104, 79, 72), disc(104, 171, 72), disc(196, 79, 72), disc(196, 171, 72)],
  ten: tenCentres.map(([x, y], index) => disc(x, y, 27, index === 5 ? 'second' : 'fill')),
  embrace: [disc(126, 140, 84), disc(190, 112, 52), disc(157, 126, 108, 'line')],
  horizon: [...[40, 70, 100, 130, 160, 190].map((r) => disc(150, 250, r, 'line')), disc(150, 90, 40)],
  circle: [
    disc(150, 125, 88, 'soft'),
    ...circleCentres.map(([x, y]) => disc(x, y, 18)),
    disc(150, 125, 24, 'second'),
  ],
  steps: [28, 31.4, 34.8, 38.2, 41.6, 45].map((r, index) => disc(56 + 36 * index, 204 - 28 * index, r)),
};

const plain: readonly Disc[] = [disc(96, 125, 54), disc(150, 125, 54), disc(204, 125, 54)];

/** The discs of a drawing, from back to front; a default drawing for unknown names. */
export function getCoverDrawing(name: string): readonly Disc[] {
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? plain) : plain;
}

/** Names of all drawings. */
export const coverDrawingNames: readonly string[] = Object.keys(drawings);
