import { action } from '#api/action.ts';

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

/** A questionnaire appeared; the payload is its section id. */
export const assessmentShown = action<string>('exit/assessmentShown');
/** The questionnaire went from the screen, whatever the reason. */
export const assessmentLeft = action('exit/assessmentLeft');
/** The answers on the screen were sent, or handed over for sending: leaving needs no question any more. */
export const assessmentSent = action('exit/assessmentSent');
/** A link was used during an assessment; the payload is its path under the base. */
export const leaveRequested = action<string>('exit/leaveRequested');
/** Cancel in the dialog: the person stays. */
export const leaveCancelled = action('exit/leaveCancelled');
/** Exit in the dialog. Forgets the target too: read it from `selectExit` before dispatching. */
export const leaveConfirmed = action('exit/leaveConfirmed');
/** Quick exit, forced login or recovery from a lost chunk: neither dialog nor unload warning may stop it. */
export const disarmed = action('exit/disarmed');
/** The intro has reported that an assessment is unfinished. */
export const unfinishedReported = action('exit/unfinishedReported');

const ends = [assessmentSent, leaveConfirmed, disarmed];

/** Mounted as `state.exit`. */
export function exitReducer(state = initialState, sent?: unknown): ExitState {
  if (assessmentShown.match(sent)) return { ...initialState, inAssessment: true, unfinished: sent.payload };
  if (assessmentLeft.match(sent)) return { ...initialState, unfinished: state.unfinished };
  if (leaveRequested.match(sent)) return { ...state, promptVisible: true, target: sent.payload };
  if (leaveCancelled.match(sent)) return { ...state, promptVisible: false, target: null };
  if (unfinishedReported.match(sent)) return { ...state, unfinished: null };
  return ends.some(({ match }) => match(sent)) ? initialState : state;
}

/** Reads `state.exit`. */
export const selectExit = ({ exit }: { readonly exit: ExitState }): ExitState => exit;
