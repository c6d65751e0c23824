import type { CSSProperties } from 'react';
import { type DesignToken } from '../../tools/parse-design-tokens.mjs';
import { Scrolling } from '../docs/scrolling.tsx';
import { blockOf, tokensLike } from './tokens.ts';
import './devanagari.css';
import './foundations.css';

/** The same thought in both scripts. */
const samples = {
  en: 'Take one slow breath before you answer.',
  hi: 'उत्तर देने से पहले एक धीमी साँस लें।',
} as const;

/** Which hand a size is for: questions, titles and reading in the voice, everything else in the tool. */
const handOf = (size: DesignToken) => (/title|question/.test(size.note) ? 'voice' : 'tool');

/** Every size, in the hand that it is used in, in Latin and in Devanagari with the line heights of Hindi. */
export function Scale() {
  return (
    <ul className="fd-scale">
      {tokensLike('fs-').map((size) => (
        <li key={size.name}>
          <p className="fd-fact">
            <code>--{size.name}</code> {size.note} · <code>{size.light}</code>
          </p>
          {(['en', 'hi'] as const).map((language) => (
            <p
              key={language}
              lang={language}
              style={{
                ...(language === 'hi' && blockOf(':root:lang(hi)')),
                fontSize: `var(--${size.name})`,
                // Where neither is there: a stand-in is better than boxes.
                fontFamily: `var(--font-${handOf(size)}), 'Eczar Devanagari'`,
                fontWeight: handOf(size) === 'voice' ? 'var(--w-title)' : 'var(--w-tool)',
                lineHeight: `var(--lh-${handOf(size) === 'voice' ? 'title' : 'tool'})`,
              }}
            >
              {samples[language]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The two hands in each of their weights. */
export function Hands() {
  return (
    <dl className="fd-hands">
      {tokensLike('w-').map((weight) => {
        const hand = /voice|title/.test(weight.name) ? 'voice' : 'tool';
        return (
          <div key={weight.name}>
            <dt>
              <code>--{weight.name}</code> {weight.light}
            </dt>
            <dd style={{ fontFamily: `var(--font-${hand})`, fontWeight: `var(--${weight.name})` }}>
              {samples.en} 0123456789
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The two hands, each with what stands in for it on a device that lacks it. */
export function Families() {
  return <Samples starts="font-" style={(value) => ({ fontFamily: value })} />;
}

/** How much further apart than drawn the letters of the tool stand. */
export function Tracking() {
  return <Samples starts="track-" style={(value) => ({ letterSpacing: value })} />;
}

function Samples({ starts, style }: { starts: string; style: (value: string) => CSSProperties }) {
  return (
    <dl className="fd-hands">
      {tokensLike(starts).map(({ name, light }) => (
        <div key={name}>
          <dt>
            <code>--{name}</code> {light}
          </dt>
          <dd style={style(`var(--${name})`)}>{samples.en}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Line heights as they stand for English, and those that Hindi has in their place. */
export function LineHeights() {
  const hindi = blockOf(':root:lang(hi)');
  return (
    <Scrolling name="Line heights">
      <table className="fd-table">
        <thead>
          <tr>
            <th scope="col">Line height</th>
            <th scope="col">Latin</th>
            <th scope="col">Devanagari</th>
          </tr>
        </thead>
        <tbody>
          {tokensLike('lh-').map(({ name, light }) => (
            <tr key={name}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              <td className="num">{light}</td>
              <td className="num">{hindi[`--${name}`] ?? light}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** How wide a text may run. */
export function Measures() {
  return tokensLike('measure').map(({ name, light }) => (
    <div key={name} className="fd-measure" style={{ maxWidth: `var(--${name})` }}>
      <code>--{name}</code> {light}: about as many letters as a line holds before the eye loses its way back
      to the start of the next one.
    </div>
  ));
}
