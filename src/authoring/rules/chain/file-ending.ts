import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileEnding: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-ending',
  level: 'error',
  description: 'The name of a page file ends in .mdx. Other files are not read.',
  examples: [
    {
      bad: { 'content/reading/quiet/stillness.md': 'Sit.' },
      good: {
        'content/reading/quiet/stillness.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "stillness"]',
      },
    },
    {
      bad: {
        'content/reading/quiet/stillness.mdx.txt': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "stillness"]',
      },
      good: {
        'content/reading/quiet/stillness.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "stillness"]',
      },
    },
    { bad: { 'content/reading/quiet/plan.docx': 'Sit.' }, good: {} },
  ],
  check: ({ strayFiles, entries }) =>
    strayFiles.map((file) => {
      const name = file.split('/').at(-1) ?? file;
      return {
        file,
        path: '',
        expected: 'a page, whose name ends in .mdx',
        actual: `"${name}", which is not read`,
        fix: formatFix(file, name, entries),
      };
    }),
};

function formatFix(file: string, name: string, entries: ReadingOrderFile['entries']): string {
  const text = /^(.+?)(\.(md|markdown|mdx|txt))+$/i.exec(name)?.[1];
  if (text === undefined) return 'Move it to another folder. Only pages are read from this one.';
  const rename = `Rename it to "${text}.mdx"`;
  const folder = /^content\/reading\/(.+)\/[^/]+$/.exec(file)?.[1];
  if (folder === undefined || entries.some(({ slug }) => slug === text)) return `${rename}.`;
  return `${rename}, and add "${text}" to the pages of the chapter "${folder}" in content/chain.json; or delete it.`;
}
