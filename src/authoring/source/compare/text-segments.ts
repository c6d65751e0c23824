/** A part of a text that is unchanged, removed or added. */
export interface TextSegment {
  readonly kind: 'same' | 'gone' | 'come';
  readonly text: string;
}

/** Merges consecutive changes. Spaces and punctuation between changed words count as changed. */
export function joinSegments(stretches: readonly TextSegment[]): TextSegment[] {
  const result: TextSegment[] = [];
  let run: TextSegment[] = [];
  const flush = () => {
    const last = run.at(-1);
    const rest = last?.kind === 'same' ? [last] : [];
    result.push(...mergeRun(run.slice(0, run.length - rest.length)), ...rest);
    run = [];
  };
  for (const stretch of stretches) {
    if (stretch.kind !== 'same') run.push(stretch);
    else if (run.length > 0 && !/[\p{L}\p{N}]/u.test(stretch.text)) run.push(stretch);
    else {
      flush();
      result.push(stretch);
    }
  }
  flush();
  return result;
}

/** Merges a run into one removed and one added segment. A run with only one kind stays as it is. */
function mergeRun(run: readonly TextSegment[]): readonly TextSegment[] {
  const kinds: readonly TextSegment['kind'][] = ['gone', 'come'];
  if (!kinds.every((kind) => run.some((one) => one.kind === kind))) return run;
  return kinds.map((kind) => ({
    kind,
    text: run.flatMap((one) => (one.kind === kind || one.kind === 'same' ? one.text : '')).join(''),
  }));
}
