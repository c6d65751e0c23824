import { limits } from '#domain/account/limits.ts';
import { educationNames } from '#domain/account/profile.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { messages } from './messages.ts';

const labels = messages.trial;

/** Props of `TrialPerson`. */
export interface TrialPersonProps {
  readonly facts: Demographics;
  /** True if norms depend on gender or education. */
  readonly usesGenderOrEducation: boolean;
  onChange(facts: Demographics): void;
}

/** The demographics for a trial: age, and gender and education if norms depend on them. */
export function TrialPerson({ facts, usesGenderOrEducation, onChange }: TrialPersonProps) {
  return (
    <>
      <label>
        {labels.age}{' '}
        <input
          type="number"
          value={facts.age}
          min={limits.age.min}
          max={limits.age.max}
          onChange={(event) => onChange({ ...facts, age: event.target.valueAsNumber || limits.age.min })}
        />
      </label>
      {usesGenderOrEducation && (
        <>
          <label>
            {labels.gender}{' '}
            <select
              value={facts.gender ?? ''}
              onChange={({ target }) =>
                onChange({ ...facts, gender: genders.find((one) => one === target.value) ?? null })
              }
            >
              <option value="">{labels.unknown}</option>
              {genders.map((gender) => (
                <option key={gender} value={gender}>
                  {labels.genders[gender]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {labels.education}{' '}
            <select
              value={facts.education ?? ''}
              onChange={({ target }) => onChange({ ...facts, education: Number(target.value) || null })}
            >
              <option value="">{labels.unknown}</option>
              {educationNames.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}

const genders = ['female', 'male'] as const;
