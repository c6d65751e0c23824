import { countCodePoints, limits } from '#domain/account/limits.ts';
import { validateEmail } from '#domain/account/rules.ts';
import { canonicalizeEmail } from '../../repositories/name-keys.ts';
import type { BreachNotice } from '../../db/message-tables.ts';
import { OperatorError } from '../../config/operator-error.ts';

/** Content of a notice file: the five items of rule 7 and the recipients. */
export interface NoticeFile {
  readonly content: BreachNotice;
  /** Normalized addresses, or all accounts. */
  readonly accounts: 'all' | readonly string[];
}

/** The items in the order of rule 7, with their descriptions. */
const items: Readonly<Record<keyof BreachNotice, string>> = {
  what: 'what happened, to which data, and when',
  consequences: 'what it may mean for the person',
  measures: 'what the institute did and does about it',
  advice: 'what the person can do',
  contact: 'who answers questions: name, phone or e-mail address',
};

const example = `{ ${Object.keys(items)
  .map((item) => `"${item}": "…"`)
  .join(', ')}, "accounts": "all" }`;

/**
 * Parses a notice file.
 * @param text JSON with the five items and `accounts`: "all", or a list of e-mail addresses
 * @throws OperatorError with the item, what is expected and what was found
 */
export function readNoticeFile(text: string): NoticeFile {
  const file = parsed(text);
  const unknown = Object.keys(file).filter((key) => key !== 'accounts' && !(key in items));
  if (unknown.length > 0) throw wrong(unknown.join(', '), `only ${example}`, 'an unknown key');
  const content = Object.fromEntries(
    Object.keys(items).map((item) => [item, readItem(item as keyof BreachNotice, file[item])]),
  );
  return { content: content as unknown as BreachNotice, accounts: readAccounts(file.accounts) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new OperatorError(`The file is not a JSON object. Write ${example}`);
}

function readItem(item: keyof BreachNotice, value: unknown): string {
  const expected = `${items[item]}, at most ${limits.longText} characters`;
  if (typeof value !== 'string') throw wrong(item, expected, value === undefined ? 'nothing' : typeof value);
  const text = value.trim();
  if (text === '') throw wrong(item, expected, 'an empty text');
  if (countCodePoints(text) > limits.longText)
    throw wrong(item, expected, `${countCodePoints(text)} characters`);
  return text;
}

function readAccounts(value: unknown): NoticeFile['accounts'] {
  const expected = '"all", or a list of e-mail addresses';
  if (value === 'all') return 'all';
  if (!Array.isArray(value) || value.length === 0)
    throw wrong('accounts', expected, value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40));
  return value.map((address, index) => {
    if (typeof address !== 'string' || validateEmail(address) !== null)
      throw wrong(`accounts[${index}]`, 'an e-mail address', 'something else');
    return canonicalizeEmail(address);
  });
}

function wrong(item: string, expected: string, actual: string): OperatorError {
  return new OperatorError(
    `${item}: expected ${expected}; found ${actual}. Correct the file and run the command again.`,
  );
}
