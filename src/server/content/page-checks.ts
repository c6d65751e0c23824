import { elementFindings } from './check-elements.ts';
import { headFindings } from './check-head.ts';
import { headingFindings } from './check-headings.ts';
import { linkFindings } from './check-links.ts';
import { markFindings } from './check-marks.ts';
import { unlistedFindings } from './check-unlisted.ts';
import { wordFindings } from './check-words.ts';
import { notText } from '../instruments/not-text.ts';
import { type ContentFinding, error } from './content-finding.ts';
import { parseFailure } from './parse-failure.ts';
import { pageTemplateFindings } from './template-texts.ts';
import type { PageSource, Surroundings } from './sources.ts';

/**
 * Every check of one page. A page that is no text, or does not parse, has that one finding.
 * @param today YYYY-MM-DD
 */
export function pageFindings(source: PageSource, around: Surroundings, today: string): ContentFinding[] {
  const { file, kind, page, failure } = source;
  const fault = notText(source.source);
  if (fault) return [error(file, fault.line, fault.problem)];
  if (!page) return [parseFailure(file, source.source, failure)];
  return [
    ...headFindings(source, today),
    ...elementFindings(file, page, kind),
    ...headingFindings(file, page, kind),
    ...linkFindings(source, page, around),
    ...markFindings(file, page),
    ...unlistedFindings(file, page),
    ...wordFindings(source, page, around),
    ...pageTemplateFindings(file, page),
  ];
}
