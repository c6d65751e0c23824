import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who may leave an assessment, and where to. Plain data, so that tests and stories can set it. */
export interface ExitState {
  /** A questionnaire is on the screen: leaving asks first, and the browser warns before it unloads. */
  readonly inAssessment: boolean;
  /** The exit dialog is open. */
  readonly promptVisible: boolean;
  /** Path under the base that the person asked for; null when nobody asked. */
  readonly target: string | null;
  /** Section id of an assessment that was left without Exit and without sending: the browser's Back. */
  readonly unfinished: string | null;
}

const initialState: ExitState = { inAssessment: false, promptVisible: false, target: null, unfinished: null };

const exitSlice = createSlice({
  name: 'exit',
  initialState,
  reducers: {
    /** A questionnaire appeared; the payload is its section id. */
    assessmentShown: (_, { payload }: PayloadAction<string>) => ({
      ...initialState,
      inAssessment: true,
      unfinished: payload,
    }),
    /** The questionnaire went from the screen, whatever the reason. */
    assessmentLeft: ({ unfinished }) => ({ ...initialState, unfinished }),
    /** The answers on the screen were sent, or handed over for sending: leaving needs no question any more. */
    assessmentSent: () => initialState,
    /** A link was used during an assessment; the payload is its path under the base. */
    leaveRequested: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      promptVisible: true,
      target: payload,
    }),
    /** Cancel in the dialog: the person stays. */
    leaveCancelled: (state) => ({ ...state, promptVisible: false, target: null }),
    /** Exit in the dialog. Forgets the target too: read it from `selectExit` before dispatching. */
    leaveConfirmed: () => initialState,
    /** Quick exit, forced login or recovery from a lost chunk: neither dialog nor unload warning may stop it. */
    disarmed: () => initialState,
    /** The intro has reported that an assessment is unfinished. */
    unfinishedReported: (state) => ({ ...state, unfinished: null }),
  },
  selectors: { selectExit: (state): ExitState => state },
});

/** Mounted as `state.exit`. */
export const exitReducer = exitSlice.reducer;
export const {
  assessmentShown,
  assessmentLeft,
  assessmentSent,
  leaveRequested,
  leaveCancelled,
  leaveConfirmed,
  disarmed,
  unfinishedReported,
} = exitSlice.actions;
/** Reads `state.exit`. */
export const { selectExit } = exitSlice.selectors;
