import type { CSSProperties } from 'react';
import { type DesignToken } from '../../tools/resolve-design-tokens.mjs';
import { ScrollContainer } from '../docs/scroll-container.tsx';
import { getContextVariables, tokensLike } from './tokens.ts';
import './devanagari.css';
import './foundations.css';

/** The same sentence in both scripts. */
const samples = {
  en: 'Take one slow breath before you answer.',
  hi: 'उत्तर देने से पहले एक धीमी साँस लें।',
} as const;

/** The typeface of a size: serif for titles and questions, sans for the others. */
const getTypeface = (size: DesignToken) => (/title|question/.test(size.description) ? 'serif' : 'sans');

/** Every size in its typeface, in Latin and in Devanagari with the line heights of Hindi. */
export function Scale() {
  return (
    <ul className="fd-scale">
      {tokensLike('font-size-').map((size) => (
        <li key={size.name}>
          <p className="fd-fact">
            <code>--{size.name}</code> {size.description} · <code>{size.light}</code>
          </p>
          {(['en', 'hi'] as const).map((language) => (
            <p
              key={language}
              lang={language}
              style={{
                ...(language === 'hi' && getContextVariables('script', 'indic')),
                fontSize: `var(--${size.name})`,
                // The fallback for devices without a Devanagari font.
                fontFamily: `var(--font-${getTypeface(size)}), 'Eczar Devanagari'`,
                fontWeight:
                  getTypeface(size) === 'serif' ? 'var(--font-weight-title)' : 'var(--font-weight-regular)',
                lineHeight: `var(--line-height-${getTypeface(size) === 'serif' ? 'tight' : 'normal'})`,
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

/** The weights of both typefaces. */
export function Weights() {
  return (
    <dl className="fd-typefaces">
      {tokensLike('font-weight-').map((weight) => {
        const typeface = weight.name === 'font-weight-title' ? 'serif' : 'sans';
        return (
          <div key={weight.name}>
            <dt>
              <code>--{weight.name}</code> {weight.light}
            </dt>
            <dd style={{ fontFamily: `var(--font-${typeface})`, fontWeight: `var(--${weight.name})` }}>
              {samples.en} 0123456789
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Both typefaces with their fallbacks. */
export function Families() {
  return <Samples starts={['font-serif', 'font-sans']} style={(value) => ({ fontFamily: value })} />;
}

/** Letter spacing. */
export function Tracking() {
  return <Samples starts={['letter-spacing-']} style={(value) => ({ letterSpacing: value })} />;
}

function Samples({ starts, style }: { starts: readonly string[]; style: (value: string) => CSSProperties }) {
  return (
    <dl className="fd-typefaces">
      {tokensLike(...starts).map(({ name, light }) => (
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

/** Line heights of English and of Hindi. */
export function LineHeights() {
  const hindi = getContextVariables('script', 'indic');
  return (
    <ScrollContainer name="Line heights">
      <table className="fd-table">
        <thead>
          <tr>
            <th scope="col">Line height</th>
            <th scope="col">Latin</th>
            <th scope="col">Devanagari</th>
          </tr>
        </thead>
        <tbody>
          {tokensLike('line-height-').map(({ name, light }) => (
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
    </ScrollContainer>
  );
}

/** Maximum widths of text. */
export function Measures() {
  return tokensLike('measure').map(({ name, light }) => (
    <div key={name} className="fd-measure" style={{ maxWidth: `var(--${name})` }}>
      <code>--{name}</code> {light}: the maximum width of text. Longer lines are harder to read, because the
      eye loses the start of the next line.
    </div>
  ));
}
