import type { InstrumentRoutes } from '#domain/instrument/instrument.ts';
import { armCode, armCodes } from '#domain/trial/arms.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { DeskState } from '../../editor/desk/open-files.ts';
import type { AuthorState } from '../state.ts';

/** An arm of a trial whose words the preview can show. */
export interface PreviewArm {
  /** As attempts carry it. */
  readonly code: string;
  readonly trial: string;
  readonly arm: string;
  /** Of the questionnaire that its trial names. */
  readonly routes: InstrumentRoutes;
}

/** Every arm of every trial as it is saved, or as its draft is shown. @param files what the editor has open */
export function armsOf({ instruments }: AuthorState, files: DeskState): PreviewArm[] {
  const tried = [...files.values()].flatMap(({ shown }) => shown?.trial ?? []);
  const saved = instruments.flatMap(({ trials = [] }) => trials.map(({ trial }) => trial));
  const trials = [...tried, ...saved.filter(({ id }) => !tried.some((one) => one.id === id))];
  return trials.flatMap((trial) => {
    const own = instruments.find(({ instrument }) => instrument.id === trial.instrument)?.instrument;
    return own ? trial.arms.map(({ id }) => ({ ...namesOf(trial, id), routes: own.routes })) : [];
  });
}

function namesOf(trial: TrialFile, arm: string) {
  return { code: armCode(trial, arm), trial: trial.title, arm };
}

/** Whether a screen belongs to the questionnaire of an arm. @param address under the base path, with or without a query */
export function isOn({ routes }: PreviewArm, address: string): boolean {
  const { intro, questionnaire } = routes;
  return [intro, questionnaire].includes(pathOf(address)) || showsWords({ routes }, address);
}

/** Whether a screen shows level texts of the questionnaire of an arm. */
export function showsWords({ routes }: Pick<PreviewArm, 'routes'>, address: string): boolean {
  return [routes.feedback, routes.combined].includes(pathOf(address));
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** The arm to be seen when a trial is tried: the one that is shown, else one that says something else than everybody reads. */
export function armToTry(trial: TrialFile, arm: string): string {
  if (armCodes(trial).includes(arm)) return arm;
  return armCode(trial, trial.arms.find(({ levelTexts }) => levelTexts !== undefined)?.id ?? 'usual');
}
