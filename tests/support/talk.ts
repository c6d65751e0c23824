import { Readable } from 'node:stream';
import { type InteractiveCommand, ask } from '#authoring/commands/prompt.ts';

/**
 * Runs a command with one line of input per prompt, or with flags, and returns its output. It runs in this process,
 * because a new one takes two seconds to start.
 */
export async function runCommand(
  command: InteractiveCommand,
  args: readonly string[],
  typed = '',
): Promise<string> {
  let output = '';
  await ask(command, { args, input: Readable.from([typed]), print: (text) => void (output += text) });
  return output;
}
