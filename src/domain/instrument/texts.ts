import type { Instrument, Item } from './instrument.ts';

/** A text that people read, with its place in the file. */
export interface InstrumentText {
  /** As in findings: "scores[0].report.levelTexts.High.text". */
  readonly path: string;
  readonly text: string;
}

/** What the items say, in order; both sides of a pair. */
export function itemTexts({ items }: Instrument): InstrumentText[] {
  return items.flatMap((item, at) =>
    sidesOf(item).map(([key, text]) => ({ path: `items[${at}].${key}`, text })),
  );
}

/** What a person reads before, while and after answering, but the items and the texts of the levels. */
export function frameTexts({
  normsNote,
  title,
  description,
  intro,
  presentation,
  feedback,
  summary,
  messages,
}: Instrument) {
  return filled([
    ['normsNote', normsNote],
    ['title', title],
    ['description', description],
    ['intro.text', intro.text],
    ...intro.facts.map(({ label }, at) => [`intro.facts[${at}].label`, label] as const),
    ['presentation.note', presentation.note],
    ['presentation.recall', presentation.recall],
    ['feedback.emptyText', feedback.emptyText],
    ...feedback.groups.map(({ heading }, at) => [`feedback.groups[${at}].heading`, heading] as const),
    ...summary.map(({ note }, at) => [`summary[${at}].note`, note] as const),
    ['messages.missingSession', messages.missingSession],
    ['messages.rejected', messages.rejected],
    ['messages.failed', messages.failed],
  ]);
}

/** What a person reads at the levels of a score: text, then step, level by level. */
export function levelTextsOf({ scores }: Instrument, at: number): InstrumentText[] {
  const levels = Object.entries(scores[at]?.report?.levelTexts ?? {});
  return filled(
    levels.flatMap(([level, words]) => [
      [`scores[${at}].report.levelTexts.${level}.text`, words?.text] as const,
      [`scores[${at}].report.levelTexts.${level}.step`, words?.step] as const,
    ]),
  );
}

function sidesOf(item: Item): [string, string][] {
  return 'text' in item
    ? [['text', item.text]]
    : [
        ['left', item.left],
        ['right', item.right],
      ];
}

function filled(texts: readonly (readonly [string, string | null | undefined])[]): InstrumentText[] {
  return texts.flatMap(([path, text]) => (text ? [{ path, text }] : []));
}
