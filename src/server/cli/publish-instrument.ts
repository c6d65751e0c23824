/**
 * `npm run publish:instrument`: keeps a copy of every new version for good; exit 1 with findings. `-- --root` names
 * another folder than this repository.
 */
import { publishQuestionnaires } from '../content/publish-questionnaires.ts';
import { inWords } from '../instruments/finding.ts';
import { asking } from './ask.ts';

await asking([], async (_, root) => {
  const { written, findings } = publishQuestionnaires(root);
  if (findings.length > 0)
    throw new Error(`Nothing was published. Please mend first:\n\n${findings.map(inWords).join('\n\n')}`);
  console.log(
    written.length > 0 ? `Published ${written.join(', ')}.` : 'Every version is published already.',
  );
});
