import type { Finding } from '../finding/finding.ts';
import { findingsOf } from '../finding/finding-of.ts';
import type { InstrumentFile } from '../source/instrument-file.ts';
import {
  answerTexts,
  frameTexts,
  type InstrumentText,
  itemTexts,
  levelNames,
  levelTextsOf,
  screenTexts,
} from '../source/instrument-strings.ts';
import { lineOf } from '../source/json-lines.ts';
import type { ContentIndex } from '../source/sources.ts';
import { textFindings } from './check-passage.ts';
import type { Rule } from '../finding/rule.ts';
import { runAll } from '../finding/run-rules.ts';
import type { InstrumentSubject } from '../rules/instrument/instrument-rule.ts';
import { textRules } from '../rules/instrument/text-rules.ts';

/** What breaks the rules on words, texts and addresses in the questionnaires, file by file. */
export function instrumentFindings(around: ContentIndex): Finding[] {
  return around.instruments.flatMap((one) =>
    findingsOf(fileOf(one), () => [...wordingFindings(one, around), ...ruleFindings(textRules, one, around)]),
  );
}

/** The findings of some rules on one questionnaire, with their lines; its file is named from the repository. */
export function ruleFindings(
  rules: readonly Rule<InstrumentSubject>[],
  one: InstrumentFile,
  around: InstrumentSubject['around'],
): Finding[] {
  return runAll(rules, { ...one, file: fileOf(one), around }).map((finding) => ({
    ...finding,
    line: lineOf(one.text, finding.path),
  }));
}

const fileOf = ({ file }: InstrumentFile) => `questionnaires/${file}`;

function wordingFindings(one: InstrumentFile, { numbers }: ContentIndex): Finding[] {
  const { instrument } = one;
  const check = (texts: readonly InstrumentText[], quoted: boolean) =>
    texts.flatMap(({ path, text }) =>
      textFindings(fileOf(one), lineOf(one.text, path), text, { quoted, numbers }, path),
    );
  return [
    ...check([...frameTexts(instrument), ...screenTexts(instrument), ...levelNames(instrument)], false),
    // Items and answers say what a person may think, in that person's words.
    ...check([...itemTexts(instrument), ...answerTexts(instrument)], true),
    ...check(
      instrument.scores.flatMap((_, at) => levelTextsOf(instrument, at)),
      false,
    ),
  ];
}
