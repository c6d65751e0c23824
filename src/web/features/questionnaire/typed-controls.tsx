import { use, useState } from 'react';
import { toAsciiDigits } from '#domain/account/digits.ts';
import type { DateScale, DurationScale, TextScale, TimeScale } from '#domain/instrument/instrument.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TypedField } from '#ui/typed-field/typed-field.tsx';
import { formatClockTime, formatDate } from '#domain/tables/format-free.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { InvalidTextsContext } from './invalid-texts.ts';
import type { ControlProps } from './question-controller.ts';

/** A clock time, answered as minutes after midnight. */
export function TimeControl({ scale: _, controller, actions, ...rest }: ControlProps<TimeScale>) {
  const { t } = useTranslation();
  const { value } = controller;
  function change(text: string) {
    const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
    actions.choose(hours === undefined ? null : Number(hours) * 60 + Number(minutes), 'key');
  }
  return (
    <TypedField
      {...rest}
      type="time"
      value={typeof value === 'number' ? formatClockTime(value) : ''}
      description={t('questionnaire.typed.time')}
      onChange={change}
      onEnter={actions.next}
    />
  );
}

/** A date, answered as the number YYYYMMDD. */
export function DateControl({ scale, controller, actions, ...rest }: ControlProps<DateScale>) {
  const { t, format } = useTranslation();
  const { value } = controller;
  const [min, max] = [formatDate(scale.min), formatDate(scale.max)];
  const limits = { min: format.day(min), max: format.day(max) };
  function change(text: string) {
    const date = Number(text.replaceAll('-', ''));
    const isInside = date >= scale.min && date <= scale.max;
    const error = { text: t('questionnaire.typed.dateOutside', limits), isFinal: false };
    actions.choose(isInside ? date : null, 'key', text === '' || isInside ? undefined : error);
  }
  return (
    <TypedField
      {...rest}
      type="date"
      min={min}
      max={max}
      value={typeof value === 'number' ? formatDate(value) : ''}
      description={t('questionnaire.typed.date', limits)}
      onChange={change}
      onEnter={actions.next}
    />
  );
}

/** A text in the own words of the person. */
export function TextControl({ scale, controller, actions, ...rest }: ControlProps<TextScale>) {
  const { t } = useTranslation();
  const { value } = controller;
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  function change(typed: string) {
    setText(typed);
    actions.choose(typed.trim() === '' ? null : typed, 'key');
  }
  return (
    <TypedField
      {...rest}
      type="text"
      maxLength={scale.maxLength}
      value={text}
      description={t('questionnaire.typed.text', { max: String(scale.maxLength) })}
      onChange={change}
    />
  );
}

/** Hours and minutes, answered as minutes. */
export function DurationControl({ scale, controller, actions, ...rest }: ControlProps<DurationScale>) {
  const { t } = useTranslation();
  const invalidTexts = use(InvalidTextsContext);
  const { value, position } = controller;
  const saved = typeof value === 'number' ? `${Math.floor(value / 60)}:${value % 60}` : ':';
  const [typed, setTyped] = useState(invalidTexts.get(position.item) ?? saved);
  // Another tab may have changed the answer.
  const current = toMinutes(typed) === value || value === null ? typed : saved;
  const [hours = '', minutes = ''] = current.split(':');
  const limits = { min: formatClockTime(scale.min), max: formatClockTime(scale.max) };

  function change(next: string) {
    const total = toMinutes(next);
    const isInside = total !== null && total >= scale.min && total <= scale.max;
    setTyped(next);
    invalidTexts.set(position.item, next);
    const error = { text: t('questionnaire.typed.durationOutside', limits), isFinal: false };
    actions.choose(isInside ? total : null, 'key', next === ':' || isInside ? undefined : error);
  }

  const { name, ...labels } = rest;
  return (
    <>
      <NumberField
        {...labels}
        name={`${name}-hours`}
        value={hours}
        unit={t('questionnaire.typed.hours')}
        onChange={(text) => change(`${text}:${minutes}`)}
        onEnter={actions.next}
      />
      <NumberField
        {...labels}
        name={`${name}-minutes`}
        value={minutes}
        unit={t('questionnaire.typed.minutes')}
        description={t('questionnaire.typed.duration', limits)}
        onChange={(text) => change(`${hours}:${text}`)}
        onEnter={actions.next}
      />
    </>
  );
}

/** Parses "7:30"; one empty part counts as 0. Null for no or invalid numbers, and for 60 minutes or more. */
function toMinutes(typed: string): number | null {
  const [hours = '', minutes = ''] = typed.split(':').map((text) => toAsciiDigits(text).trim());
  if ((hours === '' && minutes === '') || !/^\d*$/.test(hours) || !/^\d*$/.test(minutes)) return null;
  return Number(minutes) >= 60 ? null : Number(hours) * 60 + Number(minutes);
}
