import { BrandMark } from '../../src/web/ui/brand/brand.tsx';
import { classes } from '../../src/web/ui/theme/classes.ts';
import { type Accent, accentClass } from '../../src/web/ui/theme/accent.ts';
import { Scrolling } from '../docs/scrolling.tsx';
import { tokens, tokensLike } from './tokens.ts';
import './foundations.css';

const inks: readonly Accent[] = ['s1', 's2', 's3', 's4', 's5'];
const uses = ['fill', 'on-fill', 'strong', 'on-strong', 'ink', 'tint', 'tint-2'];

/** The name of an ink, as the comment over its colours says it. */
const nameOf = (ink: Accent) => tokens.find(({ name }) => name === `${ink}-fill`)?.group ?? ink;

/** The seven uses of each accent colour. */
export function Inks() {
  return (
    <ul className="fd-inks">
      {[...inks, 'brand' as const].map((ink) => (
        <li key={ink} className={accentClass(ink)}>
          <h3>{ink === 'brand' ? 'The program itself' : nameOf(ink)}</h3>
          <p className="fd-ink-words">
            Words in the ink, on its tint. <b>A strong word.</b>
          </p>
          <ul className="fd-uses">
            {uses.map((use) => (
              <li key={use}>
                <i style={{ background: `var(--t-${use})` }} aria-hidden="true" />
                <code>{use}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Every two inks printed over each other: `multiply` on white paper, `screen` in the dark. */
export function Mixes() {
  return (
    <Scrolling name="Every two inks">
      <table className="fd-mixes">
        <thead>
          <tr>
            <th scope="col">ink</th>
            {inks.map((ink) => (
              <th key={ink} scope="col">
                {ink}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((one) => (
            <tr key={one}>
              <th scope="row">{one}</th>
              {inks.map((other) => (
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
    </Scrolling>
  );
}

/** The product's mark: all five at once. */
export function Mark() {
  return (
    <p className="fd-mark">
      <BrandMark />
    </p>
  );
}

/** The tokens that say how discs mix, as they stand in either theme. */
export function HowTheyMix() {
  return (
    <ul>
      {tokensLike('blend', 'disc-alpha').map(({ name }) => (
        <li key={name}>
          <code>--{name}</code>:{' '}
          {name === 'blend' ? 'how a disc lies over another' : 'how much shows through'}
        </li>
      ))}
    </ul>
  );
}
