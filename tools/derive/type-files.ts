import { generateDeclarations, type Schema } from './types.ts';

/** Which file a type of an instrument stands in, by its name: the first that holds; the rest is the instrument itself. */
const fileRules: readonly { readonly file: string; readonly holds: RegExp }[] = [
  { file: 'show-when', holds: /^Answer|Answers$/ },
  { file: 'help', holds: /^HelpRule$|Condition$/ },
  { file: 'scale', holds: /Scale$|Item$/ },
  { file: 'score', holds: /^(Score|MissingRule|ScoreRule)$|Formula$|Rules$|Comparison$/ },
  {
    file: 'report',
    holds: /^(Report|Gender|Norm|AgeBand|BasedNumber|Direction|SummaryColour|ColourStep)$|^Level/,
  },
  { file: 'instrument', holds: /./ },
];

/**
 * The types of the schema of questionnaires as files, by name: one for each part of an instrument, each importing what
 * it needs of the others, and `index` with all of them.
 */
export function generateTypeFiles(schema: Schema): Readonly<Record<string, string>> {
  const types = [...generateDeclarations(schema, 'Instrument')].map(([name, text]) => ({
    name,
    text,
    file: fileRules.find(({ holds }) => holds.test(name))?.file ?? '',
  }));
  const files = fileRules.map(({ file }) => {
    const own = types.filter((type) => type.file === file);
    const code = own.map(({ text }) => text).join('\n\n');
    const imports = fileRules
      .filter((room) => room.file !== file)
      .toSorted((a, b) => a.file.localeCompare(b.file))
      .flatMap((room) => {
        const used = types.filter((type) => type.file === room.file && mentionsType(type.name, code));
        const names = used.map(({ name }) => name).sort();
        return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from './${room.file}.ts';`];
      });
    return [file, [imports.join('\n'), code].filter((part) => part !== '').join('\n\n')] as const;
  });
  const index = fileRules.map(({ file }) => `export type * from './${file}.ts';`).sort();
  return Object.fromEntries([...files, ['index', index.join('\n')]]);
}

/** Does code name a type, comments apart? */
function mentionsType(name: string, code: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code.replace(/\/\*\*[\s\S]*?\*\//g, ''));
}
