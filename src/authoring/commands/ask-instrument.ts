import { join } from 'node:path';
import { limits } from '#domain/account/limits.ts';
import { getSlug } from '#domain/chain/chain.ts';
import { plain } from '#domain/instrument/check/same.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listActive } from '#domain/progress/opening.ts';
import { listUsedAddresses } from '../check/used-addresses.ts';
import { inspectFolder } from '../check/inspect.ts';
import { readContentFiles } from '../source/json-content.ts';
import { itemsPerScore, mostItems, newInstrument } from '../drafts/instrument-draft.ts';
import {
  bandsIn,
  bandsProblem,
  listOf,
  reversedIn,
  reversedProblem,
  valuesInWords,
  valuesProblem,
  withValues,
} from './instrument-wishes.ts';
import { type AskingCommand, notEmpty, type Questions } from './prompt.ts';
import { nextId, routesFor, scaleOf, writeNewInstrument } from '../drafts/write-instrument.ts';

/** Asks for a questionnaire and writes it, complete. */
export const askInstrument: AskingCommand = {
  flags: ['id', 'title', 'scores', 'total', 'items', 'scale', 'values', 'reverse', 'bands'],
  run,
};

async function run(questions: Questions, root: string): Promise<void> {
  const instruments = inspectFolder(join(root, 'questionnaires')).files.map((one) => one.instrument);
  const id = await questions.ask(
    'id',
    'Id, which never changes',
    (answer) => idProblem(answer, instruments),
    nextId(instruments),
  );
  const title = await questions.ask('title', 'Title on cards and feedback', (answer) =>
    titleProblem(answer, instruments),
  );
  const scores = listOf(
    await questions.ask('scores', 'Scores, with commas between them', scoresProblem, title),
  );
  const total =
    scores.length > 1
      ? await questions.ask(
          'total',
          'Title of a total over all of them, or nothing for none',
          (answer) => totalProblem(answer, scores),
          '',
        )
      : '';
  const least = scores.length * itemsPerScore;
  const items = await questions.ask(
    'items',
    'How many items',
    (answer) => countProblem(answer, least),
    String(scores.length * 5),
  );
  const scale = await askValues(questions, await askScale(questions, instruments));
  const reversed =
    scale.kind === 'several'
      ? ''
      : await questions.ask(
          'reverse',
          'Numbers of the items with which agreeing lowers the score, or nothing for none',
          (answer) => reversedProblem(answer, Number(items)),
          '',
        );
  const bands = await questions.ask(
    'bands',
    'First age of each age band with norms of its own',
    bandsProblem,
    String(limits.age.min),
  );
  const chain = readContentFiles(root).chain.value;
  const first = chain?.chapters[0]?.pages[0];
  const instrument = newInstrument({
    id,
    title,
    position: listActive(instruments).length + 1,
    items: Number(items),
    scale,
    scores,
    ...(total !== '' && { total }),
    reversed: reversedIn(reversed),
    bands: bandsIn(bands),
    routes: routesFor(title, id, listUsedAddresses(root)),
    reading: first === undefined ? 'wellBeing1' : getSlug(first),
  });
  const file = writeNewInstrument(root, instrument);
  questions.say(`
Written: ${file}
It can be tried as it is, with texts, norms and thresholds to be replaced before it is published.

What to do next
  1  npm run author                shows it as a whole, and lets you try it
  2  open ${file} and write items, texts and norms; questionnaires/README.md explains every key
  3  npm run check                 says what is still missing: texts and norms of the template, as advice
  4  npm run publish:instrument    keeps version 1.0 for good, once it is right`);
}

async function askScale(questions: Questions, instruments: readonly Instrument[]): Promise<Scale> {
  const given = questions.flag('scale');
  const known =
    given === undefined
      ? undefined
      : instruments.find(({ id }) => id.toLowerCase() === given.trim().toLowerCase());
  if (known) return known.scale;
  if (given !== undefined) return ownScale(given, instruments);
  const own = 'own';
  const choice = await questions.choose(
    'scale',
    'Which answers?',
    [
      ...instruments.map(({ id, scale }) => ({ name: id, shown: `as in ${id}: ${scaleInWords(scale)}` })),
      { name: own, shown: 'answers of my own' },
    ],
    instruments[0]?.id ?? own,
  );
  const chosen = instruments.find(({ id }) => id === choice);
  if (chosen) return chosen.scale;
  return ownScale(
    await questions.ask('labels', 'Labels from lowest to highest, with commas between them', labelsProblem),
  );
}

/** Asks what the options count, where there are options: the codes, which are stored, may differ from it. */
async function askValues(questions: Questions, scale: Scale): Promise<Scale> {
  if (scale.kind !== 'choice') return scale;
  const values = await questions.ask(
    'values',
    'What the answers count, in their order, such as 0 to 3',
    (answer) => valuesProblem(answer, scale.options.length),
    valuesInWords(scale),
  );
  return withValues(scale, values);
}

function ownScale(labels: string, instruments: readonly Instrument[] = []): Scale {
  const problem = labelsProblem(labels);
  const ids = instruments.map(({ id }) => id).join(', ');
  if (problem) throw new Error(`--scale: ${problem}${ids && ` Or name a questionnaire: ${ids}.`}`);
  return scaleOf(listOf(labels));
}

function scoresProblem(scores: string): string | null {
  const list = listOf(scores).map((score) => score.toLowerCase());
  if (list.length === 0) return 'Please write some words.';
  return new Set(list).size === list.length ? null : 'Give each score a name of its own.';
}

function totalProblem(total: string, scores: readonly string[]): string | null {
  const isTaken = scores.some((score) => plain(score) === plain(total));
  return total !== '' && isTaken ? 'One of the scores has this name.' : null;
}

function labelsProblem(labels: string): string | null {
  const list = listOf(labels);
  return list.length >= 2 && new Set(list).size === list.length
    ? null
    : 'Write two or more different labels.';
}

function titleProblem(title: string, instruments: readonly Instrument[]): string | null {
  const isTaken = instruments.some((one) => plain(one.title) === plain(title));
  return isTaken ? 'Another questionnaire has this title.' : notEmpty(title);
}

function idProblem(id: string, instruments: readonly Instrument[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(id))
    return 'An id begins with a letter, then letters and digits: S6.';
  return instruments.some((one) => one.id.toLowerCase() === id.toLowerCase()) ? `${id} is taken.` : null;
}

function countProblem(count: string, least: number): string | null {
  const items = Number(count);
  return Number.isInteger(items) && items >= least && items <= mostItems
    ? null
    : `Write a whole number from ${least} to ${mostItems}: at least ${itemsPerScore} for each score.`;
}

function scaleInWords(scale: Scale): string {
  if (scale.kind === 'bipolar') return 'a slider between two statements';
  if (scale.kind !== 'choice') return scale.kind;
  return `${scale.options.length} answers, ${scale.options[0]?.label} to ${scale.options.at(-1)?.label}`;
}
