import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import type { ExportedAttempt } from '../export.ts';
import { renderHelpLine } from './help-part.ts';
import { formatTime } from './format-time.ts';
import { messages } from './messages.ts';

const labels = messages.attempt;

/** One attempt: questions, answers, scores, and their texts. */
export function renderAttemptPart(title: string, attempt: ExportedAttempt): string {
  const {
    time,
    version,
    age,
    language,
    helpFirst,
    helpWords = '',
    arm,
    answers,
    scores,
    beforeAccount,
  } = attempt;
  const moment = formatTime(time);
  const isKnown = answers.every(({ item }) => item !== '');
  return `<section class="attempt" lang="${escapeHtml(language)}">
<h3>${escapeHtml(labels.title(title, moment))}</h3>
<p>${escapeHtml(labels.version(version, age))}</p>
${beforeAccount ? `<p>${escapeHtml(labels.beforeAccount)}</p>\n` : ''}${arm ? `<p>${escapeHtml(labels.arm(arm))}</p>\n` : ''}${isKnown ? '' : `<p>${escapeHtml(labels.unknown)}</p>\n`}${renderTable(labels.answers(moment), labels.head, answers.map(renderAnswer))}${
  helpFirst
    ? `<p class="draft"><strong>${escapeHtml(labels.helpFirst)}</strong> ${escapeHtml(helpWords)} ${renderHelpLine()}.</p>\n`
    : ''
}<h4>${escapeHtml(labels.scores)}</h4>
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
  const known = renderDescriptionList([
    [title, String(value ?? labels.notCalculated)],
    [labels.level, levelName],
    [labels.percentile, percentile === null ? '' : String(percentile)],
  ]);
  return `<div class="score">${known}${read && `<p>${escapeHtml(read)}</p>`}</div>\n`;
}

function renderAnswer({
  number,
  text: question,
  code,
  label,
  asked,
}: ExportedAttempt['answers'][number]): string[] {
  return [escapeHtml(question || labels.number(number)), escapeHtml(formatAnswer(code, label, asked))];
}

function formatAnswer(code: unknown, label: string, asked: false | undefined): string {
  if (asked === false) return labels.notAsked;
  if (code === null) return labels.skipped;
  return label || labels.code([code].flat().join(', '));
}
