import type { Expression } from '../expression/expression.ts';
import type { ForeignOption } from '../foreign-form.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import type { ForeignScore } from '../foreign-form.ts';
import { listOptionIds } from './options.ts';

/** A question with the grades of its answers. */
export type GradedQuestion = readonly [
  string,
  { readonly payload: UnknownObject; readonly options: readonly ForeignOption[]; readonly row?: string },
];

/** Lists the scoring categories of a survey as sums of the graded answers. */
export function listScores(
  elements: readonly UnknownObject[],
  questions: readonly GradedQuestion[],
): ForeignScore[] {
  const scoring = toObject(elements.find(({ Element }) => Element === 'SCO')?.Payload);
  return toObjects(scoring.ScoringCategories).flatMap((category) => {
    const [id, name] = [toText(category.ID), toText(category.Name)];
    const parts = questions.flatMap((question) => createSummand(id, question) ?? []);
    const [first, ...others] = parts;
    if (first === undefined) return [];
    const expression = others.reduce<Expression>(
      (left, right) => ({ kind: 'binary', operator: '+', left, right }),
      first,
    );
    return [
      {
        name: name || id,
        title: name || id,
        position: { path: 'SurveyElements.SCO' },
        expression,
        text: `the sum of ${parts.length} graded questions`,
      },
    ];
  });
}

/** The value of a question: its answer, if each is graded with its own number, or a grade for each answer. */
function createSummand(
  category: string,
  [name, { payload, options, row }]: GradedQuestion,
): Expression | undefined {
  const key = row === undefined ? 'Choices' : 'Answers';
  const ids = new Map(listOptionIds(payload, key));
  const grades = toObjects(payload.GradingData).flatMap((entry): [string, number][] => {
    const choice = toText(entry.AnswerID) || toText(entry.ChoiceID);
    const grade = Number(toObject(entry.Grades)[category]);
    const raw = ids.get(choice);
    const isOwn = row === undefined || toText(entry.AnswerID) === '' || toText(entry.ChoiceID) === row;
    return raw === undefined || !isOwn || !Number.isFinite(grade) ? [] : [[raw, grade]];
  });
  if (grades.length === 0) return undefined;
  const field: Expression = { kind: 'field', name };
  const numbers = options.map(({ raw }) => Number(raw));
  const getGrade = (raw: string) => grades.find(([own]) => own === raw)?.[1] ?? 0;
  if (options.every(({ raw }) => getGrade(raw) === Number(raw))) return field;
  const ends = Math.min(...numbers) + Math.max(...numbers);
  if (options.every(({ raw }) => getGrade(raw) === ends - Number(raw)))
    return { kind: 'binary', operator: '-', left: { kind: 'constant', value: ends }, right: field };
  const shift = getGrade(options[0]?.raw ?? '') - (numbers[0] ?? 0);
  if (options.every(({ raw }) => getGrade(raw) - Number(raw) === shift))
    return { kind: 'binary', operator: '+', left: field, right: { kind: 'constant', value: shift } };
  return createGrades(name, grades);
}

/** Adds a grade for each answer that counts. */
function createGrades(name: string, grades: readonly (readonly [string, number])[]): Expression {
  const parts = grades
    .filter(([, grade]) => grade !== 0)
    .map(
      ([raw, value]): Expression => ({
        kind: 'call',
        name: 'if',
        args: [
          {
            kind: 'binary',
            operator: '=',
            left: { kind: 'field', name },
            right: { kind: 'constant', value: raw },
          },
          { kind: 'constant', value },
          { kind: 'constant', value: 0 },
        ],
      }),
    );
  return parts.reduce<Expression>((left, right) => ({ kind: 'binary', operator: '+', left, right }), {
    kind: 'constant',
    value: 0,
  });
}
