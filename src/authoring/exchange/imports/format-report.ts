import { formatFinding } from '../../finding/finding.ts';
import type { DraftReport, ImportReport, PreviewLine } from './report.ts';

/**
 * Formats the report of an import for a terminal.
 * @param isDry true if nothing was written
 */
export function formatReport({ source, kind, drafts }: ImportReport, isDry: boolean): string {
  const title = `${source}: ${kind}, ${drafts.length === 1 ? 'one questionnaire' : `${drafts.length} questionnaires`}`;
  return [title, ...drafts.map((draft) => formatDraft(draft, isDry))].join('\n\n');
}

function formatDraft(draft: DraftReport, isDry: boolean): string {
  const { unchanged, changed, leftOut, assumed, preview, scores, editions } = draft;
  const sections = [
    ['Taken with a change', changed],
    ['Left out', leftOut],
    ['Assumed', assumed],
  ] as const;
  return [
    `${draft.id}  ${draft.title}`,
    `Taken as it is (${unchanged.length}): ${unchanged.join(', ') || 'nothing'}`,
    ...sections.map(([name, findings]) =>
      [`${name} (${findings.length})`, ...findings.map(formatFinding)].join('\n\n'),
    ),
    ['As it will be seen', ...preview.map(formatLine)].join('\n'),
    `Scores: ${scores.map(({ title, formula }) => `${title} (${formula})`).join(', ')}`,
    `${isDry ? 'Not written' : 'Written'}: ${[draft.file, ...editions].join(', ')}`,
  ].join('\n\n');
}

function formatLine({ text, answers, isConditional, isReversed }: PreviewLine): string {
  const marks = [isConditional && 'shown under a condition', isReversed && 'reversed'].filter(
    (mark) => mark !== false,
  );
  const first = `  ${text.replaceAll('\n', ' ')}${marks.length === 0 ? '' : ` [${marks.join(', ')}]`}`;
  return answers.length === 0 ? first : `${first}\n      ${answers.join(' | ')}`;
}
