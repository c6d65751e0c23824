import { resolve } from 'node:path';
import type { CommandHelp } from '#command-line/command-help.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { runCommand } from '#server/config/run-command.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import type { CommandContext } from '../source/command-context.ts';
import { openResearchDatabase } from './open-research-database.ts';
import { readOfferedLanguages } from './read-offered-languages.ts';
import { selectBatchPace } from './select-batch-pace.ts';

/** Options that each command on answers has. */
interface AnswersOptions {
  /** Folder of the results. */
  readonly out: string;
  /** Reads without pauses, which slows down a running server. */
  readonly fast: boolean;
}

/**
 * Runs a command that computes figures from the answers of users. Files it writes are readable only by their owner.
 * @param parse parses the arguments; gets the ids of the published questionnaires
 * @param run returns what the command prints
 */
export async function runAnswersCommand<Options extends AnswersOptions>(
  help: CommandHelp,
  parse: (args: readonly string[], ids: readonly string[]) => Options,
  run: (context: CommandContext, options: Options) => Promise<string>,
): Promise<void> {
  await runCommand(help, async () => {
    process.umask(0o077);
    const published = readPublishedInstruments(getPublishedFolder());
    const ids = [...new Set(published.map(({ instrument: { id } }) => id))];
    const options = parse(process.argv.slice(2), ids);
    const { db, kind, now, close } = await openResearchDatabase(process.env);
    try {
      const context: CommandContext = {
        db,
        published,
        consentVersion: builtInSettings.research.textVersion,
        now,
        languages: readOfferedLanguages(),
        pace: selectBatchPace(kind, options.fast),
      };
      return await run(context, { ...options, out: resolve(options.out) });
    } finally {
      await close();
    }
  });
}
