import { join } from 'node:path';
import { limits } from '#domain/account/limits.ts';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { normalizeText } from '#domain/instrument/check/duplicates.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { listUsedAddresses } from '../check/used-addresses.ts';
import { inspectFolder } from '../check/inspect-folder.ts';
import { readContentFiles } from '../source/content-json-files.ts';
import { itemsPerScore, maxItems, createInstrument } from '../drafts/create-instrument.ts';
import {
  parseBands,
  checkBands,
  splitList,
  parseReversed,
  checkReversed,
  formatValues,
  checkValues,
  setValues,
} from './instrument-answers.ts';
import { type InteractiveCommand, requireText, type Prompter } from './prompt.ts';
import {
  createNextId,
  createRoutesForTitle,
  createScale,
  writeNewInstrument,
} from '../drafts/write-instrument.ts';

/** The command `npm run new:instrument`: asks for the parts of a questionnaire and writes it. */
export const askInstrument: InteractiveCommand = {
  flags: ['id', 'title', 'scores', 'total', 'items', 'scale', 'values', 'reverse', 'bands'],
  run,
};

async function run(prompter: Prompter, root: string): Promise<void> {
  const instruments = inspectFolder(join(root, 'questionnaires')).files.map((one) => one.instrument);
  const id = await prompter.ask(
    'id',
    'Id, which never changes',
    (answer) => checkId(answer, instruments),
    createNextId(instruments),
  );
  const title = await prompter.ask('title', 'Title on cards and feedback', (answer) =>
    checkTitle(answer, instruments),
  );
  const scores = splitList(
    await prompter.ask('scores', 'Scores, with commas between them', checkScores, title),
  );
  const total =
    scores.length > 1
      ? await prompter.ask(
          'total',
          'Title of a total over all of them, or nothing for none',
          (answer) => checkTotal(answer, scores),
          '',
        )
      : '';
  const minItems = scores.length * itemsPerScore;
  const items = await prompter.ask(
    'items',
    'How many items',
    (answer) => checkItemCount(answer, minItems),
    String(scores.length * 5),
  );
  const scale = await askValues(prompter, await askScale(prompter, instruments));
  const reversed =
    scale.kind === 'several'
      ? ''
      : await prompter.ask(
          'reverse',
          'Numbers of the items with which agreeing lowers the score, or nothing for none',
          (answer) => checkReversed(answer, Number(items)),
          '',
        );
  const bands = await prompter.ask(
    'bands',
    'First age of each age band with separate norms',
    checkBands,
    String(limits.age.min),
  );
  const chain = readContentFiles(root).chain.value;
  const first = chain?.chapters[0]?.pages[0];
  const instrument = createInstrument({
    id,
    title,
    position: listActiveSections(instruments).length + 1,
    items: Number(items),
    scale,
    scores,
    ...(total !== '' && { total }),
    reversed: parseReversed(reversed),
    bands: parseBands(bands),
    routes: createRoutesForTitle(title, id, listUsedAddresses(root)),
    reading: first === undefined ? 'wellBeing1' : getSlug(first),
  });
  const file = writeNewInstrument(root, instrument);
  prompter.print(`
Written: ${file}
You can try it now. Replace texts, norms and thresholds before you publish it.

What to do next
  1  npm run author                displays all of it, and lets you try it
  2  open ${file} and write items, texts and norms; docs/questionnaire-reference.md explains every key
  3  npm run check                 lists texts and norms of the template that are still to be replaced
  4  npm run publish:instrument    stores version 1.0, which then never changes`);
}

async function askScale(prompter: Prompter, instruments: readonly Instrument[]): Promise<Scale> {
  const given = prompter.getFlag('scale');
  const known =
    given === undefined
      ? undefined
      : instruments.find(({ id }) => id.toLowerCase() === given.trim().toLowerCase());
  if (known) return known.scale;
  if (given !== undefined) return askOwnScale(given, instruments);
  const own = 'own';
  const choice = await prompter.choose(
    'scale',
    'Which answers?',
    [
      ...instruments.map(({ id, scale }) => ({ name: id, label: `as in ${id}: ${formatScale(scale)}` })),
      { name: own, label: 'answers of my own' },
    ],
    instruments[0]?.id ?? own,
  );
  const selected = instruments.find(({ id }) => id === choice);
  if (selected) return selected.scale;
  return askOwnScale(
    await prompter.ask('labels', 'Labels from lowest to highest, with commas between them', checkLabels),
  );
}

/** Asks for the values of the options. Codes are stored with answers and may differ from values. */
async function askValues(prompter: Prompter, scale: Scale): Promise<Scale> {
  if (scale.kind !== 'choice') return scale;
  const values = await prompter.ask(
    'values',
    'What the answers count, in their order, such as 0 to 3',
    (answer) => checkValues(answer, scale.options.length),
    formatValues(scale),
  );
  return setValues(scale, values);
}

function askOwnScale(labels: string, instruments: readonly Instrument[] = []): Scale {
  const problem = checkLabels(labels);
  const ids = instruments.map(({ id }) => id).join(', ');
  if (problem) throw new Error(`--scale: ${problem}${ids && ` Or name a questionnaire: ${ids}.`}`);
  return createScale(splitList(labels));
}

function checkScores(scores: string): string | null {
  const list = splitList(scores).map((score) => score.toLowerCase());
  if (list.length === 0) return 'Enter some text.';
  return new Set(list).size === list.length ? null : 'Give each score a unique name.';
}

function checkTotal(total: string, scores: readonly string[]): string | null {
  const isUsed = scores.some((score) => normalizeText(score) === normalizeText(total));
  return total !== '' && isUsed ? 'One of the scores has this name.' : null;
}

function checkLabels(labels: string): string | null {
  const list = splitList(labels);
  return list.length >= 2 && new Set(list).size === list.length
    ? null
    : 'Write two or more different labels.';
}

function checkTitle(title: string, instruments: readonly Instrument[]): string | null {
  const isUsed = instruments.some((one) => normalizeText(one.title) === normalizeText(title));
  return isUsed ? 'Another questionnaire has this title.' : requireText(title);
}

function checkId(id: string, instruments: readonly Instrument[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(id))
    return 'An id begins with a letter, then letters and digits: S6.';
  return instruments.some((one) => one.id.toLowerCase() === id.toLowerCase()) ? `${id} is in use.` : null;
}

function checkItemCount(count: string, minItems: number): string | null {
  const items = Number(count);
  return Number.isInteger(items) && items >= minItems && items <= maxItems
    ? null
    : `Write a whole number from ${minItems} to ${maxItems}: at least ${itemsPerScore} for each score.`;
}

function formatScale(scale: Scale): string {
  if (scale.kind === 'bipolar') return 'a slider between two statements';
  if (scale.kind !== 'choice') return scale.kind;
  return `${scale.options.length} answers, ${scale.options[0]?.label} to ${scale.options.at(-1)?.label}`;
}
