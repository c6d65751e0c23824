import { createChangeNote, type ForeignQuestion, type ImportNote } from './foreign-form.ts';

interface RecodedQuestion {
  readonly part: ForeignQuestion;
  /** Code by the value that the form stores. */
  readonly codes: ReadonlyMap<string, number>;
}

const maxNames = 6;

/** Creates a note for each list of answers with new codes, at the first question that has it. */
export function createRecodingNotes(recoded: readonly RecodedQuestion[]): ImportNote[] {
  const groups = new Map<string, RecodedQuestion[]>();
  for (const one of recoded) {
    const pairs = [...one.codes].map(([raw, code]) => `${raw} became ${code}`).join(', ');
    groups.set(pairs, [...(groups.get(pairs) ?? []), one]);
  }
  return [...groups].flatMap(([pairs, [first, ...others]]) => {
    if (first === undefined) return [];
    const names = [first, ...others].map(({ part }) => part.name);
    const listed = names
      .slice(0, maxNames)
      .map((name) => `"${name}"`)
      .join(', ');
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
    const note = createChangeNote(
      first.part.position,
      `the codes of ${listed}${more}: ${pairs}`,
      'whole numbers from 1 to 99 as codes; numeric old codes become the values, which count in scores',
      { part: first.part.name },
    );
    return [{ ...note, others: names }];
  });
}
