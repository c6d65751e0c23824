import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Question, questionsOf, scaleOf } from '#domain/instrument/questions.ts';
import { majorOf } from '#domain/instrument/version.ts';
import { resultOf } from '#domain/scoring/result.ts';
import type { Cell, Column, Row, Table } from '#research/release/table.ts';
import type { Sitting } from './made-up.ts';

/** The table of an instrument's attempts, as CONTRACT of a release says it, with few columns of design. */
export function madeUpTable(instrument: Instrument): Table {
  const answers = questionsOf(instrument).flatMap((question) => answerColumns(instrument, question));
  const scores = instrument.scores.flatMap((score): Column[] => {
    const name = `score_${score.id}`;
    const value: Column = {
      name,
      type: score.decimals === 0 ? 'integer' : 'number',
      description: score.title,
      role: 'score',
      score,
    };
    if (!score.report) return [value];
    return [
      value,
      {
        name: `${name}_level`,
        type: 'string',
        description: `Level of ${score.title}.`,
        role: 'score',
        score,
      },
      {
        name: `${name}_percentile`,
        type: 'integer',
        description: `Percentile of ${score.title}.`,
        role: 'score',
        score,
      },
    ];
  });
  return {
    name: `${instrument.id}@${majorOf(instrument.version)}`,
    key: ['study_id', 'attempt'],
    instrument,
    columns: [
      {
        name: 'study_id',
        type: 'string',
        description: 'The person, by a code of this release.',
        role: 'key',
      },
      { name: 'attempt', type: 'integer', description: 'Which attempt of the person.', role: 'key' },
      { name: 'days_since_first', type: 'integer', description: 'Whole days.', role: 'design' },
      { name: 'quarter', type: 'string', description: 'When.', role: 'design' },
      { name: 'instrument_version', type: 'string', description: 'Version.', role: 'design' },
      { name: 'age', type: 'integer', description: 'Age in years.', role: 'design' },
      {
        name: 'gender',
        type: 'string',
        description: 'Gender as scored.',
        role: 'design',
        codes: [
          { code: 'male', label: 'Male' },
          { code: 'female', label: 'Female' },
        ],
      },
      ...answers,
      ...scores,
    ],
  };
}

function answerColumns(instrument: Instrument, question: Question): Column[] {
  const scale = scaleOf(instrument, question);
  const base = { type: 'integer', role: 'answer', question } as const;
  const name = question.id.replaceAll('-', '_');
  const description = 'text' in question ? question.text : `${question.left} – ${question.right}`;
  switch (scale.kind) {
    case 'several':
      return scale.options.map(({ code, label }) => ({
        ...base,
        name: `${name}_${code}`,
        description: `${description} ${label}`,
        option: code,
        codes: [
          { code: 0, label: 'No' },
          { code: 1, label: 'Yes' },
        ],
      }));
    case 'choice':
      return [{ ...base, name, description, codes: scale.options }];
    case 'bipolar':
      return [{ ...base, name, description, codes: scale.positions }];
    case 'analogue':
      return [{ ...base, name, description, range: { low: 0, high: 100 } }];
    default:
      return [{ ...base, name, description, range: { low: scale.min, high: scale.max } }];
  }
}

/** The row of a sitting, with its scores as the program gives them. */
export function madeUpRow(table: Table, { study, attempt, answers, facts }: Sitting): Row {
  const { instrument } = table;
  if (!instrument) throw new Error('A table of attempts has an instrument.');
  const result = resultOf(instrument, answers, facts);
  const places = new Map(questionsOf(instrument).map(({ id }, at) => [id, at]));
  const design: Readonly<Record<string, Cell>> = {
    study_id: study,
    attempt,
    days_since_first: (attempt - 1) * 20,
    quarter: attempt === 1 ? '2027-Q1' : null,
    instrument_version: instrument.version,
    age: facts.age,
    gender: facts.gender ?? null,
  };
  return table.columns.map(({ name, question, option, score }): Cell => {
    if (score) {
      const own = result[score.id];
      if (name.endsWith('_level')) return own?.level || null;
      return (name.endsWith('_percentile') ? own?.percentile : own?.value) ?? null;
    }
    if (!question) return design[name] ?? null;
    const answer = answers[places.get(question.id) ?? -1] ?? null;
    if (option === undefined || answer === null) return typeof answer === 'object' ? null : answer;
    return Array.isArray(answer) && answer.includes(option) ? 1 : 0;
  });
}
