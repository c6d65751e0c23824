import { useState } from 'react';
import type { QualityFile, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Choice } from '../choice/choice.tsx';
import type { AuthorInstrument } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import { count, formatMeasuredValue } from './figures.ts';
import styles from './quality.module.css';
import { ScoreTables } from './score-tables.tsx';
import { words } from './messages.ts';

export interface QualityPanelProps {
  readonly quality: readonly QualityFile[];
  readonly instruments: readonly AuthorInstrument[];
}

/** What was measured of the questionnaires, one version and language at a time. */
export function QualityPanel({ quality, instruments }: QualityPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const all = quality.flatMap((file) =>
    // The newest version is asked for most.
    file.groups.toReversed().map((group) => ({
      file,
      group,
      name: words.option(file.table, group.version, group.language),
    })),
  );
  const shown = all.find(({ name }) => name === chosen) ?? all[0];
  if (!shown) return <Empty text={words.none} />;
  const now = instruments.find(({ instrument }) => instrument.id === shown.file.instrument)?.instrument;
  return (
    <div className={styles.panel}>
      <p className="note">{words.about}</p>
      <Choice
        label={words.choose}
        options={all.map(({ name }) => ({ value: name, name }))}
        chosen={shown.name}
        onChoose={setChosen}
      />
      <p>
        {words.facts(shown.group.people, shown.file.made)}{' '}
        {now && now.version !== shown.group.version && words.older(now.version)}
      </p>
      <Group group={shown.group} />
      <details>
        <summary>{words.estimators}</summary>
        <dl>
          {Object.entries(shown.file.estimators).map(([name, how]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Group({ group: { items, scores, flags } }: { group: QualityGroup }) {
  return (
    <>
      {flags.length === 0 ? (
        <p>{words.noFlags}</p>
      ) : (
        <section>
          <h3>{words.flags}</h3>
          <ul>
            {flags.map(({ about, text }) => (
              <li key={`${about} ${text}`}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ScoreTables scores={scores} flags={flags} />
      <h3>{words.questions}</h3>
      <DataTable
        caption={words.questions}
        hidesCaption
        head={words.questionHead}
        rows={items.map(({ id, text, missing, mean, sd, skew }) => ({
          id,
          cells: [
            `${id}: ${text}`,
            count(missing),
            formatMeasuredValue(mean),
            formatMeasuredValue(sd),
            formatMeasuredValue(skew),
          ],
        }))}
      />
    </>
  );
}
