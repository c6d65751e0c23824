import { type MessageCatalogue, parseCatalogue, sourceLanguage } from '../../source/message-catalogue.ts';
import { createFinding } from '../../finding/create-finding.ts';
import type { Finding } from '../../finding/finding.ts';
import { findInvisibleCharacters } from '../../source/wording/hidden-characters.ts';
import { compareParts } from '../../check/check-translations.ts';
import { compareMarks, listUnbalancedTags } from './marks.ts';
import { formatPoEntry } from './po-file.ts';
import { getKey, type ImportedUnit } from './translation-unit.ts';

/** In code units. The longest page of the app has about 9,000. */
const maxTextLength = 20_000;

/**
 * Checks the texts of an imported file.
 * @param file the imported file
 * @param isKnown whether the repository has a text with this id
 */
export function checkUnits(
  file: string,
  units: readonly ImportedUnit[],
  isKnown: (id: string) => boolean,
): Finding[] {
  const seen = new Set<string>();
  return units.flatMap((unit) => {
    const { id, line } = unit;
    const report = (rule: string, expected: string, actual: string, fix: string) =>
      createFinding(file, line, { rule: `translation/${rule}`, path: id, expected, actual, fix });
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isKnown(id))
      return [
        report(
          'unknown-id',
          'the id of an English text',
          'an id that no file has',
          'Export the texts again, and copy the translation to its new id.',
        ),
      ];
    if (isRepeated)
      return [report('repeated-id', 'each id once', 'a second text with this id', 'Remove one of the two.')];
    return unit.target === '' || unit.isUnconfirmed ? [] : checkText(unit, report);
  });
}

function checkText(
  { id, source, target }: ImportedUnit,
  report: (rule: string, expected: string, actual: string, fix: string) => Finding,
): Finding[] {
  const [hidden] = findInvisibleCharacters(target);
  if (hidden) return [report('hidden-sign', hidden.words.expected, hidden.words.actual, hidden.words.fix)];
  if (target.includes('\uFFFD'))
    return [
      report('hidden-sign', 'letters, digits and signs', 'the character U+FFFD', 'Save the file as UTF-8.'),
    ];
  if (target.length > maxTextLength)
    return [
      report(
        'text-too-long',
        `at most ${maxTextLength} characters`,
        `${target.length} characters`,
        'Shorten the translation.',
      ),
    ];
  const unbalanced = listUnbalancedTags(target);
  if (unbalanced.join() !== listUnbalancedTags(source).join())
    return [
      report(
        'tag-unbalanced',
        'an opening and a closing tag, in this order',
        unbalanced.join(', ') || 'tags in another order',
        'Write the tags as in the English text.',
      ),
    ];
  const { syntaxProblem, lost, added } = compareTexts(id, source, target);
  if (syntaxProblem !== undefined)
    return [
      report(
        'message-syntax',
        'a message in the ICU format',
        syntaxProblem,
        'Close each { with }, and give each plural and select an “other” form.',
      ),
    ];
  return [
    ...lost.map((part) =>
      report(
        'placeholder-lost',
        `${part} as in the English text`,
        'a translation without it',
        `Write ${part} into the translation.`,
      ),
    ),
    ...added.map((part) =>
      report(
        'placeholder-unknown',
        'the values and tags of the English text',
        part,
        'Remove it, or correct its spelling.',
      ),
    ),
  ];
}

/** A comparison of two texts. Of an ICU message, all forms of a plural count. */
interface TextComparison {
  readonly syntaxProblem?: string | undefined;
  /** Marks of the English text that the translation lacks. */
  readonly lost: readonly string[];
  /** Marks that only the translation has. */
  readonly added: readonly string[];
}

function compareTexts(id: string, source: string, target: string): TextComparison {
  if (!id.startsWith('src/locales/'))
    return { lost: compareMarks(source, target), added: compareMarks(target, source) };
  const [english, translation] = [parseMessage(id, source), parseMessage(id, target)];
  const [problem] = translation.findings;
  const [expected, actual] = [english.messages[0], translation.messages[0]];
  if (problem || !expected || !actual) return { syntaxProblem: problem?.actual, lost: [], added: [] };
  const parts = compareParts(expected, actual);
  const isInSource = (part: string) => source.includes(part.slice(0, -1));
  return { lost: parts.filter(isInSource), added: parts.filter((part) => !isInSource(part)) };
}

function parseMessage(id: string, text: string): MessageCatalogue {
  const entry = formatPoEntry({ key: getKey(id), source: text, target: '' });
  return parseCatalogue(`src/locales/${sourceLanguage}/message.po`, entry);
}
