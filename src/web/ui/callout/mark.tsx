import styles from './callout.module.css';

/** `note`: information. `caution`: a warning. `ponder`: a question to think about. `story`: an example of a person. */
export type CalloutKind = 'note' | 'caution' | 'ponder' | 'story';

type Disc = readonly [x: number, y: number, r: number];

/** Discs in a square of 48 units, by kind. */
const discs: Readonly<Record<CalloutKind, readonly Disc[]>> = {
  note: [[24, 24, 18]],
  caution: [[24, 24, 13]],
  ponder: [
    [9, 39, 6],
    [18, 29, 10],
    [31, 17, 15],
  ],
  story: [
    [17, 24, 14],
    [31, 24, 14],
  ],
};

/** The decorative drawing of a kind of callout. */
export function CalloutMark({
  kind,
}: {
  /** Selects the drawing. */
  kind: CalloutKind;
}) {
  const selected = discs[kind] ?? discs.note;
  return (
    <svg className={`ov ${styles.mark}`} viewBox="0 0 48 48" aria-hidden="true">
      {selected.map(([x, y, r]) => (
        <circle key={x} className="disc" cx={x} cy={y} r={r} />
      ))}
      {kind === 'caution' && <circle className="line" cx="24" cy="24" r="20" />}
    </svg>
  );
}
