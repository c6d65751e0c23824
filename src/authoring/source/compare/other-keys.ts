import type { Instrument } from '#domain/instrument/instrument.ts';
import { type ChangeArea, type Change, diffValue, formatValue } from './change.ts';
import { diffPaths, getValueAt } from './differences.ts';

/** Parts of the file that are compared key by key, with what they touch and how authors call them. */
const rest: readonly { key: keyof Instrument; area: ChangeArea; name: string }[] = [
  { key: 'status', area: 'texts', name: 'Status' },
  { key: 'position', area: 'looks', name: 'Place among the assessments' },
  { key: 'title', area: 'texts', name: 'Title' },
  { key: 'shortTitle', area: 'texts', name: 'Short title' },
  { key: 'description', area: 'texts', name: 'Description' },
  { key: 'look', area: 'looks', name: 'Look' },
  { key: 'routes', area: 'looks', name: 'Addresses' },
  { key: 'intro', area: 'texts', name: 'Introduction' },
  { key: 'presentation', area: 'looks', name: 'Presentation' },
  { key: 'allowsMissing', area: 'looks', name: 'Questions may be left out' },
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

/** What differs in everything but items, scale and scores, each value with its place in the file. */
export function compareOtherKeys(before: Instrument, after: Instrument): Change[] {
  const parts = rest.flatMap(({ key, area, name }) =>
    diffPaths(before[key], after[key]).flatMap((path) => {
      const position = path.replace(/^\./, '');
      // Told beside the order of the items.
      if (key === 'presentation' && position === 'order') return [];
      // Another period asked about makes another question of every item.
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

/** No key and null are two things here: the first has the program speak, the second has it be silent. */
function formatNormsNote(note: Instrument['normsNote']): string {
  return note === undefined ? 'left to the program: borrowed values' : formatValue(note);
}
