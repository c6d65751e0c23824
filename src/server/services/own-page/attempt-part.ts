import { descriptionList, table, text } from '#domain/printed/html.ts';
import type { ExportedAttempt } from '../export.ts';
import { renderHelpLine } from './help-part.ts';
import { formatTime } from './format-time.ts';
import { messages } from './messages.ts';

const labels = messages.attempt;

/** One attempt: questions, answers, scores, and their texts. */
export function attemptPart(title: string, attempt: ExportedAttempt): string {
  const { time, version, age, language, helpFirst, helpWords = '', arm, answers, scores } = attempt;
  const moment = formatTime(time);
  const isKnown = answers.every(({ item }) => item !== '');
  return `<section class="attempt" lang="${text(language)}">
<h3>${text(labels.title(title, moment))}</h3>
<p>${text(labels.version(version, age))}</p>
${arm ? `<p>${text(labels.arm(arm))}</p>\n` : ''}${isKnown ? '' : `<p>${text(labels.unknown)}</p>\n`}${table(labels.answers(moment), labels.head, answers.map(renderAnswer))}${
  helpFirst
    ? `<p class="draft"><strong>${text(labels.helpFirst)}</strong> ${text(helpWords)} ${renderHelpLine()}.</p>\n`
    : ''
}<h4>${text(labels.scores)}</h4>
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
  const known = descriptionList([
    [title, String(value ?? labels.notCalculated)],
    [labels.level, levelName],
    [labels.percentile, percentile === null ? '' : String(percentile)],
  ]);
  return `<div class="score">${known}${read && `<p>${text(read)}</p>`}</div>\n`;
}

function renderAnswer({
  number,
  text: question,
  code,
  label,
  asked,
}: ExportedAttempt['answers'][number]): string[] {
  return [text(question || labels.number(number)), text(formatAnswer(code, label, asked))];
}

function formatAnswer(code: unknown, label: string, asked: false | undefined): string {
  if (asked === false) return labels.notAsked;
  if (code === null) return labels.skipped;
  return label || labels.code([code].flat().join(', '));
}
