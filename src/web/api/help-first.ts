import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionEnded } from './session.ts';

/** Ids of sections whose submitted answers require help first, by user id. */
type SentHelpFirst = Readonly<Record<string, readonly string[]>>;

type HelpEvaluated = {
  readonly userid: string;
  readonly sectionId: string;
  readonly isHelpFirst: boolean;
};

const initialState: SentHelpFirst = {};
const noSections: readonly string[] = [];

/**
 * Sections whose answers, submitted in this tab, require help first: the server may not report it. Kept in memory
 * until the session ends.
 */
const helpFirstSlice = createSlice({
  name: 'helpFirst',
  initialState,
  reducers: {
    /** Stores the evaluation of a submission, and replaces that of earlier submissions of the section. */
    helpEvaluated(state, { payload: { userid, sectionId, isHelpFirst } }: PayloadAction<HelpEvaluated>) {
      const others = (state[userid] ?? noSections).filter((id) => id !== sectionId);
      return { ...state, [userid]: isHelpFirst ? [...others, sectionId] : others };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

/** Reducer of `state.helpFirst`. */
export const helpFirstReducer = helpFirstSlice.reducer;
export const { helpEvaluated } = helpFirstSlice.actions;

/** Ids of the sections whose answers, submitted in this tab, require help first for this user. */
export function useHelpFirstSectionIds(userid: string): readonly string[] {
  return useSelector((root: { readonly helpFirst: SentHelpFirst }) => root.helpFirst[userid] ?? noSections);
}
