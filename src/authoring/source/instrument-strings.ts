import type { Instrument, Item, LevelText, LevelTier, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, type Question } from '#domain/instrument/questions.ts';

/** A text of a questionnaire with its path. */
export interface InstrumentText {
  /** Path as in findings, such as "scores[0].report.levelTexts.High.text". */
  readonly path: string;
  readonly text: string;
}

/** Lists the texts of the items, in order; two texts for an item with a left and a right side. */
export function listItemTexts(instrument: Instrument): InstrumentText[] {
  return collectItemTexts(instrument, (item) => (isQuestion(item) ? getSides(item) : []));
}

/** Lists the texts of instruction screens, in order. */
export function listScreenTexts(instrument: Instrument): InstrumentText[] {
  return collectItemTexts(instrument, (item) =>
    isQuestion(item)
      ? []
      : [
          ['heading', item.heading],
          ['instruction', item.instruction],
        ],
  );
}

function collectItemTexts(
  { items }: Instrument,
  getTexts: (item: Item) => [string, string][],
): InstrumentText[] {
  return items.flatMap((item, at) =>
    getTexts(item).map(([key, text]) => ({ path: `items[${at}].${key}`, text })),
  );
}

/** Lists the labels of options, positions and scale ends, and the unit of a number. */
export function listAnswerTexts({
  scale,
  scales = {},
}: Pick<Instrument, 'scale' | 'scales'>): InstrumentText[] {
  const named = Object.entries(scales).flatMap(([name, one]) =>
    one ? collectScaleTexts(`scales.${name}`, one) : [],
  );
  return [...collectScaleTexts('scale', scale), ...named];
}

function collectScaleTexts(path: string, scale: Scale): InstrumentText[] {
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return scale.options.map(({ label }, at) => ({ path: `${path}.options[${at}].label`, text: label }));
    case 'bipolar':
      return scale.positions.flatMap(({ label, words }, at) =>
        filterTexts([
          [`${path}.positions[${at}].label`, label],
          [`${path}.positions[${at}].words`, words],
        ]),
      );
    case 'number':
      return filterTexts([[`${path}.unit`, scale.unit]]);
    case 'time':
    case 'duration':
    case 'date':
    case 'text':
      return [];
    default:
      return filterTexts([
        [`${path}.low`, scale.low],
        [`${path}.high`, scale.high],
      ]);
  }
}

/** Lists the displayed names of levels. */
export function listLevelNames({ scores }: Pick<Instrument, 'scores'>): InstrumentText[] {
  return scores.flatMap(({ report }, at) =>
    (report?.bands ?? []).flatMap(({ levels }, n) =>
      filterTexts(
        levels.map(
          ({ name }, line) => [`scores[${at}].report.bands[${n}].levels[${line}].name`, name] as const,
        ),
      ),
    ),
  );
}

/** Lists the texts of a questionnaire except those of items and levels. */
export function listFrameTexts({
  normsNote,
  title,
  description,
  intro,
  presentation,
  feedback,
  summary,
  messages,
  help,
}: Instrument) {
  return filterTexts([
    ['normsNote', normsNote],
    ['title', title],
    ['description', description],
    ['intro.text', intro.text],
    ...intro.facts.map(({ label }, at) => [`intro.facts[${at}].label`, label] as const),
    ['presentation.note', presentation.note],
    ['presentation.recall', presentation.recall],
    ['feedback.emptyText', feedback.emptyText],
    ...feedback.groups.map(({ heading }, at) => [`feedback.groups[${at}].heading`, heading] as const),
    ...(feedback.combinations ?? []).flatMap(({ text, step }, at) => [
      [`feedback.combinations[${at}].text`, text] as const,
      [`feedback.combinations[${at}].step`, step] as const,
    ]),
    ...summary.map(({ note }, at) => [`summary[${at}].note`, note] as const),
    ['messages.missingSession', messages.missingSession],
    ['messages.rejected', messages.rejected],
    ['messages.failed', messages.failed],
    ['help.text', help.text],
    ...(help.steps ?? []).map((step, at) => [`help.steps[${at}]`, step] as const),
    ['help.summary', help.summary],
  ]);
}

/** Texts of a level or of one of its tiers, with their path. */
export interface LocatedLevel {
  readonly path: string;
  readonly texts: LevelText | LevelTier;
}

/** Lists the levels of a score, each followed by its tiers. */
export function listLevelTexts({ scores }: Pick<Instrument, 'scores'>, at: number): LocatedLevel[] {
  const levels = Object.entries(scores[at]?.report?.levelTexts ?? {});
  return levels.flatMap(([level, texts]): LocatedLevel[] => {
    if (!texts) return [];
    const path = `scores[${at}].report.levelTexts.${level}`;
    const tiers = (texts.tiers ?? []).map((tier, n) => ({ path: `${path}.tiers[${n}]`, texts: tier }));
    return [{ path, texts }, ...tiers];
  });
}

/** Lists the texts of the levels of a score: text, then steps and notes, level by level. */
export function listReportTexts(instrument: Instrument, at: number): InstrumentText[] {
  return filterTexts(
    listLevelTexts(instrument, at).flatMap(({ path, texts }) => [
      [`${path}.text`, texts.text] as const,
      [`${path}.step`, texts.step] as const,
      ...(texts.steps ?? []).map((step, n) => [`${path}.steps[${n}]`, step] as const),
      ...Object.entries('colourNotes' in texts ? (texts.colourNotes ?? {}) : {}).map(
        ([colour, note]) => [`${path}.colourNotes.${colour}`, note] as const,
      ),
    ]),
  );
}

function getSides(item: Question): [string, string][] {
  return 'text' in item
    ? [['text', item.text]]
    : [
        ['left', item.left],
        ['right', item.right],
      ];
}

function filterTexts(texts: readonly (readonly [string, string | null | undefined])[]): InstrumentText[] {
  return texts.flatMap(([path, text]) => (text ? [{ path, text }] : []));
}
