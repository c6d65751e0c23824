import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Json } from '../source/json-value.ts';
import type { SchemaNode } from '../source/schema-node.ts';
import { applyTexts, listTexts } from '../source/translation/translatable-texts.ts';

/** The questionnaire and its translation. */
interface Translation {
  readonly english: Instrument;
  readonly translated: Instrument;
}

/**
 * Translates earlier versions of a questionnaire with the texts of the current translation, for copies of earlier attempts.
 * @param published all published versions
 * @returns versions of which every text has the words of the current version; a translation is whole or absent
 */
export function translateEarlierVersions(
  schema: SchemaNode,
  published: readonly Instrument[],
  { english, translated }: Translation,
): readonly { readonly version: Instrument; readonly translated: Instrument }[] {
  const currentTexts = listTexts(schema, english as unknown as Json);
  const translations = new Map(
    listTexts(schema, translated as unknown as Json).map(({ key, text }) => [key, text]),
  );
  const byKey = new Map(currentTexts.map(({ key, text }) => [key, text]));
  const byText = new Map(currentTexts.map(({ key, text }) => [text, translations.get(key)]));
  return published
    .filter(({ id, version }) => id === english.id && version !== english.version)
    .flatMap((version) => {
      const texts = new Map<string, string>();
      for (const { key, text } of listTexts(schema, version as unknown as Json)) {
        // The same words at another place, such as an option that was moved, have the same meaning.
        const own = byKey.get(key) === text ? translations.get(key) : byText.get(text);
        if (own === undefined) return [];
        texts.set(key, own);
      }
      const earlier = applyTexts(schema, version as unknown as Json, texts) as unknown as Instrument;
      return [{ version, translated: { ...earlier, language: translated.language } }];
    });
}
