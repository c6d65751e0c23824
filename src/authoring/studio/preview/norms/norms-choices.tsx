import type { CutRule } from '#domain/psychometrics/cut-scores.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { type BandPlan, parseBandStartAges } from '../../../exchange/norms/band-plan.ts';
import { Choice } from '../choice/choice.tsx';
import styles from './norms.module.css';
import { messages } from './messages.ts';

/** Options for the computation of norms. */
export interface NormsFormOptions {
  readonly rule: CutRule;
  readonly bands: BandPlan['kind'];
  /** First ages, as typed. */
  readonly starts: string;
  readonly byGender: boolean;
}

/** Converts options to a band plan. Returns null if the ages are invalid. */
export function toBandPlan({ bands, starts, byGender }: NormsFormOptions): BandPlan | null {
  if (bands === 'file') return { kind: 'file' };
  const ages = parseBandStartAges(starts);
  return ages && { kind: 'new', starts: ages, byGender };
}

const rules: readonly CutRule[] = ['deviation', 'percentiles', 'terciles'];

/** Props of `NormsChoices`. */
export interface NormsChoicesProps {
  readonly options: NormsFormOptions;
  onOptionsChange(options: NormsFormOptions): void;
}

/** The options for bands and cuts. */
export function NormsChoices({ options, onOptionsChange }: NormsChoicesProps) {
  return (
    <div className={styles.choices}>
      <div>
        <RadioGroup
          label={messages.bands.legend}
          name="bands"
          orientation="vertical"
          value={options.bands}
          options={[
            { value: 'file', label: messages.bands.file },
            { value: 'new', label: messages.bands.newBands },
          ]}
          onChange={(bands) => onOptionsChange({ ...options, bands: bands === 'new' ? 'new' : 'file' })}
        />
        {options.bands === 'new' && (
          <>
            <TextField
              label={messages.bands.starts}
              description={messages.bands.startsHint}
              name="starts"
              value={options.starts}
              error={toBandPlan(options) ? undefined : messages.bands.startsWrong}
              onChange={({ target }) => onOptionsChange({ ...options, starts: target.value })}
            />
            <Checkbox
              name="by-gender"
              checked={options.byGender}
              onChange={({ target }) => onOptionsChange({ ...options, byGender: target.checked })}
            >
              {messages.bands.byGender}
            </Checkbox>
          </>
        )}
      </div>
      <Choice
        label={messages.rule.label}
        options={rules.map((value) => ({ value, name: messages.rule.names[value] }))}
        selected={options.rule}
        onChoose={(rule) => onOptionsChange({ ...options, rule })}
      />
    </div>
  );
}
