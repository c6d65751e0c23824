import { ArrowLeft, ArrowRight, Check, Printer, X } from 'lucide-react';
import { createElement, isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { coverDrawingNames } from '../src/web/ui/cover/art.ts';
import { drawings } from '../src/web/ui/glyph/drawings.ts';
import { inheritedPropDescriptions } from './inherited-props.ts';

const icons = { ArrowLeft, ArrowRight, Check, Printer, X };
const accents = ['brand', 's1', 's2', 's3', 's4', 's5'];
const iconChoices = Object.fromEntries(
  Object.entries(icons).map(([name, icon]) => [name, createElement(icon)]),
);

/** Select controls by the name of the prop, in place of JSON. */
const controlsByName: Readonly<Record<string, object>> = {
  startIcon: createSelect(['none', ...Object.keys(icons)], { none: undefined, ...iconChoices }),
  endIcon: createSelect(['none', ...Object.keys(icons)], { none: undefined, ...iconChoices }),
  glyph: createSelect(Object.keys(drawings)),
  art: createSelect(coverDrawingNames),
  accent: createSelect(accents),
  ink: createSelect(accents),
};

/** Adds descriptions of props that a component passes on without its own comment. */
export const addDescriptions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description ? argType : { ...argType, description: inheritedPropDescriptions[name] },
    ]),
  );

/**
 * Adds controls for text and choices, and removes those of elements, functions and refs. Must be the first enhancer: it adds
 * rows for args that docgen does not find, before Storybook adds them without a description.
 */
export const addControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...createRows(initialArgs), ...argTypes }).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (name in controlsByName) return [name, { ...controlsByName[name], ...argType }];
      if (typeof value === 'string' && isNodeType(argType.table?.type?.summary))
        return [name, { control: 'text', ...argType }];
      if (isCodeValue(value) || isNodeType(argType.table?.type?.summary))
        return [name, { control: false, ...argType }];
      return [name, argType];
    }),
  );

function createRows(args: object): Readonly<Record<string, StrictInputType>> {
  return Object.fromEntries(Object.keys(args).map((name) => [name, { name }]));
}

function createSelect(options: readonly string[], mapping?: object) {
  return { control: 'select', options, ...(mapping && { mapping }) };
}

/** Whether values of a type cannot be edited as text. */
function isNodeType(type = ''): boolean {
  return /ReactNode|ReactElement|ElementType|=>|^\w*Ref<|EventHandler|RenderLink/.test(type);
}

/** Whether a value is a function, an element or a list of elements. */
function isCodeValue(value: unknown): boolean {
  return (
    typeof value === 'function' || isValidElement(value) || (Array.isArray(value) && value.some(isCodeValue))
  );
}
