type TranslatedContent = Readonly<Record<string, unknown>>;

/** Loaders of the translated content, by file. A separate chunk, because English does not need it. */
const files = import.meta.glob<TranslatedContent>('#compiled/translations/*/content.json', {
  import: 'default',
});

/** @throws Error if the language has no content or it fails to load */
export async function loadTranslatedContent(language: string): Promise<TranslatedContent> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/content.json`)) ?? '';
  const load = files[path];
  if (!load) throw new Error(`No content in ${language}.`);
  return load();
}
