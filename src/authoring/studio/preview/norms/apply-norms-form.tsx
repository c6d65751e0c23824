import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { formatBasis, isComplete, type SampleDescription } from '../../../exchange/norms/basis.ts';
import { hasUsableBands, type NormsPatch } from '../../../exchange/norms/norms-patch.ts';
import type { ScoreNormsProposal } from '../../../exchange/norms/score-norms.ts';
import styles from './norms.module.css';
import { PatchText } from './patch-text.tsx';
import { messages } from './messages.ts';

const labels = messages.apply;
const fields = ['people', 'place', 'year'] as const;

/** Props of `ApplyNormsForm`. */
export interface ApplyNormsFormProps {
  readonly norms: readonly ScoreNormsProposal[];
  /** Creates the change for these scores and this sample. */
  createPatch(norms: readonly ScoreNormsProposal[], sample: SampleDescription): NormsPatch;
  /**
   * Applies the change in the editor. Resolves with an error message, or null. If undefined, the change can only be
   * copied.
   */
  accept?(patch: NormsPatch): Promise<string | null>;
}

/** Form to apply new norms: scores, basis and the resulting change. */
export function ApplyNormsForm({ norms, createPatch, accept }: ApplyNormsFormProps) {
  const [sample, setSample] = useState<SampleDescription>({ people: '', place: '', year: '' });
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState('');
  const usable = norms.filter(hasUsableBands);
  if (usable.length === 0) return <p>{labels.none}</p>;
  const selected = usable.filter(({ score }) => !excludedIds.has(score.id));
  const patch = isComplete(sample) ? createPatch(selected, sample) : [];
  const toggle = (id: string, isIn: boolean) =>
    setExcludedIds((all) => new Set(isIn ? [...all].filter((one) => one !== id) : [...all, id]));
  return (
    <section>
      <h3>{labels.title}</h3>
      <p className="note">{labels.about}</p>
      <div className={styles.choices}>
        {fields.map((name) => (
          <TextField
            key={name}
            name={`sample-${name}`}
            label={labels[name]}
            description={name === 'people' ? labels.peopleHint : undefined}
            inputMode={name === 'year' ? 'numeric' : undefined}
            value={sample[name]}
            onChange={({ target }) => {
              setOutcome('');
              setSample((before) => ({ ...before, [name]: target.value }));
            }}
          />
        ))}
      </div>
      <fieldset>
        <legend>{labels.scores}</legend>
        {norms.map(({ score: { id, title } }) => {
          const isEnabled = usable.some(({ score }) => score.id === id);
          return (
            <Checkbox
              key={id}
              name={`take-${id}`}
              disabled={!isEnabled}
              checked={isEnabled && !excludedIds.has(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              {isEnabled ? title : `${title} (${labels.unusable})`}
            </Checkbox>
          );
        })}
      </fieldset>
      {patch.length > 0 && (
        <>
          <p>{labels.sentence(formatBasis(sample, selected[0]?.all.n ?? 0))}</p>
          {accept && (
            <Button
              onClick={() =>
                accept(patch).then(
                  (refusal) => setOutcome(refusal ?? labels.done),
                  ({ message }: Error) => setOutcome(message),
                )
              }
            >
              {labels.applyInEditor}
            </Button>
          )}
          <p role="status">{outcome}</p>
          <PatchText patch={patch} />
        </>
      )}
    </section>
  );
}
