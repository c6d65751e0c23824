import { getNumericRange, isFreeScale } from '../answers/codes.ts';
import type { Instrument, Level, Scale, Score } from '../instrument/instrument.ts';
import { type Question, listQuestions, getQuestionText, getScale } from '../instrument/questions.ts';
import { percentiles } from '../scoring/percentile.ts';
import type { Column } from './table.ts';

const designNames = new Set([
  'study_id',
  'attempt',
  'days_since_first',
  'quarter',
  'instrument_version',
  'language',
  'arm',
]);

/**
 * Creates one column per answer, or one per option of a question with several choices; in the order of the
 * questionnaire.
 * @param withFreeAnswers includes texts and dates, which may identify people
 */
export function createAnswerColumns(instrument: Instrument, { withFreeAnswers = true } = {}): Column[] {
  return listQuestions(instrument).flatMap((question): Column[] => {
    const scale = getScale(instrument, question);
    const name = toColumnName(question.id);
    const description = getQuestionText(question);
    if (isFreeScale(scale)) {
      if (!withFreeAnswers) return [];
      const content = scale.kind === 'date' ? 'as YYYY-MM-DD' : 'in own words';
      return [{ name, type: 'string', description: `${description} (${content})`, role: 'answer', question }];
    }
    if (scale.kind !== 'several') {
      return [
        { name, type: 'integer', description, role: 'answer', question, ...listValues(scale, question) },
      ];
    }
    return scale.options.map(({ code, label }) => ({
      name: `${name}_${code}`,
      type: 'integer',
      description: `${description} ${label}`,
      codes: [
        { code: 0, label: 'not chosen' },
        { code: 1, label: 'chosen' },
      ],
      role: 'answer',
      question,
      option: code,
    }));
  });
}

/**
 * Creates up to three columns per score: its value, and its level and percentile if it has them.
 * @param earlier versions with rows in the same table, whose levels are included
 */
export function createScoreColumns({ scores }: Instrument, earlier: readonly Instrument[] = []): Column[] {
  return scores.flatMap((score): Column[] => {
    const name = `score_${score.id}`;
    const value: Column = {
      name,
      type: score.decimals === 0 ? 'integer' : 'number',
      description: `${score.title}: the score as stored.`,
      role: 'score',
      score,
    };
    const earlierScores = earlier.flatMap((version) => version.scores.filter(({ id }) => id === score.id));
    return [value, ...createEvaluationColumns(name, score, earlierScores)];
  });
}

function createEvaluationColumns(name: string, score: Score, earlierScores: readonly Score[]): Column[] {
  const bands = [score, ...earlierScores].flatMap(({ report }) => report?.bands ?? []);
  const levels = [...new Set(bands.flatMap((band) => band.levels.map(({ is }) => is)))];
  const level: Column = {
    name: `${name}_level`,
    type: 'string',
    description: `${score.title}: the displayed level.`,
    codes: levels
      .filter((word) => word !== '')
      .map((word) => ({ code: word, label: getLevelNames(bands, word) })),
    role: 'score',
    score,
  };
  const percentile: Column = {
    name: `${name}_percentile`,
    type: 'integer',
    description: `${score.title}: the displayed percentile.`,
    range: percentiles,
    role: 'score',
    score,
  };
  return [...(level.codes?.length ? [level] : []), ...(bands.some(({ norm }) => norm) ? [percentile] : [])];
}

type Bands = NonNullable<Score['report']>['bands'];

/** The names of a level in the bands, if they differ from the level. */
function getLevelNames(bands: Bands, word: Level): string {
  const names = bands.flatMap(({ levels }) => levels.filter(({ is }) => is === word).map(({ name }) => name));
  return [...new Set(names.map((name) => name ?? word))].join(' or ');
}

/** The column name of an item. Ids may contain hyphens, which column names must not, and no underscores. */
function toColumnName(id: string): string {
  const name = id.replaceAll('-', '__');
  return designNames.has(name) ? `item_${name}` : name;
}

function listValues(
  scale: Exclude<Scale, { kind: 'several' }>,
  question: Question,
): Pick<Column, 'codes' | 'range'> {
  if (scale.kind === 'choice') return { codes: scale.options.map(({ code, label }) => ({ code, label })) };
  if (scale.kind === 'bipolar') return { codes: createBipolarCodes(scale, question) };
  if (scale.kind === 'text') return {};
  const { min, max } = getNumericRange(scale);
  return { range: { low: min, high: max } };
}

/** Positions of a bipolar scale have only letters as labels: the codes name the side. */
function createBipolarCodes(scale: Extract<Scale, { kind: 'bipolar' }>, question: Question): Column['codes'] {
  const [left, right] = 'left' in question ? [question.left, question.right] : ['left', 'right'];
  return scale.positions.map(({ code, label, position }) => ({
    code,
    label: `${label} (${Math.abs(position)} towards: ${position < 0 ? left : right})`,
  }));
}
