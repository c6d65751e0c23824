import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogues } from '#authoring/source/message-catalogues.ts';
import { sourceLanguage } from '#authoring/source/message-catalogue.ts';
import { generateMessageValues } from './message-values.ts';
import { type QuestionnaireSchema, updateFormulaTable, addFormulasAndCharts } from './schema.ts';
import { generateTokenStyles } from './token-styles.ts';
import { generateTypeFiles } from './type-files.ts';
import { generateTypes } from './types.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Generates the derived files: their text by path, before Biome formats it. */
export function createDerivedFiles(): Readonly<Record<string, string>> {
  const schemaPath = 'questionnaires/instrument.schema.json';
  const guidePath = 'docs/questionnaire-reference.md';
  const tokensPath = 'src/web/ui/theme/tokens.json';
  const tokens = JSON.parse(read(tokensPath), addComponents) as object;
  const sourceCatalogues = readCatalogues(root).filter(({ language }) => language === sourceLanguage);
  const schema = addFormulasAndCharts(JSON.parse(read(schemaPath)) as QuestionnaireSchema);
  return {
    [schemaPath]: JSON.stringify(schema),
    [guidePath]: updateFormulaTable(read(guidePath)),
    ...Object.fromEntries(
      Object.entries(generateTypeFiles(schema)).map(([name, code]) => [
        `src/domain/instrument/file/${name}.ts`,
        `${createNotice(schemaPath)}\n\n${code}\n`,
      ]),
    ),
    'src/language/message-values.ts': `${createNotice(`src/locales/${sourceLanguage}`)}\n\n${generateMessageValues(sourceCatalogues)}`,
    [tokensPath]: JSON.stringify(tokens),
    'src/web/ui/theme/tokens.css': `/* Derived from ${tokensPath} by \`npm run derive\`: change it there. */\n${generateTokenStyles(tokens)}\n`,
    ...generateFileTypes('norms-file', 'NormsFile'),
    ...generateFileTypes('invariance-file', 'InvarianceFile'),
  };
}

const createNotice = (schema: string) => `// Derived from ${schema} by \`npm run derive\`: change it there.`;

/** Sets the components of a colour from its `hex`, so that a designer edits only one of them. */
function addComponents(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('hex' in value)) return value;
  const parts = String(value.hex).match(/[0-9a-f]{2}/g) ?? [];
  return { ...value, components: parts.map((part) => Number((Number.parseInt(part, 16) / 255).toFixed(3))) };
}

/** Generates the types of a file that one command writes and another one reads. */
function generateFileTypes(name: string, type: string): Readonly<Record<string, string>> {
  const path = `src/domain/psychometrics/${name}`;
  const schema = `${path}.schema.json`;
  return {
    [`${path}.ts`]: `${createNotice(schema)}\n\n${generateTypes(JSON.parse(read(schema)), type)}\n`,
  };
}
