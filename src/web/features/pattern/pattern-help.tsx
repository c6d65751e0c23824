import { useHistoryQuery } from '#api/results-api.ts';
import { readHistory } from '#contract/wire/sections.ts';
import { selectStrongestHelp } from '#domain/scoring/help-shown-first.ts';
import { ResultHelp } from '#help/result-help.tsx';
import type { Part } from './list-parts.ts';

interface PatternHelpProps {
  readonly parts: readonly Part[];
  readonly userid: string;
}

/** Help numbers, as prominent as the newest results require. Does not wait for the time of the answers. */
export function PatternHelp({ parts, userid }: PatternHelpProps) {
  const strength = selectStrongestHelp(parts.map(({ help }) => help));
  const instrument = parts.find(({ help }) => help === strength)?.instrument;
  const history = useHistoryQuery(
    { userid, sectionId: instrument?.id ?? '' },
    { skip: strength === 'none' || instrument === undefined },
  );
  const [newest] = instrument ? readHistory(instrument, history.currentData) : [];
  return <ResultHelp strength={strength} time={newest?.time ?? null} />;
}
