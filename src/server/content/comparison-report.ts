import { areas } from '../../domain/instrument/compare/change.ts';
import type { Comparison } from '../../domain/instrument/comparison.ts';
import type { FoundInstrument } from './find-instrument.ts';

const headings: Readonly<Record<(typeof areas)[number], string>> = {
  items: 'Items',
  scale: 'Scale',
  keys: 'Keys and scoring',
  norms: 'Norms',
  cuts: 'Thresholds',
  texts: 'Texts',
  looks: 'Looks and order',
};

/** A comparison as an author reads it: what changed, old above new, then the verdict and the version. */
export function comparisonReport(
  before: FoundInstrument,
  after: FoundInstrument,
  comparison: Comparison,
): string {
  const { changes, size, version, verdict } = comparison;
  const parts = areas.flatMap((area) => {
    const own = changes.filter((change) => change.area === area);
    if (own.length === 0) return [];
    const lines = own.map(({ what, before, after }) => `  ${what}\n    old  ${before}\n    new  ${after}`);
    return [`${headings[area]}\n${lines.join('\n')}`];
  });
  const given = after.instrument.version;
  const isRight = size === 'none' || given === version || isAbove(given, version, size);
  const advice = isRight
    ? size === 'none'
      ? []
      : [`The new file has version ${given}: that fits.`]
    : [`The new file has version ${given}: write "version": "${version}".`];
  const named =
    before.instrument.id === after.instrument.id ? [] : ['These are two different questionnaires.'];
  return [
    `old  ${before.where}\nnew  ${after.where}`,
    ...parts,
    [...named, verdict, ...advice].join('\n'),
  ].join('\n\n');
}

/** A version may be raised further than it must. */
function isAbove(given: string, needed: string, size: Comparison['size']): boolean {
  const [a = 0, b = 0] = given.split('.').map(Number);
  const [c = 0, d = 0] = needed.split('.').map(Number);
  return a > c || (size === 'minor' && a === c && b >= d);
}
