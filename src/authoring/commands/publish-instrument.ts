/**
 * `npm run publish:instrument`: keeps a copy of every new version for good; exit 1 with findings. `-- --root` names
 * another folder than this repository.
 */

import { formatFinding } from '../finding/finding.ts';
import { runInteractive, type Questions } from './prompt.ts';
import { publishQuestionnaires } from './publish-questionnaires.ts';

await runInteractive({ flags: [], run });

async function run(questions: Questions, root: string): Promise<void> {
  const { written, findings } = publishQuestionnaires(root);
  if (findings.length > 0)
    throw new Error(
      `Nothing was published. Please mend first:\n\n${findings.map(formatFinding).join('\n\n')}`,
    );
  questions.print(
    written.length > 0 ? `Published ${written.join(', ')}.` : 'Every version is published already.',
  );
}
