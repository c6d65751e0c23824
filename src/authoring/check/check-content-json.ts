import type { Finding } from '../finding/finding.ts';
import { runCheck } from '../finding/create-finding.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { files } from '../source/content-json-files.ts';
import { listPlanStepFiles, troublesFile } from '../source/plan-files.ts';
import { findLine } from '../source/json-positions.ts';
import { listStrings } from '../source/json-strings.ts';
import { parseJson } from '../source/parse-json.ts';
import { checkText } from './check-passage.ts';

/** Content files with texts that users read. */
const filesWithTexts = [
  files.home,
  files.growth,
  files.safetyPlan,
  files.pages,
  files.chain,
  files.help,
  troublesFile,
];

/** Checks every text of the JSON files in `content` against the wording rules. Skips files that do not parse. */
export function checkContentJson(content: ContentFiles, numbers: readonly string[]): Finding[] {
  return [...filesWithTexts, ...listPlanStepFiles(content)]
    .filter((file) => content.has(file))
    .flatMap((file) => runCheck(file, () => checkTextsOfFile(file, content.text(file), numbers)));
}

function checkTextsOfFile(file: string, json: string, numbers: readonly string[]): Finding[] {
  const result = parseJson(json);
  // `parseContentJson` reports files that do not parse.
  if (result.problem) return [];
  const position = { numbers: file === files.help ? [] : numbers };
  return listStrings(result.parsed).flatMap(({ path, text }) =>
    checkText(file, findLine(json, path), text, position, path),
  );
}
