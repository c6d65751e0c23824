import { Readable } from 'node:stream';
import { type InteractiveCommand, ask } from '#authoring/commands/prompt.ts';

/**
 * What an author types to a command, one line for each question, or flags; gives what the command says. In this process:
 * starting one of its own takes two seconds.
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
