import { facts, table, text } from '#domain/printed/html.ts';
import type { ExportedAttempt } from '../export.ts';
import { helpLine } from './help-part.ts';
import { momentOf } from './moment.ts';
import { words } from './words.ts';

const say = words.attempt;

/** One attempt: what was asked and answered, and what came of it as it was read. */
export function attemptPart(title: string, attempt: ExportedAttempt): string {
  const { time, version, age, language, helpFirst, helpWords = '', arm, answers, scores } = attempt;
  const moment = momentOf(time);
  const isKnown = answers.every(({ item }) => item !== '');
  return `<section class="attempt" lang="${text(language)}">
<h3>${text(say.title(title, moment))}</h3>
<p>${text(say.version(version, age))}</p>
${arm ? `<p>${text(say.arm(arm))}</p>\n` : ''}${isKnown ? '' : `<p>${text(say.unknown)}</p>\n`}${table(say.answers(moment), say.head, answers.map(answerLine))}${
  helpFirst
    ? `<p class="draft"><strong>${text(say.helpFirst)}</strong> ${text(helpWords)} ${helpLine()}.</p>\n`
    : ''
}<h4>${text(say.scores)}</h4>
${scores.map(scorePart).join('')}</section>
`;
}

function scorePart({
  title,
  value,
  levelName,
  percentile,
  words: read,
}: ExportedAttempt['scores'][number]): string {
  const known = facts([
    [title, String(value ?? say.notCalculated)],
    [say.level, levelName],
    [say.percentile, percentile === null ? '' : String(percentile)],
  ]);
  return `<div class="score">${known}${read && `<p>${text(read)}</p>`}</div>\n`;
}

function answerLine({
  number,
  text: question,
  code,
  label,
  asked,
}: ExportedAttempt['answers'][number]): string[] {
  return [text(question || say.number(number)), text(answerWords(code, label, asked))];
}

function answerWords(code: unknown, label: string, asked: false | undefined): string {
  if (asked === false) return say.notAsked;
  if (code === null) return say.skipped;
  return label || say.code([code].flat().join(', '));
}
