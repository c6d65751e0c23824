import type { Finding } from '../finding/finding.ts';
import { findingsOf } from '../finding/finding-of.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { files } from '../source/json-content.ts';
import { lineOf } from '../source/json-lines.ts';
import { stringsOf } from '../source/json-strings.ts';
import { parseJson } from '../source/parse-json.ts';
import { textFindings } from './check-passage.ts';

/** Content files whose strings people read. */
const spoken = [files.home, files.growth, files.pages, files.chain, files.help];

/** The rules on words for every text in the JSON files of `content`. Files that cannot be read are left out. */
export function jsonTextFindings(content: ContentFiles, numbers: readonly string[]): Finding[] {
  return spoken
    .filter((file) => content.has(file))
    .flatMap((file) => findingsOf(file, () => findingsIn(file, content.text(file), numbers)));
}

function findingsIn(file: string, text: string, numbers: readonly string[]): Finding[] {
  const json = parseJson(text);
  // The reading of these files reports a fault.
  if (json.fault) return [];
  const place = { numbers: file === files.help ? [] : numbers };
  return stringsOf(json.parsed).flatMap(({ path, words }) =>
    textFindings(file, lineOf(text, path), words, place, path),
  );
}
