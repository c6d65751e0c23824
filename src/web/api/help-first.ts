import { useSelector } from 'react-redux';
import { action } from './action.ts';
import { join } from './registry.ts';
import { sessionEnded, sessionExpired } from './session.ts';

/** Sections whose answers were just sent and put help first, by user id. */
type SentHelpFirst = Readonly<Record<string, readonly string[]>>;

export interface HelpJudged {
  readonly userid: string;
  readonly sectionId: string;
  readonly first: boolean;
}

const nothing: SentHelpFirst = {};
const none: readonly string[] = [];

/** Answers of a section are being sent; those sent before no longer count. */
export const helpJudged = action<HelpJudged>('helpFirst/helpJudged');

/**
 * Whether help comes first for the answers that this tab has sent: a server may not say it. Only the yes of it is kept,
 * in memory alone, until the session ends.
 */
function helpFirstReducer(state = nothing, sent?: unknown): SentHelpFirst {
  if (helpJudged.match(sent)) {
    const { userid, sectionId, first } = sent.payload;
    const others = (state[userid] ?? none).filter((id) => id !== sectionId);
    return { ...state, [userid]: first ? [...others, sectionId] : others };
  }
  return sessionEnded.match(sent) || sessionExpired.match(sent) ? nothing : state;
}

// No first question needs it.
join({ reducers: { helpFirst: helpFirstReducer } });

/** Ids of the sections in which the answers that this tab has just sent put help first, for this person. */
export function useSentHelpFirst(userid: string): readonly string[] {
  return useSelector((root: { readonly helpFirst: SentHelpFirst }) => root.helpFirst[userid] ?? none);
}
