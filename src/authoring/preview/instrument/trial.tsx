import { useState } from 'react';
import { limits } from '#domain/account/limits.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './instrument.module.css';
import { textOf } from './items.tsx';
import { entriesOf } from './scale-table.tsx';
import { TrialResult } from './trial-result.tsx';
import { words } from './words.ts';

const own = words.trial;

/** Answers chosen by the author, and at once everything that a person of that age would be told. */
export function Trial({ instrument }: { instrument: Instrument }) {
  const { items } = instrument;
  const [age, setAge] = useState(34);
  // By item, so that the answers stay with their items while the file changes under them.
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const entries = entriesOf(instrument.scale);
  const codes = entries.map(({ code }) => code);
  const fill = (codeFor: () => number | undefined) =>
    setChosen(
      Object.fromEntries(
        items.flatMap(({ id }) => [[id, codeFor()]].filter(([, code]) => code !== undefined)),
      ),
    );
  const answers = items.map(({ id }) => chosen[id] ?? null);

  return (
    <section className={styles.trial}>
      <h3>{own.title}</h3>
      <p className="note">{own.about}</p>
      <div className={styles.row}>
        <label>
          {own.age}{' '}
          <input
            type="number"
            value={age}
            min={limits.age.min}
            max={limits.age.max}
            onChange={(event) => setAge(event.target.valueAsNumber || limits.age.min)}
          />
        </label>
        <Button variant="quiet" onClick={() => fill(() => codes[Math.floor(Math.random() * codes.length)])}>
          {own.random}
        </Button>
        <Button variant="quiet" onClick={() => setChosen({})}>
          {own.clear}
        </Button>
      </div>
      <div className={styles.row}>
        {entries.map(({ code, label }) => (
          <button key={code} type="button" className={styles.chip} onClick={() => fill(() => code)}>
            {own.all(code, label)}
          </button>
        ))}
      </div>
      <details>
        <summary>{own.single}</summary>
        <ol className={styles.single}>
          {items.map((item) => (
            <li key={item.id}>
              <label>
                <span>{textOf(item)}</span>
                <select
                  value={chosen[item.id] ?? ''}
                  onChange={({ target }) =>
                    setChosen(({ [item.id]: _, ...rest }) =>
                      target.value === '' ? rest : { ...rest, [item.id]: Number(target.value) },
                    )
                  }
                >
                  <option value="">{own.unanswered}</option>
                  {entries.map(({ code, label }) => (
                    <option key={code} value={code}>{`${code} ${label}`}</option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ol>
      </details>
      <TrialResult instrument={instrument} answers={answers} age={age} />
    </section>
  );
}
