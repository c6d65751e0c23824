import { escapeHtml } from '#domain/print/html.ts';
import { listLabels } from './counsellor-options.ts';
import { type CounsellorResults, describeResults } from './counsellor-results.ts';
import { createRow, listScores } from './one-page-rows.ts';
import type { PrintSection } from './print-report-props.ts';
import { joinSentences, type Translate } from '#language/translate.ts';
import type { Translation } from '#web-language/use-translation.ts';
import type { Format } from '#language/format.ts';

/** What the person has chosen to say, by ids of options. Everything can be left out. */
export interface CounsellorChoices {
  readonly hard: readonly string[];
  /** '' for none, null for what follows from the results, which also has the ids of `toResultId`. */
  readonly since: string | null;
  readonly change: string | null;
  readonly help: readonly string[];
  readonly hasScores: boolean;
}

export const noChoices: CounsellorChoices = {
  hard: [],
  since: null,
  change: null,
  help: [],
  hasScores: true,
};

/** The id of a sentence that follows from the results, by its index. */
export const toResultId = (index: number) => `result-${index}`;

/** Replaces what was not chosen by what follows from the results, which belongs to the scores. */
export function completeChoices(choices: CounsellorChoices, results: CounsellorResults) {
  const findFirst = (sentences: readonly string[]) =>
    choices.hasScores && sentences.length > 0 ? toResultId(0) : '';
  return {
    ...choices,
    since: choices.since ?? findFirst(results.since),
    change: choices.change ?? findFirst(results.changes),
  };
}

/** The page as texts, for the screen and the file. */
export interface CounsellorContent {
  readonly sentences: readonly string[];
  readonly help: readonly string[];
  readonly scores: readonly string[];
  readonly made: string;
}

/**
 * Builds the page.
 * @param sections results; those that call for help are named, with their change and since when
 * @param day in the format for display
 */
export function buildCounsellorContent(
  t: Translate,
  format: Format,
  choices: CounsellorChoices,
  sections: readonly PrintSection[],
  day: string,
): CounsellorContent {
  const results = describeResults(t, format, sections);
  const { hard, since, change, help, hasScores } = completeChoices(choices, results);
  const heavy = sections.filter(({ report }) => report && report.strength !== 'none');
  const titles = format.series(heavy.map(({ instrument }) => instrument.title));
  const sentences = [
    describeHard({ t, format }, hard, hasScores ? titles : ''),
    findResult(results.since, since) ??
      (since === '' ? '' : t('counsellor.parts.since.sentence', { time: since })),
    findResult(results.changes, change) ?? listLabels(t, 'change', [change]).join(''),
  ];
  return {
    sentences: sentences.filter((sentence) => sentence !== ''),
    help: listLabels(t, 'help', help),
    scores: hasScores ? listScoreTexts(t, sections) : [],
    made: t('counsellor.made', { day }),
  };
}

/** The sentence with this id that follows from the results. */
function findResult(sentences: readonly string[], id: string): string | undefined {
  return sentences.find((_, index) => toResultId(index) === id);
}

/** The own choices of the person, else the parts with hard answers. */
function describeHard(
  { t, format }: { readonly t: Translate; readonly format: Format },
  hard: readonly string[],
  titles: string,
): string {
  if (hard.length > 0)
    return t('counsellor.parts.hard.sentence', {
      things: format.series(listLabels(t, 'hard', hard)).toLowerCase(),
    });
  return titles === '' ? '' : t('counsellor.answersHard', { titles });
}

function listScoreTexts(t: Translate, sections: readonly PrintSection[]): string[] {
  const texts = sections.flatMap(({ report }) =>
    (report ? listScores(report) : []).flatMap((score) => {
      const { result, level } = createRow(t, score);
      return result === t('results.none') ? [] : [formatScore(t, score.title, result, level)];
    }),
  );
  const limitNotes = sections.flatMap(({ report }) => report?.limitNote || []);
  return [...texts, ...new Set(limitNotes)];
}

function formatScore(t: Translate, title: string, result: string, level: string): string {
  return level === ''
    ? t('counsellor.score', { title, result })
    : t('counsellor.scoreWithLevel', { title, result, level });
}

/** Formats the page as an HTML file without references, which every phone opens. */
export function formatCounsellorFile(
  { t, language }: Pick<Translation, 't' | 'language'>,
  { sentences, help, scores, made }: CounsellorContent,
): string {
  const formatList = (lines: readonly string[]) =>
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  const parts = [
    ...sentences.map((sentence) => `<p class="say">${escapeHtml(sentence)}</p>`),
    ...(help.length > 0
      ? [`<h2>${escapeHtml(t('counsellor.parts.help.legend'))}</h2>`, formatList(help)]
      : []),
    ...(scores.length > 0
      ? [`<h3>${escapeHtml(t('counsellor.parts.scores.title'))}</h3>`, `<small>${formatList(scores)}</small>`]
      : []),
    `<p><small>${escapeHtml(joinSentences(t, [t('counsellor.limits'), made]))}</small></p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(t('counsellor.fileTitle'))}</title>
<style>body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif}.say{font-size:1.3rem}</style>
<h1>${escapeHtml(t('counsellor.pageTitle'))}</h1>
${parts.join('\n')}
</html>
`;
}
