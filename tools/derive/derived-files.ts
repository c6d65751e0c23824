import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QuestionnaireSchema, updateFormulaList, addFormulasAndCharts } from './schema.ts';
import { generateTypeFiles } from './type-files.ts';
import { generateTypes } from './types.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files that hold what is written elsewhere, by path: what they should say now, before Biome formats it. */
export function createDerivedFiles(): Readonly<Record<string, string>> {
  const schemaPath = 'questionnaires/instrument.schema.json';
  const norms = 'src/domain/psychometrics/norms-file.schema.json';
  const guide = 'docs/questionnaire-reference.md';
  const schema = addFormulasAndCharts(JSON.parse(read(schemaPath)) as QuestionnaireSchema);
  return {
    [schemaPath]: JSON.stringify(schema),
    [guide]: updateFormulaList(read(guide)),
    ...Object.fromEntries(
      Object.entries(generateTypeFiles(schema)).map(([name, code]) => [
        `src/domain/instrument/file/${name}.ts`,
        `${notice(schemaPath)}\n\n${code}\n`,
      ]),
    ),
    'src/domain/psychometrics/norms-file.ts': `${notice(norms)}\n\n${generateTypes(JSON.parse(read(norms)), 'NormsFile')}\n`,
  };
}

const notice = (schema: string) => `// Derived from ${schema} by \`npm run derive\`: change it there.`;
