import { hasReachedStage } from '#domain/instrument/translation.ts';
import { renderTable, escapeHtml } from '#domain/print/html.ts';
import type { Translate } from '#language/translate.ts';
import type { Languages, Locale } from '../../language/languages.ts';
import type { ExportedAttempt } from '../export.ts';
import { renderHelpLine } from './help-part.ts';
import { formatTime } from './format-time.ts';
import { markText } from './mark-language.ts';

/**
 * One attempt: questions, answers, scores, and their texts.
 * @param title of the questionnaire
 */
export function renderAttemptPart(
  locale: Locale,
  languages: Languages,
  title: string,
  attempt: ExportedAttempt,
): string {
  const { t } = locale;
  const { answers, scores, helpFirst, helpWords = '' } = attempt;
  const tag = getTextLanguage(attempt);
  const time = formatTime(locale, attempt.time);
  const head = [t('server.ownPage.attempt.question'), t('server.ownPage.attempt.answer')];
  const notes = listNotes(t, attempt).map((note) => `<p>${escapeHtml(note)}</p>\n`);
  const help = `<p class="draft"><strong>${escapeHtml(t('server.ownPage.attempt.helpFirst'))}</strong> ${markText(locale, tag, helpWords)} ${renderHelpLine(locale, languages)}.</p>\n`;
  return `<section class="attempt">
<h3>${escapeHtml(t('server.ownPage.attempt.title', { title, time }))}</h3>
${notes.join('')}${renderTable(
  t('server.ownPage.attempt.answers', { time }),
  head,
  answers.map((answer) => renderAnswer(locale, tag, answer)),
)}${helpFirst ? help : ''}<h4>${escapeHtml(t('server.ownPage.attempt.scores'))}</h4>
${scores.map((score) => renderScore(locale, tag, score)).join('')}</section>
`;
}

function getTextLanguage({ language, textLanguage = language }: ExportedAttempt): string {
  return textLanguage;
}

function listNotes(
  t: Translate,
  { version, age, arm, answers, beforeAccount, browserTranslated, translationStage: stage }: ExportedAttempt,
): string[] {
  const isKnown = answers.every(({ item }) => item !== '');
  return [
    t('server.ownPage.attempt.version', { version, age: String(age) }),
    beforeAccount ? t('server.ownPage.attempt.beforeAccount') : '',
    browserTranslated ? t('server.ownPage.attempt.browserTranslated') : '',
    stage && !hasReachedStage(stage, 'equivalent') ? t('server.ownPage.attempt.untested') : '',
    arm ? t('server.ownPage.attempt.arm', { code: arm }) : '',
    isKnown ? '' : t('server.ownPage.attempt.unknown'),
  ].filter((note) => note !== '');
}

function renderScore(
  locale: Locale,
  tag: string,
  { title, value, levelName, percentile, words }: ExportedAttempt['scores'][number],
): string {
  const { t } = locale;
  const rows = [
    [markText(locale, tag, title), escapeHtml(value ?? t('server.ownPage.attempt.notCalculated'))],
    [escapeHtml(t('server.ownPage.attempt.level')), markText(locale, tag, levelName)],
    [escapeHtml(t('server.ownPage.attempt.percentile')), percentile === null ? '' : escapeHtml(percentile)],
  ];
  const known = rows.filter(([, shown]) => shown !== '');
  const list = known.map(([label, shown]) => `<div><dt>${label}</dt><dd>${shown}</dd></div>`).join('');
  return `<div class="score"><dl>${list}</dl>\n${words && `<p>${markText(locale, tag, words)}</p>`}</div>\n`;
}

type Answer = ExportedAttempt['answers'][number];

function renderAnswer(locale: Locale, tag: string, answer: Answer): string[] {
  const { number, text } = answer;
  const numbered = escapeHtml(locale.t('server.ownPage.attempt.number', { number: String(number) }));
  return [text ? markText(locale, tag, text) : numbered, formatAnswer(locale, tag, answer)];
}

function formatAnswer(locale: Locale, tag: string, { code, label, asked }: Answer): string {
  const { t } = locale;
  if (asked === false) return escapeHtml(t('server.ownPage.attempt.notAsked'));
  if (code === null) return escapeHtml(t('server.ownPage.attempt.skipped'));
  const codes = [code].flat().join(', ');
  return label ? markText(locale, tag, label) : escapeHtml(t('server.ownPage.attempt.code', { code: codes }));
}
