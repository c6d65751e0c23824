import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { sessionEnded } from './session.ts';

/** Sections whose answers were just sent and put help first, by user id. */
type SentHelpFirst = Readonly<Record<string, readonly string[]>>;

type HelpEvaluated = {
  readonly userid: string;
  readonly sectionId: string;
  readonly first: boolean;
};

const initialState: SentHelpFirst = {};
const none: readonly string[] = [];

/**
 * Whether help comes first for the answers that this tab has sent: a server may not say it. Only the yes of it is
 * stored, in memory, until the session ends.
 */
const helpFirstSlice = createSlice({
  name: 'helpFirst',
  initialState,
  reducers: {
    /** Answers of a section are being sent; those sent before no longer count. */
    helpEvaluated(state, { payload: { userid, sectionId, first } }: PayloadAction<HelpEvaluated>) {
      const others = (state[userid] ?? none).filter((id) => id !== sectionId);
      return { ...state, [userid]: first ? [...others, sectionId] : others };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

/** Mounted as `state.helpFirst`. */
export const helpFirstReducer = helpFirstSlice.reducer;
export const { helpEvaluated } = helpFirstSlice.actions;

/** Ids of the sections in which the answers that this tab has just sent put help first, for this person. */
export function useSentHelpFirst(userid: string): readonly string[] {
  return useSelector((root: { readonly helpFirst: SentHelpFirst }) => root.helpFirst[userid] ?? none);
}
