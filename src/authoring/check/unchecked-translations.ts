import { readContentFolder } from '../source/content-files.ts';
import { parseOverlayName } from '../source/translation/overlay-files.ts';

/**
 * Describes what the check does not know about translations: the rules on reading grade and wording are about English. Returns ''
 * without translations.
 * @param root folder of the repository
 */
export function describeUncheckedTranslations(root: string): string {
  const { names, questionnaires } = readContentFolder(root);
  const languages = [...names, ...questionnaires].flatMap((file) => parseOverlayName(file)?.language ?? []);
  if (languages.length === 0) return '';
  const counts = [...new Set(languages)].map((language) => {
    const count = languages.filter((one) => one === language).length;
    return `${language} (${count} ${count === 1 ? 'file' : 'files'})`;
  });
  return `Not checked: reading grade and wording in ${counts.join(', ')}. These rules know English only; a person must read the texts.`;
}
