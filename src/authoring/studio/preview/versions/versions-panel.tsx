import { type ReactNode, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Choice } from '../choice/choice.tsx';
import { SideBySide } from './side-by-side.tsx';
import styles from './versions.module.css';
import { messages } from './messages.ts';

/** Props of `CompareVersionsPanel`. */
export interface CompareVersionsPanelProps {
  /** All published versions, oldest first. */
  readonly versions: readonly Instrument[];
  /** The current file. */
  readonly current: Instrument;
  /** Renders more on a changed line of the current file against its newest published version. */
  renderLine?: ((line: string) => ReactNode) | undefined;
}

/** Comparison of two versions of a questionnaire, by default the newest published one and the current file. */
export function CompareVersionsPanel({ versions, current, renderLine }: CompareVersionsPanelProps) {
  const [earlier, setEarlier] = useState<string>();
  const [later, setLater] = useState<string>();
  const all = [
    ...versions.map((instrument) => ({
      name: messages.published(instrument.version),
      instrument,
    })),
    { name: messages.file(current.version), instrument: current },
  ];
  const options = all.map(({ name }) => ({ value: name, name }));
  const before = all.find(({ name }) => name === earlier) ?? all.at(-2);
  const after = all.find(({ name }) => name === later) ?? all.at(-1);
  return (
    <section className={styles.panel}>
      <h2>{messages.title}</h2>
      {before && after ? (
        <>
          <div className={styles.choice}>
            <Choice label={messages.earlier} options={options} selected={before.name} onChoose={setEarlier} />
            <Choice label={messages.later} options={options} selected={after.name} onChoose={setLater} />
          </div>
          <SideBySide
            before={before.instrument}
            after={after.instrument}
            renderLine={before === all.at(-2) && after === all.at(-1) ? renderLine : undefined}
          />
        </>
      ) : (
        <p>{messages.alone}</p>
      )}
    </section>
  );
}
