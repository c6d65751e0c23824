import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../source/content-files.ts';
import type { Json } from '../../source/json-value.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { sourceLanguage } from '../../source/message-catalogue.ts';
import { getSchemaFile, parseOverlayName, toOverlayName } from '../../source/translation/overlay-files.ts';
import { createCatalogueFile } from './catalogue-file.ts';
import { createOverlayFile } from './overlay-file.ts';
import { createPageFile } from './page-file.ts';
import type { TranslatableFile } from './translation-unit.ts';

const folders = ['src/locales', 'questionnaires', 'content'] as const;
const english = `src/locales/${sourceLanguage}/`;

/** Lists the English files with texts for people, with their translations into one language, sorted by folder. */
export function listTranslatableFiles(root: string, language: string): readonly TranslatableFile[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return listSourceFiles(root).flatMap((source): TranslatableFile[] => {
    const target = source.endsWith('.po')
      ? source.replace(english, `src/locales/${language}/`)
      : toOverlayName(source, language);
    const names = { source, target, language };
    const translated = existsSync(join(root, target)) ? read(target) : null;
    if (source.endsWith('.po')) return [createCatalogueFile(names, read(source), translated)];
    if (source.endsWith('.mdx')) return [createPageFile(names, read(source), translated)];
    const schema = JSON.parse(read(getSchemaFile(source) ?? '')) as SchemaNode;
    const file = createOverlayFile(names, JSON.parse(read(source)) as Json, schema, translated);
    return file.units.length > 0 ? [file] : [];
  });
}

/** Lists the languages with at least one translated file. */
export function listLanguages(root: string): readonly string[] {
  const languages = listAll(root).flatMap((file) => {
    const [, catalogue] = /^src\/locales\/([^/]+)\//.exec(file) ?? [];
    return catalogue ?? parseOverlayName(file)?.language ?? [];
  });
  return [...new Set(languages)].filter((language) => language !== sourceLanguage).toSorted();
}

function listSourceFiles(root: string): readonly string[] {
  return listAll(root).filter((file) => {
    if (file.startsWith('src/locales/')) return file.startsWith(english);
    if (parseOverlayName(file)) return false;
    const schema = getSchemaFile(file);
    return file.endsWith('.mdx') || (schema !== undefined && existsSync(join(root, schema)));
  });
}

function listAll(root: string): readonly string[] {
  return folders.flatMap((folder) =>
    listFiles(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.(po|json|mdx)$/.test(file)),
  );
}
