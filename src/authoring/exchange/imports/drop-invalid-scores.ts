import { checkInstrument } from '#domain/instrument/check.ts';
import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import { listOperands } from '#domain/scoring/formulas/operands.ts';
import type { ImportNote } from './foreign-form.ts';
import type { ImportedScores } from './import-scores.ts';

/** Leaves out scores that a questionnaire must not have, such as a total that counts an item twice. */
export function dropInvalidScores(
  found: ImportedScores,
  build: (scores: readonly Score[]) => { readonly instrument: Instrument },
): ImportedScores {
  if (found.displayed.size === 0) return { ...found, scores: [] };
  const { instrument } = build(found.scores);
  const problem = checkInstrument(instrument).find(({ path }) =>
    /^scores\[\d+\]\.(formula|decimals)/.test(path),
  );
  if (problem === undefined) return { ...found, scores: selectUsed(found.scores, found.displayed) };
  const at = Number(/\d+/.exec(problem.path)?.[0]);
  const dropped = findDependents(found.scores, found.scores[at]?.id ?? '');
  const displayed = new Map([...found.displayed].filter(([id]) => !dropped.has(id)));
  const notes = [...found.displayed]
    .filter(([id]) => dropped.has(id))
    .map(
      ([, name]): ImportNote => ({
        position: { path: '' },
        rule: 'left-out',
        part: name,
        actual: `the score "${name}": ${problem.actual}`,
        expected: problem.expected,
        fix: problem.fix,
      }),
    );
  return dropInvalidScores(
    {
      ...found,
      scores: found.scores.filter(({ id }) => !dropped.has(id)),
      displayed,
      notes: [...found.notes, ...notes],
    },
    build,
  );
}

/** A score with all scores that use it. */
function findDependents(scores: readonly Score[], first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const { id, formula } of scores) if (listScores(formula).some((one) => found.has(one))) found.add(id);
  return found;
}

/** Leaves out intermediate scores that no displayed one uses. */
function selectUsed(scores: readonly Score[], displayed: ReadonlyMap<string, string>): Score[] {
  const used = new Set(displayed.keys());
  for (const { id, formula } of scores.toReversed())
    if (used.has(id)) for (const one of listScores(formula)) used.add(one);
  return scores.filter(({ id }) => used.has(id));
}

function listScores(formula: Score['formula']): string[] {
  return listOperands(formula).flatMap(({ of, ids }) => (of === 'scores' ? ids : []));
}
