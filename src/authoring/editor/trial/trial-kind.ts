import type { Instrument } from '#domain/instrument/instrument.ts';
import { questionsOf } from '#domain/instrument/questions.ts';
import { majorOf } from '#domain/instrument/version.ts';
import { type FileKind, orderIn } from '../desk/file-kind.ts';
import { changed } from '../model/change.ts';
import type { Choice, NamesGiven } from '../model/choice.ts';
import { isObject, type Json } from '../model/json.ts';
import { type Path, valueAt } from '../model/path.ts';
import { withRest } from '../model/section.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { words } from '../words.ts';
import { trialSections } from './sections.ts';

/**
 * A trial of other words: its scores, levels, items and usual words are those of the questionnaire that it names.
 * @param instruments those there are, as their files have them
 */
export function trialKind(schema: SchemaNode, instruments: readonly Instrument[]): FileKind {
  const keys = Object.keys(schema.properties ?? {});
  const order = (value: Json) => orderIn(schema, value);
  const ownInstrument = (value: Json) => instruments.find(({ id }) => id === valueAt(value, ['instrument']));
  return {
    schema,
    sections: (value) => withRest(trialSections, keys, value),
    order,
    settled(before, after) {
      const chosen = ownInstrument(after);
      if (!isObject(after) || !chosen || chosen === ownInstrument(before)) return after;
      // Another questionnaire brings its present major version along: a trial of another one never runs.
      return { ...after, major: majorOf(chosen.version) };
    },
    withList: (value, path, change) => changed(value, path, change.entries, order(value)),
    withName: (value, _named, path, to) => changed(value, path, to, order(value)),
    choicesAt(value, path) {
      if (isAt(path, 'instrument'))
        return instruments.map(({ id, title }) => ({ value: id, label: `${id}  ${title}` }));
      return isAt(path, 'harm', 'id')
        ? judged(ownInstrument(value), valueAt(value, ['harm', 'of']))
        : undefined;
    },
    namesAt: (value, path) => namesAt(ownInstrument(value), path),
    usualAt: (value, path) => usualAt(ownInstrument(value), path),
  };
}

const isAt = (path: Path, ...steps: Path) =>
  path.length === steps.length && steps.every((step, at) => step === path[at]);

/** What may be looked at for harm: scores, or answers. */
function judged(instrument: Instrument | undefined, of: Json | undefined): Choice[] {
  if (!instrument) return [];
  if (of !== 'item')
    return instrument.scores.map(({ id, title }) => ({ value: id, label: `${id}  ${title}` }));
  return questionsOf(instrument).map((question) => ({
    value: question.id,
    label: `${question.id}  ${'text' in question ? question.text : `${question.left} … ${question.right}`}`,
  }));
}

/** At `arms[n].levelTexts` the scores that have words, and below a score its levels. */
function namesAt(
  instrument: Instrument | undefined,
  [list, , key, score, ...rest]: Path,
): NamesGiven | undefined {
  if (!instrument || list !== 'arms' || key !== 'levelTexts' || rest.length > 0) return undefined;
  const worded = instrument.scores.filter(({ report }) => levelsOf(report).length > 0);
  if (score === undefined)
    return {
      label: words.trial.score,
      names: worded.map(({ id, title }) => ({ value: id, label: `${id}  ${title}` })),
    };
  const levels = levelsOf(worded.find(({ id }) => id === score)?.report);
  return {
    label: words.trial.level,
    names: levels.map((level) => ({ value: level, label: level || words.trial.noLevel })),
  };
}

const levelsOf = (report: Instrument['scores'][number]['report']) => Object.keys(report?.levelTexts ?? {});

/** What everybody else reads where an arm may have other words. */
function usualAt(
  instrument: Instrument | undefined,
  [list, , key, score, level, ...place]: Path,
): string | undefined {
  if (list !== 'arms' || key !== 'levelTexts') return undefined;
  const own = instrument?.scores.find(({ id }) => id === score)?.report?.levelTexts[String(level)];
  const usual = valueAt(own as Json | undefined, place);
  return typeof usual === 'string' && usual !== '' ? usual : undefined;
}
