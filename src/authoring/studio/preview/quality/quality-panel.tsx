import { useState } from 'react';
import type { QualityFile, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Choice } from '../choice/choice.tsx';
import type { AuthorInstrument } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatPeopleCount, formatMeasuredValue } from './figures.ts';
import styles from './quality.module.css';
import { ScoreTables } from './score-tables.tsx';
import { messages } from './messages.ts';

/** Props of `QualityPanel`. */
export interface QualityPanelProps {
  readonly quality: readonly QualityFile[];
  readonly instruments: readonly AuthorInstrument[];
}

/** The measured quality of the questionnaires, by version and language. */
export function QualityPanel({ quality, instruments }: QualityPanelProps) {
  const [selectedName, setSelectedName] = useState<string>();
  const all = quality.flatMap((file) =>
    // Newest version first.
    file.groups.toReversed().map((group) => ({
      file,
      group,
      name: messages.option(file.table, group.version, group.language),
    })),
  );
  const selected = all.find(({ name }) => name === selectedName) ?? all[0];
  if (!selected) return <EmptyState title={messages.none} />;
  const now = instruments.find(({ instrument }) => instrument.id === selected.file.instrument)?.instrument;
  return (
    <div className={styles.panel}>
      <p className="note">{messages.about}</p>
      <Choice
        label={messages.choose}
        options={all.map(({ name }) => ({ value: name, name }))}
        selected={selected.name}
        onChoose={setSelectedName}
      />
      <p>
        {messages.facts(selected.group.people, selected.file.made)}{' '}
        {now && now.version !== selected.group.version && messages.older(now.version)}
      </p>
      <Group group={selected.group} />
      <details>
        <summary>{messages.estimators}</summary>
        <dl>
          {Object.entries(selected.file.estimators).map(([name, how]) => (
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
        <p>{messages.noFlags}</p>
      ) : (
        <section>
          <h3>{messages.flags}</h3>
          <ul>
            {flags.map(({ about, text }) => (
              <li key={`${about} ${text}`}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ScoreTables scores={scores} flags={flags} />
      <h3>{messages.questions}</h3>
      <DataTable
        caption={messages.questions}
        hidesCaption
        head={messages.questionHead}
        rows={items.map(({ id, text, missing, mean, sd, skew }) => ({
          id,
          cells: [
            `${id}: ${text}`,
            formatPeopleCount(missing),
            formatMeasuredValue(mean),
            formatMeasuredValue(sd),
            formatMeasuredValue(skew),
          ],
        }))}
      />
    </>
  );
}
