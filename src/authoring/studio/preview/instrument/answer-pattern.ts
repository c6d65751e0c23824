import { type Answer, isValidAnswer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';

/** Answers in one line: `0 1 – 3+4`, one for each question; `–` for none, and `+` between several options. */
interface ParsedPattern {
  /** By item id. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Ids of questions whose answer is not on their scale, with the answer. */
  readonly invalid: readonly string[];
  /** Number of answers after the last question. */
  readonly extra: number;
}

const none = '–';

/** Parses answers in one line, separated by spaces or commas. Questions without an answer are unanswered. */
export function parsePattern(instrument: Instrument, text: string): ParsedPattern {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '');
  const questions = listQuestions(instrument);
  const answers = questions.map((question, at): readonly [string, Answer, string] => {
    const token = tokens[at] ?? none;
    const scale = getScale(instrument, question);
    const answer = parseAnswer(token, scale.kind);
    const isValid = answer === null || isValidAnswer(scale, answer);
    return [question.id, isValid ? answer : null, isValid ? '' : `${question.id}: ${token}`];
  });
  return {
    answers: Object.fromEntries(answers.map(([id, answer]) => [id, answer])),
    invalid: answers.map(([, , problem]) => problem).filter((problem) => problem !== ''),
    extra: Math.max(0, tokens.length - questions.length),
  };
}

/** Formats answers as `parsePattern` reads them. */
export function formatPattern(answers: readonly Answer[]): string {
  const last = answers.findLastIndex((answer) => answer !== null);
  return answers
    .slice(0, last + 1)
    .map((answer) => {
      if (answer === null) return none;
      return typeof answer === 'object' ? answer.join('+') : String(answer).replace(/\s+/g, '_');
    })
    .join(' ');
}

function parseAnswer(token: string, kind: string): Answer {
  if (/^[-–—.]$/.test(token)) return null;
  if (kind === 'text') return token.replaceAll('_', ' ');
  const clock = kind === 'time' || kind === 'duration' ? /^(\d{1,2}):(\d{2})$/.exec(token) : null;
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const codes = token.split('+').map(Number);
  return kind === 'several' ? codes.toSorted((a, b) => a - b) : (codes[0] ?? null);
}
