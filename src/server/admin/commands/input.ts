import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../../config/operator-error.ts';
import type { Ask } from './admin-command.ts';

/** Maximum length of a line, in UTF-16 code units. */
const maxLength = 1000;

/** Reads values from a prompt, or from standard input, one on a line. */
export function openInput(
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): { readonly ask: Ask; close(): void } {
  let reader: ReturnType<typeof createInterface> | null = null;
  let lines: AsyncIterator<string> | null = null;
  return {
    async ask(label) {
      reader ??= createInterface({ input, output: input.isTTY ? output : undefined });
      lines ??= reader[Symbol.asyncIterator]();
      if (input.isTTY) output.write(`${label}: `);
      const { value = '', done } = await lines.next();
      const text = String(value).trim();
      if (done || text === '')
        throw new OperatorError(`${label}: no value. Type it at the prompt, or pass it on standard input.`);
      if (text.length > maxLength)
        throw new OperatorError(`${label}: the value is longer than ${maxLength} characters. Shorten it.`);
      return text;
    },
    close: () => reader?.close(),
  };
}
