import type { Finding } from '../finding/finding.ts';
import { runCheck } from '../finding/create-finding.ts';
import type { InstrumentFile } from '../source/instrument-file.ts';
import {
  listAnswerTexts,
  listFrameTexts,
  type InstrumentText,
  listItemTexts,
  listLevelNames,
  listReportTexts,
  listScreenTexts,
} from '../source/instrument-strings.ts';
import { findLine } from '../source/json-positions.ts';
import type { ContentIndex } from '../source/sources.ts';
import { checkText } from './check-passage.ts';
import type { CheckRule } from '../finding/rule.ts';
import { runAll } from '../finding/run-rules.ts';
import type { InstrumentSubject } from '../rules/instrument/instrument-rule.ts';
import { instrumentTextRules } from '../rules/instrument/text-rules.ts';

/** Checks the texts and addresses of all questionnaires. */
export function checkInstrumentTexts(content: ContentIndex): Finding[] {
  return content.instruments.flatMap((one) =>
    runCheck(getFilePath(one), () => [
      ...checkWording(one, content),
      ...runInstrumentRules(instrumentTextRules, one, content),
    ]),
  );
}

/** Runs rules on one questionnaire and adds the line of each finding. */
export function runInstrumentRules(
  rules: readonly CheckRule<InstrumentSubject>[],
  one: InstrumentFile,
  content: InstrumentSubject['content'],
): Finding[] {
  return runAll(rules, { ...one, file: getFilePath(one), content }).map((finding) => ({
    ...finding,
    line: findLine(one.text, finding.path),
  }));
}

const getFilePath = ({ file }: InstrumentFile) => `questionnaires/${file}`;

function checkWording(one: InstrumentFile, { numbers }: ContentIndex): Finding[] {
  const { instrument } = one;
  const check = (texts: readonly InstrumentText[], isQuotation: boolean) =>
    texts.flatMap(({ path, text }) =>
      checkText(getFilePath(one), findLine(one.text, path), text, { isQuotation, numbers }, path),
    );
  return [
    ...check(
      [...listFrameTexts(instrument), ...listScreenTexts(instrument), ...listLevelNames(instrument)],
      false,
    ),
    // Items and answers are statements of the respondent, like quotations.
    ...check([...listItemTexts(instrument), ...listAnswerTexts(instrument)], true),
    ...check(
      instrument.scores.flatMap((_, at) => listReportTexts(instrument, at)),
      false,
    ),
  ];
}
