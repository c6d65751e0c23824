import { BrandMark } from '../../src/web/ui/brand/brand.tsx';
import { classes } from '../../src/web/ui/theme/classes.ts';
import { type Accent, accentClass } from '../../src/web/ui/theme/accent.ts';
import { ScrollContainer } from '../docs/scroll-container.tsx';
import { tokens, tokensLike } from './tokens.ts';
import './foundations.css';

const accents: readonly Accent[] = ['s1', 's2', 's3', 's4', 's5'];
const uses = ['fill', 'on-fill', 'strong', 'on-strong', 'text', 'tint', 'tint-strong'];

/** The name of an accent colour, from the comment of its tokens. */
const getName = (accent: Accent) =>
  tokens.find(({ name }) => name === `section-${accent.slice(1)}-fill`)?.group ?? accent;

/** The tokens of each accent colour. */
export function Accents() {
  return (
    <ul className="fd-accents">
      {[...accents, 'brand' as const].map((accent) => (
        <li key={accent} className={accentClass(accent)}>
          <h3>{accent === 'brand' ? 'The app' : getName(accent)}</h3>
          <p className="fd-accent-text">
            Text on the tint. <b>Strong text.</b>
          </p>
          <ul className="fd-uses">
            {uses.map((use) => (
              <li key={use}>
                <i style={{ background: `var(--accent-${use})` }} aria-hidden="true" />
                <code>{use}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** All pairs of accent colours, blended. */
export function Mixes() {
  return (
    <ScrollContainer name="All pairs of accent colours">
      <table className="fd-mixes">
        <thead>
          <tr>
            <th scope="col">accent</th>
            {accents.map((accent) => (
              <th key={accent} scope="col">
                {accent}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accents.map((one) => (
            <tr key={one}>
              <th scope="row">{one}</th>
              {accents.map((other) => (
                <td key={other}>
                  <svg className="ov" viewBox="0 0 60 40" role="img" aria-label={`${one} and ${other}`}>
                    <circle className={classes('disc', accentClass(one))} cx="22" cy="20" r="18" />
                    <circle className={classes('disc', accentClass(other))} cx="38" cy="20" r="18" />
                  </svg>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollContainer>
  );
}

/** The mark of the product, with all accent colours. */
export function Mark() {
  return (
    <p className="fd-mark">
      <BrandMark />
    </p>
  );
}

/** The tokens of blending. */
export function BlendTokens() {
  return (
    <ul>
      {tokensLike('disc-').map(({ name }) => (
        <li key={name}>
          <code>--{name}</code>: {name === 'disc-blend' ? 'blend mode of discs' : 'opacity of discs'}
        </li>
      ))}
    </ul>
  );
}
