import type { InspectedTranslation } from '../check/check-overlays.ts';
import type { ContentFiles } from '../source/content-files.ts';
import type { Json } from '../source/json-value.ts';
import type { SchemaNode } from '../source/schema-node.ts';
import { getSchemaFile } from '../source/translation/overlay-files.ts';
import { applyTexts } from '../source/translation/translatable-texts.ts';

/**
 * Returns a parsed English file with the texts of its translation, or undefined if there is none.
 * @param file the English file, relative to the repository
 */
export type ApplyOverlay = <T>(file: string, value: T) => T | undefined;

/** Creates the function that applies the translations of one language. */
export function createApplyOverlay(
  content: ContentFiles,
  translations: readonly InspectedTranslation[],
): ApplyOverlay {
  return <T>(file: string, value: T) => {
    const subject = translations.find(({ source }) => source === file)?.subject;
    const schemaFile = getSchemaFile(file);
    if (!subject || schemaFile === undefined) return undefined;
    const texts = new Map(subject.pairs.map(({ key, text }) => [key, text]));
    return applyTexts(JSON.parse(content.text(schemaFile)) as SchemaNode, value as Json, texts) as T;
  };
}
