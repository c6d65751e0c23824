const overlayName = /^(.+)\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)\.(json|mdx)$/;

/** A translation of a file: `content/help-now.hi.json` translates `content/help-now.json` to `hi`. */
export interface OverlayName {
  /** The English file. */
  readonly source: string;
  /** BCP 47 tag. */
  readonly language: string;
}

/** Parses the name of a translation. Returns undefined for other files. */
export function parseOverlayName(file: string): OverlayName | undefined {
  const [, name, language, extension] = overlayName.exec(file) ?? [];
  return name && language ? { source: `${name}.${extension}`, language } : undefined;
}

/** Returns the name of the translation of a file. */
export function toOverlayName(source: string, language: string): string {
  return source.replace(/\.(json|mdx)$/, `.${language}.$1`);
}

/**
 * Returns the schema that marks the texts of an English JSON file, or undefined if the file has no texts for people.
 * @param file relative to the repository
 */
export function getSchemaFile(file: string): string | undefined {
  if (parseOverlayName(file) || file.endsWith('.schema.json')) return undefined;
  if (/^questionnaires\/[^/]+\.json$/.test(file)) return 'questionnaires/instrument.schema.json';
  if (/^content\/plan\/steps\/[^/]+\.json$/.test(file)) return 'content/plan/step.schema.json';
  // The schema of other files is next to them.
  return /^content\/(?:[a-z-]+\/)?[A-Za-z-]+\.json$/.test(file)
    ? file.replace(/json$/, 'schema.json')
    : undefined;
}
