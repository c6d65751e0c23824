import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Arm, TrialFile } from '#domain/trial/trial-file.ts';
import type { AuthorTrial } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import styles from './instrument.module.css';
import { words } from './words.ts';

const own = words.trials;

export interface WordTrialsProps {
  readonly trials: readonly AuthorTrial[];
  readonly instrument: Instrument;
}

/** The trials of other words on a questionnaire: whether they run, what people are asked, and what each arm says. */
export function WordTrials({ trials, instrument }: WordTrialsProps) {
  return (
    <section>
      <h3>{own.title}</h3>
      <p className="note">{own.about}</p>
      {trials.map(({ trial, state }) => (
        <div key={trial.id} className={styles.score}>
          <h4>
            {trial.title} <small>{trial.id}</small>
          </h4>
          <dl className={styles.facts}>
            {factsOf(trial, state).map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{own.asked(trial)}</p>
          <DataTable
            caption={own.caption(trial.title)}
            hidesCaption
            head={own.head}
            rows={trial.arms.flatMap((arm) => rowsOf(arm, instrument))}
          />
        </div>
      ))}
    </section>
  );
}

function factsOf({ starts, ends, stopRule, harm }: TrialFile, state: AuthorTrial['state']) {
  return [
    [own.facts.state, own.states[state]],
    [own.facts.days, own.days(starts, ends)],
    [own.facts.stopRule, stopRule.words],
    [own.facts.harm, own.harm(harm.id, harm.change)],
  ] as const;
}

/** What an arm changes, level by level; one row that says so for an arm that changes nothing. */
function rowsOf({ id, share, levelTexts = {} }: Arm, { scores }: Instrument) {
  const changes = Object.entries(levelTexts).flatMap(([score, levels]) => {
    const title = scores.find((one) => one.id === score)?.title ?? score;
    return Object.entries(levels).map(([level, { text, step, steps = [] }]) => ({
      where: own.where(title, level),
      said: (
        <>
          {text ?? own.asUsual} <em>{[step ?? '', ...steps].join(' ')}</em>
        </>
      ),
    }));
  });
  const rows = changes.length > 0 ? changes : [{ where: '', said: own.nothing }];
  return rows.map(({ where, said }) => ({
    id: `${id} ${where}`,
    cells: [own.arm(id, share), where, said],
  }));
}
