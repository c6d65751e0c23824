import * as icons from 'virtual:icons';
import type { ComponentType } from 'react';
import { BrandMark, InstituteMark } from '../../src/web/ui/brand/brand.tsx';
import { DecorativeDiscRow } from '../../src/web/ui/decorative-disc-row/decorative-disc-row.tsx';
import { coverDrawingNames } from '../../src/web/ui/cover/art.ts';
import { Cover } from '../../src/web/ui/cover/cover.tsx';
import { drawings } from '../../src/web/ui/glyph/drawings.ts';
import { Glyph } from '../../src/web/ui/glyph/glyph.tsx';
import { accentClass } from '../../src/web/ui/theme/accent.ts';
import './foundations.css';

const accents = ['s1', 's2', 's3', 's4', 's5'] as const;
const getAccentClass = (index: number) => accentClass(accents[index % accents.length] ?? 's1');

/** The icons that the app uses. */
export function Icons() {
  return (
    <ul className="fd-icons">
      {Object.entries<ComponentType>(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The glyphs that a questionnaire can select. */
export function Glyphs() {
  return (
    <ul className="fd-drawings">
      {Object.keys(drawings).map((name, index) => (
        <li key={name} className={getAccentClass(index)}>
          <span className="fd-glyph">
            <Glyph name={name} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The covers that a chapter can select. */
export function Covers() {
  return (
    <ul className="fd-drawings">
      {coverDrawingNames.map((name, index) => (
        <li key={name} className={getAccentClass(index)}>
          <span className="fd-cover">
            <Cover art={name} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The marks, and the drawing of a breath. */
export function Marks() {
  return (
    <ul className="fd-drawings">
      <li>
        <span className="fd-glyph">
          <BrandMark />
        </span>
        <code>BrandMark</code>
      </li>
      <li>
        <span className="fd-glyph">
          <InstituteMark />
        </span>
        <code>InstituteMark</code>
      </li>
      <li className={accentClass('s4')}>
        <DecorativeDiscRow grows />
        <code>DecorativeDiscRow</code>
      </li>
    </ul>
  );
}
