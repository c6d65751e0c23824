import type { Instrument } from '#domain/instrument/instrument.ts';
import { type ChangeArea, type InstrumentChange, diffValue, formatChangeValue } from './change.ts';
import { diffPaths, getValueAt } from './differences.ts';

/** Keys that are compared generically, with the area of their changes and the name for authors. */
const rest: readonly { key: keyof Instrument; area: ChangeArea; name: string }[] = [
  { key: 'status', area: 'texts', name: 'Status' },
  { key: 'position', area: 'looks', name: 'Position among the assessments' },
  { key: 'title', area: 'texts', name: 'Title' },
  { key: 'shortTitle', area: 'texts', name: 'Short title' },
  { key: 'description', area: 'texts', name: 'Description' },
  { key: 'look', area: 'looks', name: 'Look' },
  { key: 'routes', area: 'looks', name: 'Addresses' },
  { key: 'intro', area: 'texts', name: 'Introduction' },
  { key: 'presentation', area: 'looks', name: 'Presentation' },
  { key: 'allowsMissing', area: 'looks', name: 'Questions may be left out' },
  { key: 'missing', area: 'keys', name: 'Limit for unanswered questions' },
  { key: 'feedback', area: 'looks', name: 'Feedback' },
  { key: 'summary', area: 'looks', name: 'Overall summary' },
  { key: 'messages', area: 'texts', name: 'Messages' },
  { key: 'help', area: 'looks', name: 'Help first' },
  { key: 'examples', area: 'looks', name: 'Worked examples' },
  { key: 'set', area: 'looks', name: 'Place in the set' },
  { key: 'language', area: 'papers', name: 'Language' },
  { key: 'citation', area: 'papers', name: 'Citation' },
  { key: 'licence', area: 'papers', name: 'Licence' },
  { key: 'references', area: 'papers', name: 'References' },
  { key: 'signOff', area: 'papers', name: 'Sign-off' },
  { key: 'spelling', area: 'papers', name: 'Declared as spelling' },
];

/** Compares everything except items, scales and scores. */
export function compareOtherKeys(before: Instrument, after: Instrument): InstrumentChange[] {
  const parts = rest.flatMap(({ key, area, name }) =>
    diffPaths(before[key], after[key]).flatMap((path) => {
      const position = path.replace(/^\./, '');
      // `compareItems` compares the order of items.
      if (key === 'presentation' && position === 'order') return [];
      // Another recall period changes the question of every item.
      const touches = key === 'presentation' && position === 'recall' ? 'keys' : area;
      const what = position === '' ? name : `${name}, ${position}`;
      return diffValue(touches, what, getValueAt(before[key], position), getValueAt(after[key], position));
    }),
  );
  const note = 'Note on averages and percentiles';
  return [
    ...parts,
    ...diffValue('texts', note, formatNormsNote(before.normsNote), formatNormsNote(after.normsNote)),
  ];
}

/**
 * A missing note is different from null: without a note the app displays a default note, with null it displays none.
 */
function formatNormsNote(note: Instrument['normsNote']): string {
  return note === undefined ? 'the default note of the app: borrowed values' : formatChangeValue(note);
}
