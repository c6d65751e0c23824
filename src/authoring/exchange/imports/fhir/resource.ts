import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';

/** The fields of a FHIR Questionnaire that are read. Their types are unknown because the file is not validated. */
export interface FhirQuestionnaire {
  readonly resourceType?: unknown;
  readonly title?: unknown;
  readonly name?: unknown;
  readonly language?: unknown;
  readonly item?: unknown;
  readonly contained?: unknown;
  readonly extension?: unknown;
}

/** Returns the extension whose URL ends with the name, or an empty object. */
export function getExtension(part: UnknownObject, name: string): UnknownObject {
  return toObjects(part.extension).find(({ url }) => toText(url).endsWith(`/${name}`)) ?? {};
}

/** Returns the translations of a text, which are extensions of it: `_text`, `_display`. */
export function getTextTranslations(part: UnknownObject, name: string): Readonly<Record<string, string>> {
  const all = toObjects(toObject(part[`_${name}`]).extension).filter(({ url }) =>
    toText(url).endsWith('/translation'),
  );
  return Object.fromEntries(
    all.flatMap(({ extension }) => {
      const find = (key: string) => toObjects(extension).find(({ url }) => url === key) ?? {};
      const [lang, content] = [find('lang'), find('content')];
      const tag = (toText(lang.valueCode) || toText(lang.valueString)).split('-')[0]?.toLowerCase();
      const text = toText(content.valueString) || toText(content.valueMarkdown);
      return tag && text ? [[tag, text]] : [];
    }),
  );
}
