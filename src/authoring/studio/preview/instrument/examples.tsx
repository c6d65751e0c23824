import { checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument, WorkedExample } from '#domain/instrument/instrument.ts';
import { DataTable, type Row } from '../table/data-table.tsx';
import { outcomesOf } from './outcome.ts';
import { words } from './words.ts';

const own = words.examples;

/** Every worked example, worked once more by the program's own scoring. */
export function Examples({ instrument }: { instrument: Instrument }) {
  return (
    <section>
      <h3>{own.title}</h3>
      <DataTable
        caption={own.title}
        hidesCaption
        head={own.head}
        rows={instrument.examples.flatMap((example, at) => rowsOf(instrument, example, at))}
      />
    </section>
  );
}

function rowsOf(instrument: Instrument, example: WorkedExample, at: number): Row[] {
  const { name, answers, expected } = example;
  const age = personInWords(example);
  if (checkAnswers(instrument, answers)) {
    return [{ id: `${at}`, cells: [name, age, '', '', own.refused, own.not], isMarked: true }];
  }
  const outcomes = outcomesOf(instrument, answers, example);
  return expected.map(({ score, ...wanted }): Row => {
    const outcome = outcomes.find(({ id }) => id === score);
    const keys = (['value', 'percentile', 'level', 'levelId', 'colour'] as const).filter(
      (key) => wanted[key] !== undefined,
    );
    const isSame = outcome !== undefined && keys.every((key) => outcome[key] === wanted[key]);
    const shown = (from: Partial<Record<string, unknown>> = {}) =>
      keys.map((key) => from[key] ?? '–').join(' · ');
    return {
      id: `${at}-${score}`,
      cells: [
        name,
        age,
        score,
        shown(wanted),
        shown({ ...outcome }),
        isSame ? own.ok : <strong>{own.not}</strong>,
      ],
      isMarked: !isSame,
    };
  });
}

/** "40", or "40, female, education 3". */
function personInWords({ age, gender, education }: WorkedExample): string | number {
  if (gender === undefined && education === undefined) return age;
  return [age, gender ?? [], education === undefined ? [] : own.education(education)].flat().join(', ');
}
