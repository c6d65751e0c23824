import { readEnglish } from '../../../check/check-overlays.ts';
import { readEditable } from '../../../drafts/file-store.ts';
import type { TranslationView } from '../../../drafts/requests.ts';
import { readContentFolder } from '../../../source/content-files.ts';
import { parseOverlayName } from '../../../source/translation/overlay-files.ts';
import { hashText } from '../../../source/translation/hash-text.ts';
import { listTexts } from '../../../source/translation/translatable-texts.ts';
import { RequestError } from '../files/requests.ts';

/**
 * Reads a translated JSON file with the English texts.
 * @param root folder of the repository
 * @param file need not exist
 * @throws NotEditableError or RequestError for a file that is no translation
 */
export function readTranslation(root: string, file: string): TranslationView {
  const version = readEditable(root, file);
  const name = parseOverlayName(file);
  const english = name && readEnglish(readContentFolder(root), name.source);
  if (!name || !english) throw new RequestError(`${file} translates no file with texts for people.`);
  const texts = listTexts(english.schema, english.json).map(({ key, text }) => ({
    key,
    text,
    hash: hashText(text),
  }));
  return { ...version, language: name.language, english: texts };
}
