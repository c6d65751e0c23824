import { ScrollContainer } from '../docs/scroll-container.tsx';
import { type ColourPair, colourPairs, computeContrast } from './pairs.ts';
import { isColour, getToken, tokens } from './tokens.ts';
import './foundations.css';

const themes = ['light', 'dark'] as const;

/** Every colour in both themes, by the groups of `tokens.css`. */
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
              </small>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Every pair of tokens that the design allows, with its contrast computed here. */
export function Pairs() {
  return (
    <ScrollContainer name="Contrast of every pair">
      <table className="fd-table">
        <thead>
          <tr>
            <th scope="col">Colour on background</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map((pair) => (
            <Row key={`${pair.colour} ${pair.background}`} pair={pair} />
          ))}
        </tbody>
      </table>
    </ScrollContainer>
  );
}

function Row({ pair }: { readonly pair: ColourPair }) {
  const { colour, background, atLeast } = pair;
  return (
    <tr>
      <th scope="row">
        <code>
          --{colour} on --{background}
        </code>
      </th>
      {themes.map((theme) => (
        <td key={theme}>
          <span
            className="fd-pair"
            style={{ color: getToken(colour)[theme], background: getToken(background)[theme] }}
            aria-hidden="true"
          >
            Ag
          </span>
          <span className="num">{computeContrast(pair, theme).toFixed(1)}</span>
        </td>
      ))}
      <td>
        <span className="num">{atLeast}</span>
      </td>
    </tr>
  );
}
