import { ArrowLeft, ArrowRight, Check, Printer, X } from 'lucide-react';
import { createElement, isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { artNames } from '../src/web/ui/cover/art.ts';
import { drawings } from '../src/web/ui/glyph/drawings.ts';
import { passedOn } from './passed-on.ts';
import { typeInWords } from './type-in-words.ts';

const icons = { ArrowLeft, ArrowRight, Check, Printer, X };
const iconChoices = Object.fromEntries(
  Object.entries(icons).map(([name, icon]) => [name, createElement(icon)]),
);

/** Controls for props whose name says what may be chosen: by name, never as JSON. */
const byName: Readonly<Record<string, object>> = {
  icon: chosenFrom(['none', ...Object.keys(icons)], { none: undefined, ...iconChoices }),
  after: chosenFrom(['none', ...Object.keys(icons)], { none: undefined, ...iconChoices }),
  glyph: chosenFrom(Object.keys(drawings)),
  art: chosenFrom(artNames),
  ink: chosenFrom(['brand', 's1', 's2', 's3', 's4', 's5']),
};

/** The table of props says each type in words; as it is written in the code, it opens from there. */
export const inWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type;
      const whole = typeof argType.type === 'object' ? argType.type.raw : undefined;
      const read = type?.detail ?? (type?.summary === 'union' ? whole : type?.summary);
      const written = read ?? typeOf(initialArgs[name]);
      if (!written) return [name, argType];
      const summary = typeInWords(written);
      // One word of code would tell nobody more.
      const detail = /^\w+$/.test(written) ? undefined : written;
      return [name, { ...argType, table: { ...argType.table, type: { summary, detail } } }];
    }),
  );

/** Every prop has its sentence, also one that a component only passes on. */
export const explained: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description ? argType : { ...argType, description: passedOn[name] },
    ]),
  );

/**
 * A playground edits what a person could write or choose. Elements, functions and refs are shown and not edited. It comes
 * first: what stories give and the reader of types does not see gets its row here, before Storybook makes one without words.
 */
export const playable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...rowsOf(initialArgs), ...argTypes }).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (name in byName) return [name, { ...byName[name], ...argType }];
      if (typeof value === 'string' && isNode(argType.table?.type?.summary))
        return [name, { control: 'text', ...argType }];
      if (isMade(value) || isNode(argType.table?.type?.summary))
        return [name, { control: false, ...argType }];
      return [name, argType];
    }),
  );

function rowsOf(args: object): Readonly<Record<string, StrictInputType>> {
  return Object.fromEntries(Object.keys(args).map((name) => [name, { name }]));
}

/** The type that a value has, as code would write it. */
function typeOf(value: unknown): string | undefined {
  if (typeof value === 'function') return '() => void';
  if (isMade(value)) return 'ReactNode';
  return ['string', 'number', 'boolean'].find((name) => name === typeof value);
}

function chosenFrom(options: readonly string[], mapping?: object) {
  return { control: 'select', options, ...(mapping && { mapping }) };
}

/** Types that nobody writes by hand. */
function isNode(type = ''): boolean {
  return /ReactNode|ReactElement|ElementType|=>|^\w*Ref<|EventHandler|LinkAround/.test(type);
}

/** Made by code: a function, an element, or a list of elements. */
function isMade(value: unknown): boolean {
  return typeof value === 'function' || isValidElement(value) || (Array.isArray(value) && value.some(isMade));
}
