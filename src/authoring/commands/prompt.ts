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
  run(prompter: Prompter, root: string): Promise<void>;
}

/** Input and output of an interactive command. Tests replace the terminal. */
export interface PromptIo {
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
export async function ask({ flags, run }: InteractiveCommand, { args, ...io }: PromptIo): Promise<void> {
  const text = { type: 'string' } as const;
  const own = Object.fromEntries([...flags, 'root'].map((name) => [name, text]));
  const { values } = parseArgs({ args: [...args], options: { ...own, yes: { type: 'boolean' } } });
  const flagValues = values as Record<string, string | boolean | undefined>;
  const root = flagValues.root ?? fileURLToPath(new URL('../../..', import.meta.url));
  const prompter = new Prompter(flagValues, flagValues.yes === true, io);
  try {
    await run(prompter, resolve(String(root)));
  } finally {
    prompter.close();
  }
}

/** Prompts that repeat until the answer is valid. */
export class Prompter {
  private readonly flagValues: Readonly<Record<string, string | boolean | undefined>>;
  private readonly isNonInteractive: boolean;
  private readonly io: Omit<PromptIo, 'args'>;
  private terminal: Interface | undefined;
  private lines: AsyncIterator<string> | undefined;

  /**
   * @param flagValues answers from flags, by name. They are validated without a prompt.
   * @param isNonInteractive true with `--yes`: uses the default instead of a prompt, and throws if there is none
   */
  constructor(
    flagValues: Readonly<Record<string, string | boolean | undefined>>,
    isNonInteractive: boolean,
    io: Omit<PromptIo, 'args'>,
  ) {
    this.flagValues = flagValues;
    this.isNonInteractive = isNonInteractive;
    this.io = io;
  }

  print(text: string): void {
    this.io.print(`${text}\n`);
  }

  /** Returns the value of a flag. */
  getFlag(name: string): string | undefined {
    const value = this.flagValues[name];
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * Asks for one line of text.
   * @param validate returns what is wrong with an answer, or null
   * @param defaultAnswer default for an empty answer
   */
  async ask(
    name: string,
    prompt: string,
    validate: (answer: string) => string | null,
    defaultAnswer?: string,
  ): Promise<string> {
    const ready = this.getFlag(name)?.trim() ?? (this.isNonInteractive ? defaultAnswer : undefined);
    if (ready !== undefined) {
      const problem = validate(ready);
      if (problem !== null) throw new Error(`--${name}: ${problem}`);
      return ready;
    }
    if (this.isNonInteractive) throw new Error(`--${name} is missing: ${prompt}`);
    for (;;) {
      const typed = await this.readLine(`${prompt}${defaultAnswer ? ` [${defaultAnswer}]` : ''}: `);
      const answer = typed.trim() || defaultAnswer || '';
      const problem = validate(answer);
      if (problem === null) return answer;
      this.print(`  ${problem}`);
    }
  }

  /** Asks for one of several options, by number or name. */
  async choose(
    name: string,
    prompt: string,
    options: readonly { readonly name: string; readonly label: string }[],
    defaultAnswer: string,
  ): Promise<string> {
    const isPrompted = this.getFlag(name) === undefined && !this.isNonInteractive;
    if (isPrompted)
      this.print(`\n${prompt}\n${options.map(({ label }, at) => `  ${at + 1}  ${label}`).join('\n')}`);
    const findNamed = (answer: string) =>
      options.find((option) => option.name === answer)?.name ??
      (/^\d+$/.test(answer) ? options[Number(answer) - 1]?.name : undefined);
    const answer = await this.ask(
      name,
      isPrompted ? 'Number' : prompt,
      (typed) =>
        findNamed(typed) === undefined
          ? `Choose one of ${options.map((option) => option.name).join(', ')}.`
          : null,
      isPrompted ? String(options.findIndex((option) => option.name === defaultAnswer) + 1) : defaultAnswer,
    );
    return findNamed(answer)!;
  }

  /** Closes the input. */
  close(): void {
    this.terminal?.close();
  }

  /** Reads through an iterator, which buffers lines that arrive before their prompt. */
  private async readLine(prompt: string): Promise<string> {
    this.terminal ??= createInterface({ input: this.io.input });
    this.lines ??= this.terminal[Symbol.asyncIterator]();
    this.io.print(prompt);
    const { value, done } = await this.lines.next();
    if (done) throw new Error('\nThe input ended before the last question. Nothing was written.');
    return value;
  }
}

/** Returns an error message for an empty answer, else null. */
export const requireText = (answer: string) => (answer === '' ? 'Enter some text.' : null);
