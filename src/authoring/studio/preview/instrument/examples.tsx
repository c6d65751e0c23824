import { checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument, WorkedExample } from '#domain/instrument/instrument.ts';
import { DataTable, type DataTableRow } from '../table/data-table.tsx';
import { computeOutcomes } from './score-outcomes.ts';
import { messages } from './messages.ts';

const labels = messages.examples;

/** The worked examples, compared with the computed results. */
export function Examples({ instrument }: { instrument: Instrument }) {
  return (
    <section>
      <h3>{labels.title}</h3>
      <DataTable
        caption={labels.title}
        hidesCaption
        head={labels.head}
        rows={instrument.examples.flatMap((example, at) => createRows(instrument, example, at))}
      />
    </section>
  );
}

function createRows(instrument: Instrument, example: WorkedExample, at: number): DataTableRow[] {
  const { name, answers, expected } = example;
  const age = formatPerson(example);
  if (checkAnswers(instrument, answers)) {
    return [{ id: `${at}`, cells: [name, age, '', '', labels.refused, labels.not], isMarked: true }];
  }
  const outcomes = computeOutcomes(instrument, answers, example);
  return expected.map(({ score, ...expectedValue }): DataTableRow => {
    const outcome = outcomes.find(({ id }) => id === score);
    const keys = (['value', 'percentile', 'level', 'levelId', 'colour'] as const).filter(
      (key) => expectedValue[key] !== undefined,
    );
    const isSame = outcome !== undefined && keys.every((key) => outcome[key] === expectedValue[key]);
    const formatExpected = (from: Partial<Record<string, unknown>> = {}) =>
      keys.map((key) => from[key] ?? '–').join(' · ');
    return {
      id: `${at}-${score}`,
      cells: [
        name,
        age,
        score,
        formatExpected(expectedValue),
        formatExpected({ ...outcome }),
        isSame ? labels.ok : <strong>{labels.not}</strong>,
      ],
      isMarked: !isSame,
    };
  });
}

/** Formats the demographics, such as "40" or "40, female, education 3". */
function formatPerson({ age, gender, education }: WorkedExample): string | number {
  if (gender === undefined && education === undefined) return age;
  return [age, gender ?? [], education === undefined ? [] : labels.education(education)].flat().join(', ');
}
