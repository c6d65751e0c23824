/** `npm run publish:instrument`: stores a copy of each new version of a questionnaire. With errors it exits with 1. */
import { withProgress } from '#command-line/progress.ts';
import { formatFinding } from '../finding/finding.ts';
import { runInteractive, type Prompter } from './prompt.ts';
import { publishQuestionnaires } from '../drafts/publish-questionnaires.ts';

await runInteractive(
  { flags: [], run },
  {
    name: 'publish:instrument',
    usage: '[--root FOLDER]',
    summary: 'Stores a copy of each new version of a questionnaire in questionnaires/published.',
    options: [['--root FOLDER', 'the repository; this one if left out']],
    example: '',
  },
);

async function run(prompter: Prompter, root: string): Promise<void> {
  const { written, findings } = await withProgress('Checking the questionnaires', () =>
    publishQuestionnaires(root),
  );
  if (findings.length > 0)
    throw new Error(
      `Nothing was published. Correct these findings first:\n\n${findings.map(formatFinding).join('\n\n')}`,
    );
  prompter.print(
    written.length > 0 ? `Published ${written.join(', ')}.` : 'Every version is published already.',
  );
}
