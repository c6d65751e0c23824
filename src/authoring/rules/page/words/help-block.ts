import { listPageTexts } from '../../../source/page-texts.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { mentionsSuicide } from '../../../source/wording/mentions-suicide.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const helpBlock: CheckRule<ParsedPage> = {
  id: 'page/help-block',
  level: 'error',
  description: 'Every page about suicide or self-harm has the help block.',
  examples: [
    {
      bad: 'Some people think of suicide.',
      good: {
        'content/reading/quiet/quiet1.mdx': 'Some people think of suicide.',
        'content/chain.json': '"chapters[0].help": true',
      },
    },
  ],
  check: (page) => {
    const { kind, folder, content } = page;
    const chapter = content.chain?.chapters.find(({ id }) => id === folder);
    if (kind !== 'reading' || !chapter || chapter.help) return [];
    const spoken = listPageTexts(page).find(({ text }) => mentionsSuicide(text));
    if (!spoken) return [];
    return [
      {
        line: spoken.line,
        path: 'help',
        expected: 'the help block on a page about suicide or self-harm',
        actual: `the chapter "${folder}" without it`,
        fix: `Write "help": true into that chapter in content/chain.json, or move the passage to a chapter that has it.`,
      },
    ];
  },
};
