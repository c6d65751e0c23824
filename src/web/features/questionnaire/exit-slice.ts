import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of leaving an assessment. Plain data, so that tests and stories can set it. */
export interface ExitState {
  /** A questionnaire is displayed: links open the exit dialog, and the browser warns before unload. */
  readonly inAssessment: boolean;
  /** The device stores the answers. */
  readonly isSaved: boolean;
  /** The exit dialog is open. */
  readonly promptVisible: boolean;
  /** The requested path under the base URL, null for none. */
  readonly target: string | null;
  /** Section id of an assessment that was left by the Back button of the browser. */
  readonly unfinished: string | null;
}

const initialState: ExitState = {
  inAssessment: false,
  isSaved: true,
  promptVisible: false,
  target: null,
  unfinished: null,
};

const exitSlice = createSlice({
  name: 'exit',
  initialState,
  reducers: {
    /** A questionnaire is mounted; the payload is its section id. */
    assessmentShown: (_, { payload }: PayloadAction<string>) => ({
      ...initialState,
      inAssessment: true,
      unfinished: payload,
    }),
    /** The last answer was stored or not; the payload is whether it was. */
    answersSaved: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isSaved: payload }),
    /** The questionnaire is unmounted. */
    assessmentLeft: ({ unfinished }) => ({ ...initialState, unfinished }),
    /** The answers are sent or queued, so leaving needs no dialog. */
    assessmentSent: () => initialState,
    /** A link was used during an assessment; the payload is its path under the base URL. */
    leaveRequested: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      promptVisible: true,
      target: payload,
    }),
    leaveCancelled: (state) => ({ ...state, promptVisible: false, target: null }),
    /** Resets the target too: read it from `selectExit` before. */
    leaveConfirmed: () => initialState,
    /** Disables dialog and unload warning, for the quick exit, a forced login, and the reload after a failed import. */
    disarmed: () => initialState,
    /** The intro has displayed that the assessment is unfinished. */
    unfinishedReported: (state) => ({ ...state, unfinished: null }),
  },
  selectors: { selectExit: (state): ExitState => state },
});

/** Reducer of `state.exit`. */
export const exitReducer = exitSlice.reducer;
export const {
  assessmentShown,
  answersSaved,
  assessmentLeft,
  assessmentSent,
  leaveRequested,
  leaveCancelled,
  leaveConfirmed,
  disarmed,
  unfinishedReported,
} = exitSlice.actions;
/** Selects `state.exit`. */
export const { selectExit } = exitSlice.selectors;
