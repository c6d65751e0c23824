import type { CutRule } from '#domain/psychometrics/cuts.ts';
import { CheckField } from '#ui/field/check-field.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { type BandPlan, parseStarts } from '../../../exchange/norms/band-plan.ts';
import { Choice } from '../choice/choice.tsx';
import styles from './norms.module.css';
import { words } from './messages.ts';

/** What an author chooses before norms are worked out. */
export interface NormsOptions {
  readonly rule: CutRule;
  readonly bands: BandPlan['kind'];
  /** First ages as they were typed. */
  readonly starts: string;
  readonly byGender: boolean;
}

/** The bands of a wish; null while the ages cannot be read. */
export function toBandPlan({ bands, starts, byGender }: NormsOptions): BandPlan | null {
  if (bands === 'file') return { kind: 'file' };
  const ages = parseStarts(starts);
  return ages && { kind: 'new', starts: ages, byGender };
}

const rules: readonly CutRule[] = ['deviation', 'percentiles', 'terciles'];

export interface NormsChoicesProps {
  readonly wish: NormsOptions;
  onOptionsChange(wish: NormsOptions): void;
}

/** Which bands, and where they are cut. */
export function NormsChoices({ wish, onOptionsChange }: NormsChoicesProps) {
  return (
    <div className={styles.choices}>
      <div>
        <RadioGroup
          legend={words.bands.legend}
          name="bands"
          row="column"
          value={wish.bands}
          options={[
            { value: 'file', label: words.bands.file },
            { value: 'new', label: words.bands.fresh },
          ]}
          onChange={(bands) => onOptionsChange({ ...wish, bands: bands === 'new' ? 'new' : 'file' })}
        />
        {wish.bands === 'new' && (
          <>
            <TextField
              label={words.bands.starts}
              hint={words.bands.startsHint}
              name="starts"
              value={wish.starts}
              error={toBandPlan(wish) ? undefined : words.bands.startsWrong}
              onChange={({ target }) => onOptionsChange({ ...wish, starts: target.value })}
            />
            <CheckField
              name="by-gender"
              checked={wish.byGender}
              onChange={({ target }) => onOptionsChange({ ...wish, byGender: target.checked })}
            >
              {words.bands.byGender}
            </CheckField>
          </>
        )}
      </div>
      <Choice
        label={words.rule.label}
        options={rules.map((value) => ({ value, name: words.rule.names[value] }))}
        chosen={wish.rule}
        onChoose={(rule) => onOptionsChange({ ...wish, rule })}
      />
    </div>
  );
}
