import { contrast } from '../../tools/contrast.mjs';
import { colourPairs, withoutPair } from './pairs.ts';
import { Scrolling } from './scrolling.tsx';
import { isColour, tokenOf, tokens } from './tokens.ts';
import './foundations.css';

const themes = ['light', 'dark'] as const;

/** Every colour by its role, in both themes, under the comment that names its group in `tokens.css`. */
export function Roles() {
  const colours = tokens.filter(isColour);
  const groups = [...new Set(colours.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} className="fd-group">
      <h3>{group}</h3>
      <ul className="fd-swatches">
        {colours
          .filter((token) => token.group === group)
          .map((token) => (
            <li key={token.name}>
              <span className="fd-swatch" aria-hidden="true">
                {themes.map((theme) => (
                  <i key={theme} style={{ background: token[theme] }} />
                ))}
              </span>
              <code>--{token.name}</code>
              <small>
                {token.light} · {token.dark}
                {withoutPair[token.name] && `; ${withoutPair[token.name]}`}
              </small>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Every pair in use, as it is drawn, with its contrast worked out here. */
export function Pairs() {
  return (
    <Scrolling name="Contrast of every pair">
      <table className="fd-table">
        <thead>
          <tr>
            <th scope="col">Colour on ground</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map(({ over, ground, atLeast }) => (
            <tr key={`${over} ${ground}`}>
              <th scope="row">
                <code>{over}</code> on <code>{ground}</code>
              </th>
              {themes.map((theme) => {
                const [colour, on] = [tokenOf(over)[theme], tokenOf(ground)[theme]];
                const found = contrast(colour, on);
                return (
                  <td key={theme}>
                    <span className="fd-pair" style={{ color: colour, background: on }} aria-hidden="true">
                      {atLeast === 3 ? <i style={{ borderColor: colour }} /> : 'Ag'}
                    </span>
                    <span className="num">{found.toFixed(1)}</span>
                    {found < atLeast && <strong> too low</strong>}
                  </td>
                );
              })}
              <td className="num">{atLeast}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
