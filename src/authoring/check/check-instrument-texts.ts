import type { Finding } from '../finding/finding.ts';
import { runCheck } from '../finding/create-finding.ts';
import type { InstrumentFile } from '../source/instrument-file.ts';
import {
  answerTexts,
  listFrameTexts,
  type InstrumentText,
  listItemTexts,
  listLevelNames,
  listReportTexts,
  listScreenTexts,
} from '../source/instrument-strings.ts';
import { findLine } from '../source/json-lines.ts';
import type { ContentIndex } from '../source/sources.ts';
import { checkText } from './check-passage.ts';
import type { Rule } from '../finding/rule.ts';
import { runAll } from '../finding/run-rules.ts';
import type { InstrumentSubject } from '../rules/instrument/instrument-rule.ts';
import { textRules } from '../rules/instrument/text-rules.ts';

/** Checks the texts and addresses of all questionnaires. */
export function checkInstrumentTexts(around: ContentIndex): Finding[] {
  return around.instruments.flatMap((one) =>
    runCheck(getFilePath(one), () => [
      ...checkWording(one, around),
      ...runInstrumentRules(textRules, one, around),
    ]),
  );
}

/** Runs rules on one questionnaire and adds the line of each finding. */
export function runInstrumentRules(
  rules: readonly Rule<InstrumentSubject>[],
  one: InstrumentFile,
  around: InstrumentSubject['around'],
): Finding[] {
  return runAll(rules, { ...one, file: getFilePath(one), around }).map((finding) => ({
    ...finding,
    line: findLine(one.text, finding.path),
  }));
}

const getFilePath = ({ file }: InstrumentFile) => `questionnaires/${file}`;

function checkWording(one: InstrumentFile, { numbers }: ContentIndex): Finding[] {
  const { instrument } = one;
  const check = (texts: readonly InstrumentText[], quoted: boolean) =>
    texts.flatMap(({ path, text }) =>
      checkText(getFilePath(one), findLine(one.text, path), text, { quoted, numbers }, path),
    );
  return [
    ...check(
      [...listFrameTexts(instrument), ...listScreenTexts(instrument), ...listLevelNames(instrument)],
      false,
    ),
    // Items and answers are statements of the respondent, like quotations.
    ...check([...listItemTexts(instrument), ...answerTexts(instrument)], true),
    ...check(
      instrument.scores.flatMap((_, at) => listReportTexts(instrument, at)),
      false,
    ),
  ];
}
