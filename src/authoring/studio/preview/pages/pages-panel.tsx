import { isEditable } from '../../../drafts/editable-names.ts';
import type { Finding } from '../../../finding/finding.ts';
import { targetReadingGrade } from '../../../source/wording/reading-grade-targets.ts';
import { LinkButton } from '../link-button.tsx';
import type { AuthorPage } from '../state.ts';
import { messages } from '../messages.ts';
import { DataTable, type DataTableRow } from '../table/data-table.tsx';

const labels = messages.pages;

/** Props of `PagesPanel`. */
export interface PagesPanelProps {
  readonly pages: readonly AuthorPage[];
  readonly findings: readonly Finding[];
  show(address: string): void;
  /** Opens a page in the editor; undefined if there is no editor. */
  edit?(target: { readonly file: string }): void;
}

/** All pages with words, minutes, reading grade, date and findings. */
export function PagesPanel({ pages, findings, show, edit }: PagesPanelProps) {
  const rows = pages.map(({ file, slug, text }): DataTableRow => {
    const pageFindings = findings.filter((finding) => finding.file === file);
    const title = text?.title || slug;
    const name = (
      <>
        <LinkButton onClick={() => show(`/${slug}`)}>{title}</LinkButton>{' '}
        {edit && isEditable(file) && (
          <LinkButton aria-label={labels.edit(title)} onClick={() => edit({ file })}>
            {messages.tabs.edit}
          </LinkButton>
        )}
      </>
    );
    const figures = text ? [text.words, text.minutes, text.grade, text.updated] : [labels.unread, '', '', ''];
    return {
      id: file,
      cells: [name, ...figures, pageFindings.length],
      isMarked: !text || text.grade > targetReadingGrade,
    };
  });
  return (
    <>
      <p className="note">{labels.about(targetReadingGrade)}</p>
      <DataTable
        caption={labels.caption}
        hidesCaption
        head={labels.head}
        rows={[...rows, computeTotal(pages, findings)]}
      />
    </>
  );
}

function computeTotal(pages: readonly AuthorPage[], findings: readonly Finding[]): DataTableRow {
  const sum = (figure: 'words' | 'minutes') =>
    pages.reduce((total, { text }) => total + (text?.[figure] ?? 0), 0);
  const pageFindings = findings.filter(({ file }) => pages.some((page) => page.file === file)).length;
  return { id: 'total', cells: [labels.total, sum('words'), sum('minutes'), '', '', pageFindings] };
}
