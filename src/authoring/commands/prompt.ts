import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CommandHelp } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';

/** A command that asks an author. Every question can be answered by a flag of its name. */
export interface InteractiveCommand {
  /** The names of its options. */
  readonly flags: readonly string[];
  /** @param root the folder it works on */
  run(questions: Questions, root: string): Promise<void>;
}

/** Where author and command talk: a terminal, or a test. */
export interface Dialog {
  /** Flags: the command's own; `--yes` takes proposals for the rest, `--root` names another folder than this repository. */
  readonly args: readonly string[];
  readonly input: Readable;
  print(text: string): void;
}

/** Runs the command at the terminal, with `--help`. A failure is printed in one line. */
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

/** Runs the command with the given input and output. Rejects with a message for the author. */
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

/** Asks an author, question by question, until an answer fits. */
export class Questions {
  private readonly given: Readonly<Record<string, string | boolean | undefined>>;
  private readonly isSilent: boolean;
  private readonly dialog: Omit<Dialog, 'args'>;
  private terminal: Interface | undefined;
  private lines: AsyncIterator<string> | undefined;

  /**
   * @param given answers given as flags, by name: they are checked, not asked for
   * @param isSilent true with `--yes`: a missing answer takes its proposal, or throws
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

  /** One or more lines to the author. */
  print(text: string): void {
    this.dialog.print(`${text}\n`);
  }

  /** What was given for a name as a flag. */
  getFlag(name: string): string | undefined {
    const value = this.given[name];
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * One line of text.
   * @param wrong says what is wrong with an answer, null when it fits
   * @param proposal used for an empty answer
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

  /** One of several: by its number in the shown list, or by its name. */
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

  /** Lets go of the terminal. */
  close(): void {
    this.terminal?.close();
  }

  /** Lines come through an iterator, so that none is lost where they arrive faster than questions. */
  private async readLine(words: string): Promise<string> {
    this.terminal ??= createInterface({ input: this.dialog.input });
    this.lines ??= this.terminal[Symbol.asyncIterator]();
    this.dialog.print(words);
    const { value, done } = await this.lines.next();
    if (done) throw new Error('\nThe input ended before the last question. Nothing was written.');
    return value;
  }
}

/** Rejects an empty answer. */
export const requireText = (answer: string) => (answer === '' ? 'Enter some text.' : null);
