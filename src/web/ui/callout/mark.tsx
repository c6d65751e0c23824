import styles from './callout.module.css';

/** Note: to know. Caution: to take care with. Ponder: to think over. Story: about someone. */
export type CalloutKind = 'note' | 'caution' | 'ponder' | 'story';

type Disc = readonly [x: number, y: number, r: number];

/** Discs in a square of 48 units: one alone, one held by a ring, thoughts that rise, two who meet. */
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

/** The drawing of a kind of callout. Decoration. */
export function Mark({
  kind,
}: {
  /** Which of the four drawings. */
  kind: CalloutKind;
}) {
  const own = discs[kind] ?? discs.note;
  return (
    <svg className={`ov ${styles.mark}`} viewBox="0 0 48 48" aria-hidden="true">
      {own.map(([x, y, r]) => (
        <circle key={x} className="disc" cx={x} cy={y} r={r} />
      ))}
      {kind === 'caution' && <circle className="line" cx="24" cy="24" r="20" />}
    </svg>
  );
}
