import { parseOverlayName } from '../../source/translation/overlay-files.ts';
import { findPageFolder, type FolderFiles, getBaseName } from '../../source/folder-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageElsewhere: CheckRule<FolderFiles> = {
  id: 'folder/page-elsewhere',
  level: 'error',
  description:
    'A page is in the folder of its kind: reading/ with its chapter, site/ or exercises/. In any other folder it is not read.',
  examples: [
    {
      bad: { 'content/quiet3.mdx': 'Sit.' },
      good: {
        'content/reading/quiet/quiet3.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "quiet3"]',
      },
    },
    { bad: { 'questionnaires/quiet3.mdx': 'Sit.' }, good: {} },
  ],
  check: (folder) =>
    folder.names
      .filter((file) => file.endsWith('.mdx') && !parseOverlayName(file))
      .flatMap((file) => {
        const target = findPageFolder(file, folder);
        if (target === undefined) return [];
        const name = getBaseName(file);
        const isReading = target.startsWith('content/reading/');
        return [
          {
            file,
            line: 1,
            path: '',
            expected: isReading ? 'a page in the folder of its chapter' : `a page in ${target}`,
            actual: `"${file}", where it is not read as such a page`,
            fix: isReading
              ? `Move it to the folder of its chapter, such as ${target}${name}, and add "${name.replace(/\.mdx$/, '')}" to the pages of that chapter in content/chain.json; or delete it.`
              : `Move it to ${target}${name}.`,
          },
        ];
      }),
};
