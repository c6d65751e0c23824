import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnown } from '../../domain/chain/addresses.ts';
import { nearestName } from '../../domain/reading/nearest.ts';
import { parseJson } from '../instruments/parse-json.ts';
import { numberFindings, textFindings } from './check-words.ts';
import { type ContentFinding, findingsOf } from './content-finding.ts';
import { locate } from './json-file.ts';
import type { Surroundings } from './sources.ts';

/** Where the numbers stand. */
const helpLines = 'content/help-now.json';

/** Content files whose strings people read. */
const spoken = [
  'content/site/home.json',
  'content/personal-growth.json',
  'content/pages.json',
  'content/chain.json',
  helpLines,
];

/** The wording rules for every text in the JSON files of `content`, which may be broken as JSON, too. */
export function jsonTextFindings({ root, numbers }: Surroundings): ContentFinding[] {
  return spoken
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => findingsOf(file, () => findingsIn(root, file, numbers)));
}

function findingsIn(root: string, file: string, numbers: readonly string[]): ContentFinding[] {
  const text = readFileSync(join(root, file), 'utf8');
  const json = parseJson(text);
  // Of a fault the reading of these files tells.
  if (json.fault) return [];
  return stringsOf(json.parsed).flatMap(({ path, words }) => {
    const { line } = locate(file, text, { path, expected: '', found: '', mend: '' });
    return [
      ...textFindings(file, line, words, {}, path),
      ...(file === helpLines ? [] : numberFindings(file, line, words, numbers, path)),
    ];
  });
}

/** Descriptions of `content/pages.json` whose address is none of the program's. */
export function descriptionFindings(
  text: string,
  descriptions: Readonly<Record<string, string>>,
  { addresses }: Surroundings,
): ContentFinding[] {
  return Object.keys(descriptions)
    .filter((address) => !isKnown(address, addresses))
    .map((address) => {
      const near = nearestName(address, addresses);
      return locate('content/pages.json', text, {
        path: `descriptions.${address}`,
        expected: 'the address of a screen that needs no login',
        found: `"${address}"`,
        mend: near ? `Perhaps "${near}" is meant.` : 'Correct the address, or remove the line.',
      });
    });
}

/** Every string of a parsed JSON file, with its path. */
export function stringsOf(value: unknown, path = ''): { path: string; words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (Array.isArray(value)) return value.flatMap((entry, at) => stringsOf(entry, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsOf(entry, path ? `${path}.${key}` : key));
}
