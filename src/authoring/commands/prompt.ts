import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CommandHelp } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';

/** A command with prompts. Each prompt has a flag of the same name that answers it. */
export interface InteractiveCommand {
  /** Names of the flags. */
  readonly flags: readonly string[];
  /** @param root folder of the repository */
  run(questions: Questions, root: string): Promise<void>;
}

/** Input and output of an interactive command. Tests replace the terminal. */
export interface Dialog {
  /** Flags of the command, and `--yes` and `--root`. */
  readonly args: readonly string[];
  readonly input: Readable;
  print(text: string): void;
}

/** Runs the command in the terminal and handles `--help`. */
export async function runInteractive(command: InteractiveCommand, help: CommandHelp): Promise<void> {
  const { argv, stdin, stdout } = process;
  await executeCommand(help, () =>
    ask(command, {
      args: argv.slice(2),
      input: stdin,
      print: (text) => void stdout.write(text),
    }),
  );
}

/**
 * Runs the command with the given input and output.
 * @throws Error with a message for the author
 */
export async function ask({ flags, run }: InteractiveCommand, { args, ...dialog }: Dialog): Promise<void> {
  const text = { type: 'string' } as const;
  const own = Object.fromEntries([...flags, 'root'].map((name) => [name, text]));
  const { values } = parseArgs({ args: [...args], options: { ...own, yes: { type: 'boolean' } } });
  const given = values as Record<string, string | boolean | undefined>;
  const root = given.root ?? fileURLToPath(new URL('../../..', import.meta.url));
  const questions = new Questions(given, given.yes === true, dialog);
  try {
    await run(questions, resolve(String(root)));
  } finally {
    questions.close();
  }
}

/** Prompts that repeat until the answer is valid. */
export class Questions {
  private readonly given: Readonly<Record<string, string | boolean | undefined>>;
  private readonly isSilent: boolean;
  private readonly dialog: Omit<Dialog, 'args'>;
  private terminal: Interface | undefined;
  private lines: AsyncIterator<string> | undefined;

  /**
   * @param given answers from flags, by name. They are validated without a prompt.
   * @param isSilent true with `--yes`: uses the default instead of a prompt, and throws if there is none
   */
  constructor(
    given: Readonly<Record<string, string | boolean | undefined>>,
    isSilent: boolean,
    dialog: Omit<Dialog, 'args'>,
  ) {
    this.given = given;
    this.isSilent = isSilent;
    this.dialog = dialog;
  }

  print(text: string): void {
    this.dialog.print(`${text}\n`);
  }

  /** Returns the value of a flag. */
  getFlag(name: string): string | undefined {
    const value = this.given[name];
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * Asks for one line of text.
   * @param wrong returns what is wrong with an answer, or null
   * @param proposal default for an empty answer
   */
  async ask(
    name: string,
    words: string,
    wrong: (answer: string) => string | null,
    proposal?: string,
  ): Promise<string> {
    const ready = this.getFlag(name)?.trim() ?? (this.isSilent ? proposal : undefined);
    if (ready !== undefined) {
      const problem = wrong(ready);
      if (problem !== null) throw new Error(`--${name}: ${problem}`);
      return ready;
    }
    if (this.isSilent) throw new Error(`--${name} is missing: ${words}`);
    for (;;) {
      const typed = await this.readLine(`${words}${proposal ? ` [${proposal}]` : ''}: `);
      const answer = typed.trim() || proposal || '';
      const problem = wrong(answer);
      if (problem === null) return answer;
      this.print(`  ${problem}`);
    }
  }

  /** Asks for one of several options, by number or name. */
  async choose(
    name: string,
    words: string,
    options: readonly { readonly name: string; readonly label: string }[],
    proposal: string,
  ): Promise<string> {
    const isAsked = this.getFlag(name) === undefined && !this.isSilent;
    if (isAsked)
      this.print(`\n${words}\n${options.map(({ label }, at) => `  ${at + 1}  ${label}`).join('\n')}`);
    const findNamed = (answer: string) =>
      options.find((option) => option.name === answer)?.name ??
      (/^\d+$/.test(answer) ? options[Number(answer) - 1]?.name : undefined);
    const answer = await this.ask(
      name,
      isAsked ? 'Number' : words,
      (typed) =>
        findNamed(typed) === undefined
          ? `Choose one of ${options.map((option) => option.name).join(', ')}.`
          : null,
      isAsked ? String(options.findIndex((option) => option.name === proposal) + 1) : proposal,
    );
    return findNamed(answer)!;
  }

  /** Closes the input. */
  close(): void {
    this.terminal?.close();
  }

  /** Reads through an iterator, which buffers lines that arrive before their prompt. */
  private async readLine(words: string): Promise<string> {
    this.terminal ??= createInterface({ input: this.dialog.input });
    this.lines ??= this.terminal[Symbol.asyncIterator]();
    this.dialog.print(words);
    const { value, done } = await this.lines.next();
    if (done) throw new Error('\nThe input ended before the last question. Nothing was written.');
    return value;
  }
}

/** Returns an error message for an empty answer, else null. */
export const requireText = (answer: string) => (answer === '' ? 'Enter some text.' : null);
