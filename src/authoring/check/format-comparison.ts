import { areas } from '../source/compare/change.ts';
import type { InstrumentComparison } from '../source/compare/comparison.ts';
import { getNextVersion } from '../source/compare/version.ts';
import { formatWordDiff } from '../source/compare/word-diff.ts';
import type { LocatedInstrument } from './find-instrument.ts';

const headings: Readonly<Record<(typeof areas)[number], string>> = {
  items: 'Items',
  scale: 'Scale',
  keys: 'Keys and scoring',
  norms: 'Norms',
  cuts: 'Thresholds',
  texts: 'Texts',
  looks: 'Looks and order',
  papers: 'Papers',
};

/** Formats a comparison for the terminal: the changes, old above new, then the verdict and the version. */
export function formatComparison(
  before: LocatedInstrument,
  after: LocatedInstrument,
  comparison: InstrumentComparison,
): string {
  const { changes } = comparison;
  const parts = areas.flatMap((area) => {
    const own = changes.filter((change) => change.area === area);
    if (own.length === 0) return [];
    const lines = own.map(({ what, before, after }) => {
      const words = formatWordDiff(before, after);
      return `  ${what}\n    old  ${before}\n    new  ${after}${words === null ? '' : `\n    words  ${words}`}`;
    });
    return [`${headings[area]}\n${lines.join('\n')}`];
  });
  return [
    `old  ${before.location}\nnew  ${after.location}`,
    ...parts,
    formatConclusion(before, after, comparison).join('\n'),
  ].join('\n\n');
}

/** Formats the conclusion. A version is proposed only if `after` is the current file of the same questionnaire. */
function formatConclusion(
  before: LocatedInstrument,
  after: LocatedInstrument,
  comparison: InstrumentComparison,
): string[] {
  const { size, version, verdict, comparable } = comparison;
  if (before.instrument.id !== after.instrument.id) {
    return [
      'These are two different questionnaires. Their scores are not comparable, and neither needs a new version.',
    ];
  }
  if (after.isPublished)
    return [comparable, 'The new one is published: it never changes, and needs no other version.'];
  const given = after.instrument.version;
  if (size === 'none') return [verdict];
  return [
    verdict,
    given === version || given === getNextVersion(before.instrument, 'major')
      ? `The new file has version ${given}: that fits.`
      : `The new file has version ${given}: write "version": "${version}".`,
  ];
}
