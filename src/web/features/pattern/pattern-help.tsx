import { selectMostProminentHelp } from '#domain/scoring/help-shown-first.ts';
import { ResultHelp } from '#help/result-help.tsx';
import type { PatternPart } from './list-parts.ts';
import { usePastAttempts } from './use-past-attempts.ts';

interface PatternHelpProps {
  readonly parts: readonly PatternPart[];
  readonly userid: string;
  /** False if attempts cannot be fetched now: a new request would restart the one that failed. */
  readonly hasHistory?: boolean;
}

/** Help numbers, as prominent as the newest results require. Does not wait for the time of the answers. */
export function PatternHelp({ parts, userid, hasHistory = true }: PatternHelpProps) {
  const strength = selectMostProminentHelp(parts.map(({ help }) => help));
  const part = strength === 'none' ? undefined : parts.find(({ help }) => help === strength);
  const [newest] = usePastAttempts(userid, (hasHistory && part?.instrument) || null);
  return <ResultHelp strength={strength} time={newest?.time ?? null} />;
}
