import { defaultLanguage } from '#domain/instrument/default-language.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { isSameLanguage } from '#domain/instrument/translation.ts';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';

/** Minimum sample size of norms that are displayed to users. */
const minPeople = 400;

/**
 * Returns why a proposal cannot be accepted, or null if it can.
 * @param hash content hash of the current file of the questionnaire
 */
export function checkProposal(instrument: Instrument, hash: string, file: NormsFile): string | null {
  const { id, version, scores } = instrument;
  if (id !== file.instrument) return `The proposal is for ${file.instrument}, not for ${id}.`;
  const language = instrument.language ?? defaultLanguage;
  if (!file.languages.some((one) => isSameLanguage(one, language)))
    return `The proposal comes from answers in ${file.languages.join(', ')}, and the norms of ${id} belong to ${language}. Propose norms with --language ${language}.`;
  if (hash !== file.instrumentHash)
    return `${id} has changed since: the proposal is for the published version ${file.version}, and the file differs (version ${version}). Make a new proposal, or restore the published text.`;
  if (file.people < minPeople)
    return `The proposal is based on ${file.people} people; ${minPeople} are needed for norms that people read.`;
  const [skipped] = file.skipped;
  if (skipped)
    return `The proposal has no norms for ${skipped.title}: its table is hidden. ${skipped.reason}`;
  const current = scores.filter(({ report }) => report?.bands.some(({ norm }) => norm !== null));
  const isSame = current.every(({ id: own, report }) => {
    const bands = file.scores.find((score) => score.id === own)?.bands;
    return (
      bands?.length === report?.bands.length &&
      report?.bands.every(
        ({ from, to }, at) => bands?.[at]?.from === from && bands?.[at]?.to === (to ?? null),
      )
    );
  });
  return isSame && current.length === file.scores.length
    ? null
    : 'Its scores or age bands are not those of the questionnaire: a table is missing, or the file was changed by hand.';
}
