import { useId, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { SideBySide } from './side-by-side.tsx';
import styles from './versions.module.css';
import { words } from './words.ts';

export interface VersionsPanelProps {
  /** Every published version, oldest first. */
  readonly versions: readonly Instrument[];
  /** The file that is worked on. */
  readonly current: Instrument;
}

/** Any two versions of a questionnaire side by side: at first the newest published one and the file. */
export function VersionsPanel({ versions, current }: VersionsPanelProps) {
  const [earlier, setEarlier] = useState<string>();
  const [later, setLater] = useState<string>();
  const all = [
    ...versions.map((instrument) => ({
      name: words.published(instrument.version),
      instrument,
    })),
    { name: words.file(current.version), instrument: current },
  ];
  const names = all.map(({ name }) => name);
  const before = all.find(({ name }) => name === earlier) ?? all.at(-2);
  const after = all.find(({ name }) => name === later) ?? all.at(-1);
  return (
    <section>
      <h3>{words.title}</h3>
      {before && after ? (
        <>
          <div className={styles.choice}>
            <Choice label={words.earlier} names={names} chosen={before.name} onChoose={setEarlier} />
            <Choice label={words.later} names={names} chosen={after.name} onChoose={setLater} />
          </div>
          <SideBySide before={before.instrument} after={after.instrument} />
        </>
      ) : (
        <p>{words.alone}</p>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: string;
  onChoose(name: string): void;
}

function Choice({ label, names, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}{' '}
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
