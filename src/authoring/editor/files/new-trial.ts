import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indianDay } from '#domain/dates/india-day.ts';
import { majorOf } from '#domain/instrument/version.ts';
import { layOutJson } from '../../commands/lay-out-json.ts';
import { inspectFolder } from '../../source/inspect.ts';
import { readTrialCopies } from '../../source/trial-copies.ts';
import { readTrials } from '../../source/trial-files.ts';
import type { NewFile } from './forms.ts';
import { RequestError } from './requests.ts';

/** As the schema of trials says: codes of attempts have room for so many letters. */
const mostLetters = 20;

/**
 * Begins a trial on a questionnaire. What holds for every trial is written; what only its author can say is empty, so
 * that nothing can be forgotten: the check asks for each.
 * @returns the new file, relative to the repository
 * @throws RequestError with a sentence for the author
 */
export function newTrial(root: string, { title, instrument }: NewFile & { kind: 'trial' }): string {
  const folder = join(root, 'questionnaires');
  const own = inspectFolder(folder).files.find((one) => one.instrument.id === instrument)?.instrument;
  if (!own) throw new RequestError('There is no such questionnaire, or it cannot be read.');
  const id = trialIdFor(title);
  if (id.length < 2) throw new RequestError('A trial has a title with letters.');
  const taken = [
    ...readTrials(folder).map(({ file }) => file.replace(/^.*\/|\.json$/g, '')),
    ...readTrialCopies(folder).map((copy) => copy.id),
  ];
  if (taken.includes(id))
    throw new RequestError(
      `There is a trial "${id}", or there was one. Choose a title that begins otherwise.`,
    );
  const worded = own.scores.filter(({ report }) => Object.keys(report?.levelTexts ?? {}).length > 0);
  const score = (worded.find((one) => one.id === own.feedback.lead) ?? worded[0])?.id;
  if (score === undefined)
    throw new RequestError('This questionnaire has no level texts that could be tried.');
  const trial = {
    $schema: './trial.schema.json',
    id,
    textVersion: indianDay(),
    title,
    instrument,
    major: majorOf(own.version),
    tried: '',
    same: 'The questions, your scores and all help stay the same.',
    consent: 'I want to take part in this trial. I can leave at any time.',
    starts: '',
    ends: '',
    stopRule: { words: '', after: 0, unit: 'attempts', decides: '' },
    harm: { of: 'score', id: score, change: 0 },
    arms: [
      { id: 'usual', share: 50 },
      { id: 'other', share: 50, levelTexts: { [score]: {} } },
    ],
  };
  const file = `questionnaires/trials/${id}.json`;
  writeFileSync(join(root, file), layOutJson(trial), { flag: 'wx' });
  return file;
}

/** "A trial of shorter steps" gives "trial-of-shorter": whole words, as many as an id has room for. */
function trialIdFor(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]*(?:(?:an?|the)\b[^a-z]*)?/, '');
  let id = '';
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    const next = id === '' ? word.slice(0, mostLetters) : `${id}-${word}`;
    if (next.length > mostLetters) break;
    id = next;
  }
  return id;
}
