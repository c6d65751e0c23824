import { builtInSettings } from '#server/config/settings.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

/** The version of the terms in force, which authors change. */
export const terms = builtInSettings.termsVersion;

export const settings = {
  ...builtInSettings,
  research: { enabled: true, textVersion: '2026-10-01' },
  understanding: { enabled: true },
};

/** T1: four statements, all required. T2: four pairs with optional answers, so that a score may be undefined. T3: retired. */
export const servedInstruments = [
  { instrument: anInstrument(), hash: 'hash of T1' },
  {
    instrument: anInstrumentOfPairs((draft) => {
      draft.id = 'T2';
      draft.position = 2;
      draft.allowsMissing = true;
    }),
    hash: 'hash of T2',
  },
  {
    instrument: anInstrument((draft) => {
      draft.id = 'T3';
      draft.set = { retired: true };
    }),
    hash: 'hash of T3',
  },
];
