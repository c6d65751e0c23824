import { formatJson } from '../../drafts/format-json.ts';
import { isSameLanguage } from '#domain/instrument/translation.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Json } from '../../source/json-value.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { createOverlayFile } from '../translation/overlay-file.ts';
import type { TranslatedText } from '../translation/translation-unit.ts';
import type { ForeignForm, Translations } from './foreign-form.ts';
import type { ImportedPart } from './import-items.ts';
import { toPlainText } from './plain-text.ts';

/** A translated edition of an imported questionnaire. */
export interface ImportedEdition {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * Creates the editions of a form in its other languages.
 * @param file of the questionnaire, relative to the repository
 * @param today as YYYY-MM-DD
 */
export function createEditions(
  file: string,
  instrument: Instrument,
  form: ForeignForm,
  parts: readonly ImportedPart[],
  schema: SchemaNode,
  today: string,
): ImportedEdition[] {
  const texts = listTranslatedTexts(instrument, form, parts);
  const tags = [...new Set([...texts.values()].flatMap(({ translations }) => Object.keys(translations)))];
  return tags
    .filter((tag) => !isSameLanguage(tag, instrument.language ?? 'en'))
    .flatMap((language) => {
      const target = file.replace(/\.json$/, `.${language}.json`);
      const english = JSON.parse(formatJson(instrument)) as Json;
      const overlay = createOverlayFile({ source: file, target, language }, english, schema, null);
      const changes = new Map<string, TranslatedText>(
        [...texts].flatMap(([key, { source, translations }]) => {
          const text = translations[language];
          return text === undefined ? [] : [[key, { source, target: toPlainText(text) }]];
        }),
      );
      const changed = overlay.change(changes, { translator: 'imported with the form, not reviewed', today });
      return 'text' in changed ? [{ file: target, text: changed.text }] : [];
    });
}

interface TranslatableText {
  readonly source: string;
  readonly translations: Translations;
}

/** Lists the texts that the form has in other languages, by their keys in an edition. */
function listTranslatedTexts(
  { items, scale, scales = {}, title }: Instrument,
  form: ForeignForm,
  parts: readonly ImportedPart[],
): Map<string, TranslatableText> {
  const texts = new Map<string, TranslatableText>();
  const add = (key: string, source: string, translations: Translations = {}) => {
    if (!texts.has(key) && Object.keys(translations).length > 0) texts.set(key, { source, translations });
  };
  add('title', title, form.translations);
  for (const { part, id } of parts) {
    const item = items.find((one) => one.id === id);
    if (item === undefined) continue;
    if ('instruction' in item) add(`items.${id}.instruction`, item.instruction, part.translations);
    if (!('text' in item) || !('scale' in part)) continue;
    add(`items.${id}.text`, item.text, part.translations);
    const own = item.scale === undefined ? scale : scales[item.scale];
    if (!('options' in part.scale) || !own || !('options' in own)) continue;
    const prefix = item.scale === undefined ? 'scale' : `scales.${item.scale}`;
    for (const [at, { code, label }] of own.options.entries())
      add(`${prefix}.options.${code}.label`, label, part.scale.options[at]?.translations);
  }
  return texts;
}
