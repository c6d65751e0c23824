import { describe, expect, it } from 'vitest';
import { compareInstruments } from '#authoring/source/compare/comparison.ts';
import { classifyChange } from '#authoring/source/compare/version.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import {
  anInstrument,
  anInstrumentOfPairs,
  type Mutable,
  getReport,
} from '#tests/support/instrument-builder.ts';

type Change = (draft: Mutable<Instrument>) => void;
const compare = (change: Change) => compareInstruments(anInstrument(), anInstrument(change));
/** One line per change: what, old, new. */
const formatChanges = (change: Change) =>
  compare(change).changes.map(({ area, what, before, after }) => `${area}: ${what}: ${before} → ${after}`);

describe('compareInstruments', () => {
  it('reports no change for equal content', () => {
    expect(compare(() => {})).toEqual({
      changes: [],
      size: 'none',
      version: '1.0',
      comparable: 'Nothing changed. Scores compare.',
      verdict: 'Nothing changed. Scores compare, and no new version is needed.',
    });
  });

  it('a changed item: old and new text are listed, and scores are not comparable', () => {
    const { text: old } = anInstrument().items[1] as { text: string };
    const change: Change = (draft) => Object.assign(draft.items[1]!, { text: 'I slept well' });
    expect(formatChanges(change)).toEqual([`items: Item "q2": ${old} → I slept well`]);
    expect(compare(change)).toMatchObject({
      size: 'major',
      version: '2.0',
      verdict:
        'Scores are not comparable: the questions or their scoring changed. A major version is needed, 2.0 after 1.0, because of changes in items. Old results stay, and are not compared with new ones.',
    });
  });

  it('changed words only: offers a change of spelling, and accepts it after two people sign', () => {
    const change: Change = (draft) => Object.assign(draft.items[1]!, { text: 'I felt harried.' });
    expect(compare(change).verdict).toMatch(
      /^Scores are not comparable.* Only words differ: if two people confirm in "spelling" that it is spelling, 1\.0\.1 is enough and scores stay comparable\.$/,
    );
    const signVersion = (version: string, declaredBy: string, confirmedBy: string) =>
      compare((draft) => {
        change(draft);
        draft.version = version;
        draft.spelling = { declaredBy, confirmedBy };
      });
    expect(signVersion('1.0.1', 'A. Rao, editor', 'B. Sen, psychologist')).toMatchObject({
      size: 'spelling',
      version: '1.0.1',
      comparable: 'Scores stay comparable: only spelling changed.',
      verdict:
        'Scores stay comparable: only spelling changed. A. Rao, editor declares it and B. Sen, psychologist confirms it. A third version number is enough, 1.0.1 after 1.0.',
    });
    expect(signVersion('1.0.1', 'A. Rao', 'A. Rao').size).toBe('major');
    expect(signVersion('1.1', 'A. Rao', 'B. Sen').size).toBe('major');
  });

  it('an added, removed, moved or reversed item', () => {
    const reverseItems: Change = (draft) => (draft.items = draft.items.toReversed());
    expect(formatChanges(reverseItems)).toEqual([
      'items: Order of the items: q1, q2, q3, q4 → q4, q3, q2, q1',
    ]);
    const removeItem: Change = (draft) => void draft.items.pop();
    expect(formatChanges(removeItem)[0]).toMatch(/^items: Item "q4": .+ → nothing$/);
    const reverseFirst: Change = (draft) => Object.assign(draft.items[0]!, { reverse: true });
    expect(formatChanges(reverseFirst)).toEqual(['items: Item "q1", reverse-keyed: no → yes']);
  });

  it('a changed end of a pair, or an instruction screen', () => {
    const [before, after] = [
      anInstrumentOfPairs(),
      anInstrumentOfPairs((draft) => Object.assign(draft.items[0]!, { left: 'Slow' })),
    ];
    expect(compareInstruments(before, after).changes.map(({ what }) => what)).toEqual(['Item "q1", left']);
    const createInstructed = (instruction: string) =>
      anInstrument((draft) => draft.items.push({ id: 'now', heading: 'Now', instruction }));
    expect(
      compareInstruments(createInstructed('Two more.'), createInstructed('Three more.')).changes.map(
        ({ what }) => what,
      ),
    ).toEqual(['Item "now", instruction']);
  });

  it('changed answers', () => {
    const change: Change = (draft) => {
      if (draft.scale.kind === 'choice') draft.scale.options[0]!.label = 'Not once';
    };
    expect(formatChanges(change)).toHaveLength(1);
    expect(formatChanges(change)[0]).toMatch(/^scale: Answer with code 1: .+ → Not once$/);
    const kind = compareInstruments(anInstrument(), anInstrumentOfPairs());
    expect(kind.changes.map(({ what }) => what)).toContain('Kind of scale');
    expect(kind.size).toBe('major');
  });

  it('a changed formula or time frame', () => {
    const changeFormula: Change = (draft) =>
      (draft.scores[0]!.formula = { kind: 'mean', items: ['q1', 'q2'] });
    expect(formatChanges(changeFormula)).toEqual(['keys: Formula of "Calm": sum of q1, q2 → mean of q1, q2']);
    const changeRecall: Change = (draft) => (draft.presentation.recall = 'In the last year');
    expect(formatChanges(changeRecall)).toEqual([
      'keys: Presentation, recall: In the last week → In the last year',
    ]);
    expect([compare(changeFormula).size, compare(changeRecall).size]).toEqual(['major', 'major']);
  });

  it('changed norms, cuts and texts: scores are comparable, a minor version is required', () => {
    const change: Change = (draft) => {
      const report = getReport(draft, 'calm');
      report.bands[0]!.norm!.mean = 5.5;
      report.bands[0]!.levels[0]!.upTo = 4;
      report.levelTexts.Low!.text = 'Other words.';
      draft.look.glyph = 'waves';
    };
    expect(compare(change).changes.map(({ area }) => area)).toEqual(['norms', 'cuts', 'texts', 'looks']);
    expect(compare(change)).toMatchObject({
      size: 'minor',
      version: '1.1',
      verdict:
        'Scores stay comparable: the questions and the way they are scored are the same. A minor version is needed, 1.1 after 1.0, because of changes in norms, cuts, texts and looks.',
    });
  });

  it('lists every counted change that requires a version', () => {
    const changes: Change[] = [
      (draft) => (draft.title = 'Other'),
      (draft) => (draft.description = 'Other.'),
      (draft) => (draft.status = 'validated'),
      (draft) => (draft.normsNote = 'Measured here.'),
      (draft) => (draft.normsNote = null),
      (draft) => (draft.position = 2),
      (draft) => (draft.routes.intro = '/other'),
      (draft) => (draft.intro.text = 'Other.'),
      (draft) => (draft.allowsMissing = !draft.allowsMissing),
      (draft) => (draft.scores[0]!.title = 'Other'),
      (draft) => (draft.scores[0]!.decimals = 1),
      (draft) => (draft.scores = draft.scores.toReversed()),
      (draft) => (draft.history.order = draft.history.order.toReversed()),
      (draft) => (draft.feedback.order = draft.feedback.order.toReversed()),
      (draft) => (draft.summary = draft.summary.toReversed()),
      (draft) => (draft.messages.toastMs = 1),
      (draft) => void draft.examples.pop(),
      (draft) => (draft.help.firstWhen = [{ score: 'joy', colour: 'red' }]),
      (draft) => delete (draft.scores[0] as { report?: unknown }).report,
      (draft) => (getReport(draft, 'calm').tickStep = 3),
      (draft) => (getReport(draft, 'calm').average!.basis = 'Elsewhere.'),
      (draft) => (getReport(draft, 'calm').reliability = null),
      (draft) => (getReport(draft, 'calm').bands[0]!.to = 40),
      (draft) => (getReport(draft, 'calm').levelTexts.Low!.reading = ['other']),
    ];
    const unseen = changes.filter((change) => {
      const { changes: listed, size } = compare(change);
      return (
        listed.length === 0 ||
        size !== classifyChange(anInstrument(), anInstrument(change)) ||
        size === 'none'
      );
    });
    expect(unseen.map(String)).toEqual([]);
  });
});
