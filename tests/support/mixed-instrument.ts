import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from './instrument-builder.ts';

/**
 * A small fixture instrument with every kind of item, in this order: an instruction, `often` (choice), `pain` (rating 0
 * to 10), `health` (analogue), `days` (whole number 0 to 30), `helped` (several), `tea` and `cups` (choice and number;
 * `cups` is visible if `tea` is yes), an instruction, `ease` (pair).
 * @param change modifies the new copy
 */
export function aMixedInstrument(change: (draft: Mutable<Instrument>) => void = () => {}): Instrument {
  return anInstrument((draft) => {
    draft.title = 'Mixed Days';
    draft.scales = {
      yesNo: {
        kind: 'choice',
        options: [
          { code: 1, label: 'Yes' },
          { code: 2, label: 'No' },
        ],
      },
      pain: { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'The worst pain I can think of' },
      health: { kind: 'analogue', low: 'The worst I can think of', high: 'The best I can think of' },
      days: { kind: 'number', min: 0, max: 30, unit: 'days' },
      cups: { kind: 'number', min: 1, max: 12 },
      helped: {
        kind: 'several',
        options: [
          { code: 1, label: 'Music' },
          { code: 2, label: 'A walk' },
          { code: 3, label: 'Company' },
          { code: 9, label: 'None of these', alone: true },
        ],
      },
      ease: {
        kind: 'bipolar',
        positions: [
          { position: -1, code: 1, label: 'A' },
          { position: 1, code: 2, label: 'B' },
        ],
      },
    };
    draft.items = [
      {
        id: 'part1',
        heading: 'The last week',
        instruction: 'Please think of the last seven days.\n\nThere are no right answers.',
      },
      { id: 'often', text: 'How often did you rest?' },
      { id: 'pain', text: 'How strong was your pain at its worst?', scale: 'pain' },
      { id: 'health', text: 'How is your health today?', scale: 'health' },
      { id: 'days', text: 'On how many days did you walk for ten minutes?', scale: 'days' },
      { id: 'helped', text: 'What helped you to rest?', scale: 'helped' },
      { id: 'tea', text: 'Do you drink tea?', scale: 'yesNo' },
      {
        id: 'cups',
        text: 'How many cups a day?',
        scale: 'cups',
        showWhen: { item: 'tea', is: 1 },
        hiddenValue: 0,
      },
      { id: 'part2', heading: 'One more', instruction: 'Two sentences stand against each other.' },
      { id: 'ease', left: 'I am restless.', right: 'I am at ease.', scale: 'ease' },
    ];
    change(draft);
  });
}
