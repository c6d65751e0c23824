import type { Instrument, Item, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { defaultRepeatDays } from '#domain/scoring/change.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';

/** Fills in all default values, so that an explicit default is no change. */
export function fillDefaults(instrument: Instrument): Instrument {
  const { items, scale, scales, presentation, language = defaultLanguage, set } = instrument;
  return {
    ...instrument,
    language,
    ...(set === undefined
      ? {}
      : { set: { optional: false, retired: false, repeatAfterDays: defaultRepeatDays, ...set } }),
    presentation: { order: 'fixed', ...presentation },
    scale: fillScaleDefaults(scale),
    ...(scales === undefined
      ? {}
      : {
          scales: Object.fromEntries(
            Object.entries(scales).map(([name, one]) => [name, fillScaleDefaults(one)]),
          ),
        }),
    items: items.map(fillItemDefaults),
  };
}

function fillScaleDefaults(scale: Scale): Scale {
  switch (scale.kind) {
    case 'choice':
      return {
        ...scale,
        options: scale.options.map((option) => ({ ...option, value: option.value ?? option.code })),
      };
    case 'several':
      return {
        ...scale,
        options: scale.options.map((option) => ({
          ...option,
          value: option.value ?? 1,
          alone: option.alone ?? false,
        })),
      };
    default:
      return scale;
  }
}

function fillItemDefaults(item: Item): Item {
  return isQuestion(item) ? { ...item, reverse: item.reverse ?? false } : item;
}
