import { useState } from 'react';
import content from '#compiled/directory.json';
import { formatDate } from '#domain/dates/dates.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { type DirectoryEntry, selectCurrentEntries } from '#domain/directory/directory.ts';
import { createFormat } from '#language/format.ts';
import { urgentNumbers } from '#help/urgent-numbers.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { directoryMessages as text } from './directory-messages.ts';

export interface DirectoryProps {
  readonly entries?: readonly DirectoryEntry[];
}

/** Places that help, after a choice of state and district. Entries older than a year are hidden. */
export function Directory({ entries = content.entries }: DirectoryProps) {
  const [state, setState] = useState('');
  const [district, setDistrict] = useState('');
  const current = selectCurrentEntries(entries, getIndianDay(), createFormat('en').compare);
  if (current.length === 0) return <p>{text.empty}</p>;
  const inState = current.filter((entry) => entry.state === state);
  return (
    <>
      <Choice
        name="directory-state"
        legend={text.state}
        values={current.map((entry) => entry.state)}
        value={state}
        onChange={(value) => {
          setState(value);
          setDistrict('');
        }}
      />
      {state !== '' && (
        <Choice
          name="directory-district"
          legend={text.district}
          values={inState.map((entry) => entry.district)}
          value={district}
          onChange={setDistrict}
        />
      )}
      <p>{text.missing(urgentNumbers.call.shown)}</p>
      <ul>
        {inState
          .filter((entry) => entry.district === district)
          .map(({ name, kind, hours, costs, bring, phone, checkedOn }) => (
            <li key={name}>
              <strong>{name}</strong> {`${kind}. ${hours}. ${text.costs(costs)} ${text.bring(bring)} `}
              <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{phone}</a>{' '}
              {text.checked(formatDate(`${checkedOn}T00:00`))}
            </li>
          ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

function Choice({ values, ...rest }: ChoiceProps) {
  const options = [...new Set(values)].map((value) => ({ value, label: value }));
  return <RadioGroup {...rest} row="column" options={options} />;
}
