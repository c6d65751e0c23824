import { useState } from 'react';
import englishContent from '#compiled/directory.json';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { type DirectoryEntry, selectCurrentEntries } from '#domain/directory/directory.ts';
import { urgentNumbers } from '#help/urgent-numbers.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

export interface DirectoryProps {
  readonly entries?: readonly DirectoryEntry[];
}

/** Places that help, after a choice of state and district. Entries older than a year are hidden. */
export function Directory({ entries }: DirectoryProps) {
  const content = useContent('directory.json', englishContent);
  const { t, format } = useTranslation();
  const [state, setState] = useState('');
  const [district, setDistrict] = useState('');
  const current = selectCurrentEntries(entries ?? content.entries, getIndianDay(), format.compare);
  if (current.length === 0) return <p>{t('reading.directory.empty')}</p>;
  const inState = current.filter((entry) => entry.state === state);
  return (
    <>
      <Choice
        name="directory-state"
        label={t('reading.directory.state')}
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
          label={t('reading.directory.district')}
          values={inState.map((entry) => entry.district)}
          value={district}
          onChange={setDistrict}
        />
      )}
      <p>{t('reading.directory.missing', { number: urgentNumbers.call.shown })}</p>
      <ul>
        {inState
          .filter((entry) => entry.district === district)
          .map(({ name, kind, hours, costs, bring, phone, checkedOn }) => (
            <li key={name}>
              <strong>{name}</strong> {t('reading.directory.entry', { kind, hours, costs, bring })}{' '}
              <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{phone}</a>{' '}
              {t('reading.directory.checked', { day: format.day(`${checkedOn}T00:00`) })}
            </li>
          ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

function Choice({ values, ...rest }: ChoiceProps) {
  const options = [...new Set(values)].map((value) => ({ value, label: value }));
  return <RadioGroup {...rest} orientation="vertical" options={options} />;
}
