import { type PlanChoices, planFallbacks, planPlaces, planTimes } from '#domain/plan/plan-choices.ts';
import { findNearDay } from '#domain/plan/plan-days.ts';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import type { PlanSelection } from './plan-choice.ts';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  readonly selection: PlanSelection;
  readonly now: Date;
  readonly onChange: (change: Partial<PlanChoices>) => void;
}

/** When, which day, where, and what if it does not work. */
export function ChoicesPart({ selection: { choices, days, selected }, now, onChange }: Props) {
  const { t, format } = useTranslation();
  const nameDay = (value: string) => {
    const near = findNearDay(value, now);
    if (near === null) return format.weekday(`${value}T12:00`);
    return t(near === 'today' ? 'plan.day.today' : 'plan.day.tomorrow');
  };
  const { when, day, where, ifNot } = choices;
  const fallbacks = planFallbacks.filter(({ code }) => code !== 'smaller' || selected?.smaller);
  return (
    <>
      <RadioGroup
        label={t('plan.when')}
        name="when"
        options={toOptions(t, planTimes)}
        value={when}
        onChange={(value) => onChange({ when: findCode(planTimes, value) })}
      />
      <RadioGroup
        label={t('plan.day')}
        name="day"
        options={days.map((value) => ({ value, label: nameDay(value) }))}
        value={day}
        onChange={(value) => onChange({ day: value })}
      />
      <RadioGroup
        label={t('plan.where')}
        name="where"
        options={toOptions(t, planPlaces)}
        value={where}
        onChange={(value) => onChange({ where: findCode(planPlaces, value) })}
      />
      <RadioGroup
        label={t('plan.ifNot')}
        name="ifNot"
        options={toOptions(t, fallbacks)}
        value={ifNot}
        onChange={(value) => onChange({ ifNot: findCode(planFallbacks, value) })}
      />
    </>
  );
}

interface Choice<Code extends string> {
  readonly code: Code;
  readonly label: PlainMessageId;
}

function toOptions(t: Translate, list: readonly Choice<string>[]) {
  return list.map(({ code, label }) => ({ value: code, label: t(label) }));
}

function findCode<Code extends string>(list: readonly Choice<Code>[], value: string): Code | undefined {
  return list.find(({ code }) => code === value)?.code;
}
