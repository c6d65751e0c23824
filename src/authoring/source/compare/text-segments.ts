/** A part of a text that is unchanged, removed or added. */
export interface TextSegment {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Merges consecutive changes. Spaces and punctuation between changed words count as changed. */
export function joinSegments(segments: readonly TextSegment[]): TextSegment[] {
  const result: TextSegment[] = [];
  let run: TextSegment[] = [];
  const flush = () => {
    const last = run.at(-1);
    const rest = last?.kind === 'same' ? [last] : [];
    result.push(...mergeRun(run.slice(0, run.length - rest.length)), ...rest);
    run = [];
  };
  for (const segment of segments) {
    if (segment.kind !== 'same') run.push(segment);
    else if (run.length > 0 && !/[\p{L}\p{N}]/u.test(segment.text)) run.push(segment);
    else {
      flush();
      result.push(segment);
    }
  }
  flush();
  return result;
}

/** Merges a run into one removed and one added segment. A run with only one kind stays as it is. */
function mergeRun(run: readonly TextSegment[]): readonly TextSegment[] {
  const kinds: readonly TextSegment['kind'][] = ['removed', 'added'];
  if (!kinds.every((kind) => run.some((one) => one.kind === kind))) return run;
  return kinds.map((kind) => ({
    kind,
    text: run.flatMap((one) => (one.kind === kind || one.kind === 'same' ? one.text : '')).join(''),
  }));
}
