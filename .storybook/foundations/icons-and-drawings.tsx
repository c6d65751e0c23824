import * as icons from 'virtual:icons-in-use';
import type { ComponentType } from 'react';
import { BrandMark, InstituteMark } from '../../src/web/ui/brand/brand.tsx';
import { BreathRow } from '../../src/web/ui/breath-rows/breath-rows.tsx';
import { artNames } from '../../src/web/ui/cover/art.ts';
import { Cover } from '../../src/web/ui/cover/cover.tsx';
import { drawings } from '../../src/web/ui/glyph/drawings.ts';
import { Glyph } from '../../src/web/ui/glyph/glyph.tsx';
import { accentClass } from '../../src/web/ui/theme/accent.ts';
import './foundations.css';

const inks = ['s1', 's2', 's3', 's4', 's5'] as const;
const inkAt = (index: number) => accentClass(inks[index % inks.length] ?? 's1');

/** Every icon that a screen or a component imports, and no other. */
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

/** The drawings that a questionnaire may choose from. */
export function Glyphs() {
  return (
    <ul className="fd-drawings">
      {Object.keys(drawings).map((name, index) => (
        <li key={name} className={inkAt(index)}>
          <span className="fd-glyph">
            <Glyph name={name} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The drawings that a chapter of reading may choose from. */
export function Covers() {
  return (
    <ul className="fd-drawings">
      {artNames.map((name, index) => (
        <li key={name} className={inkAt(index)}>
          <span className="fd-cover">
            <Cover art={name} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The marks, and the breath. */
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
        <BreathRow grows />
        <code>BreathRow</code>
      </li>
    </ul>
  );
}
