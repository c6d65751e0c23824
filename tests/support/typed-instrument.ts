import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from './instrument-builder.ts';

/**
 * A fixture instrument with the kinds of answers that public manuals ask for, in this order: `bed` (clock time), `sleep`
 * (duration), `since` (date), `work` (choice with "does not apply"), `low` and `tired` (choice), `more` (visible if `low` and
 * `tired` are 4 or more together), `health` (line from 0 to 100 in steps of 5), `tried` (several, one of which excludes the
 * others), `words` (text).
 * @param change modifies the new copy
 */
export function aTypedInstrument(change: (draft: Mutable<Instrument>) => void = () => {}): Instrument {
  return anInstrument((draft) => {
    draft.title = 'Nights and Days';
    draft.scales = {
      clock: { kind: 'time' },
      hours: { kind: 'duration', min: 0, max: 960 },
      day: { kind: 'date', min: 20200101, max: 20261231 },
      work: {
        kind: 'choice',
        options: [
          { code: 1, label: 'No difficulty' },
          { code: 2, label: 'Some difficulty' },
          { code: 3, label: 'Much difficulty' },
          { code: 9, label: 'I do not work or study', notApplicable: true },
        ],
      },
      line: {
        kind: 'analogue',
        min: 0,
        max: 100,
        step: 5,
        low: 'The worst health I can think of',
        high: 'The best health I can think of',
      },
      tried: {
        kind: 'several',
        options: [
          { code: 1, label: 'Going to bed at the same time' },
          { code: 2, label: 'Less tea and coffee in the evening' },
          { code: 3, label: 'No phone in bed' },
          { code: 9, label: 'I have not tried anything', alone: true },
        ],
      },
      words: { kind: 'text', maxLength: 500 },
    };
    draft.items = [
      { id: 'bed', text: 'When did you usually go to bed in the last month?', scale: 'clock' },
      { id: 'sleep', text: 'How long did you sleep in a usual night?', scale: 'hours' },
      { id: 'since', text: 'Since when do you sleep like this?', scale: 'day' },
      { id: 'work', text: 'How difficult was your work or study?', scale: 'work' },
      { id: 'low', text: 'I felt low.' },
      { id: 'tired', text: 'I felt tired.' },
      {
        id: 'more',
        text: 'Small tasks felt hard.',
        showWhen: { sumOf: ['low', 'tired'], from: 4 },
        hiddenValue: 1,
      },
      { id: 'health', text: 'How is your health today?', scale: 'line' },
      { id: 'tried', text: 'What have you tried, to sleep better?', scale: 'tried' },
      { id: 'words', text: 'Is there anything else about your sleep?', scale: 'words' },
    ];
    change(draft);
  });
}
