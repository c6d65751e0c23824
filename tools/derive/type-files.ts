import { generateDeclarations, type Schema } from './types.ts';

/** The file of a type by its name. The first pattern that matches counts. */
const fileRules: readonly { readonly file: string; readonly pattern: RegExp }[] = [
  { file: 'show-when', pattern: /^Answer|Answers$/ },
  { file: 'help', pattern: /^HelpRule$|Condition$/ },
  { file: 'scale', pattern: /Scale$|Item$/ },
  { file: 'score', pattern: /^(Score|MissingRule|Recode|Rounding|ScoreRule)$|Formula$|Rules$|Comparison$/ },
  {
    file: 'report',
    pattern: /^(Report|Gender|Norm|AgeBand|BasedNumber|Direction|SummaryColour|ColourStep)$|^Level/,
  },
  {
    file: 'presentation',
    pattern:
      /^(Appearance|Ink|InstrumentRoutes|Intro|Presentation|FeedbackLayout|SummaryEntry|Messages|ScoreCombination|ScoreLevel)$/,
  },
  { file: 'instrument', pattern: /./ },
];

/**
 * Generates the types of the schema of questionnaires as files, by name: one for each part of an instrument, with imports of
 * the others, and `index`, which exports all.
 */
export function generateTypeFiles(schema: Schema): Readonly<Record<string, string>> {
  const types = [...generateDeclarations(schema, 'Instrument')].map(([name, text]) => ({
    name,
    text,
    file: fileRules.find(({ pattern }) => pattern.test(name))?.file ?? '',
  }));
  const files = fileRules.map(({ file }) => {
    const declarations = types.filter((type) => type.file === file);
    const code = declarations.map(({ text }) => text).join('\n\n');
    const imports = fileRules
      .filter((rule) => rule.file !== file)
      .toSorted((a, b) => a.file.localeCompare(b.file))
      .flatMap((rule) => {
        const used = types.filter((type) => type.file === rule.file && mentionsType(type.name, code));
        const names = used.map(({ name }) => name).sort();
        return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from './${rule.file}.ts';`];
      });
    return [file, [imports.join('\n'), code].filter((part) => part !== '').join('\n\n')] as const;
  });
  const index = fileRules.map(({ file }) => `export type * from './${file}.ts';`).sort();
  return Object.fromEntries([...files, ['index', index.join('\n')]]);
}

/** Whether code mentions a type outside of comments. */
function mentionsType(name: string, code: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code.replace(/\/\*\*[\s\S]*?\*\//g, ''));
}
