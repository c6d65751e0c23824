import { coloursOf, type DrawnPair } from '../../tools/pairs/file.ts';
import { Scrolling } from '../docs/scrolling.tsx';
import {
  atLeast,
  carriedBy,
  colourOf,
  colourPairs,
  contrastOf,
  groundOf,
  underPointer,
  withoutPair,
} from './pairs.ts';
import { isColour, tokens } from './tokens.ts';
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

/** Every pair that a story draws, or a pointer brings about, with its contrast worked out here. */
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
            <th scope="col">Seen in</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map((pair) => (
            <Row key={coloursOf(pair)} pair={pair} seenIn={pair.story.replace('.stories.tsx', '')} />
          ))}
          {underPointer.map((pair) => (
            <Row key={`${coloursOf(pair)}, pointed`} pair={pair} seenIn="under a pointer" />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Row({ pair, seenIn }: { readonly pair: DrawnPair; readonly seenIn: string }) {
  const needed = atLeast(pair);
  return (
    <tr>
      <th scope="row">
        <code>{coloursOf(pair)}</code>
      </th>
      {themes.map((theme) => {
        const colour = colourOf(pair, theme);
        const found = contrastOf(pair, theme);
        return (
          <td key={theme}>
            <span
              className="fd-pair"
              style={{ color: colour, background: groundOf(pair, theme) }}
              aria-hidden="true"
            >
              {pair.use === 'mark' ? <i style={{ borderColor: colour }} /> : 'Ag'}
            </span>
            <span className="num">{found.toFixed(1)}</span>
            {found < needed && <strong> too low</strong>}
          </td>
        );
      })}
      <td>
        {carriedBy(pair) || (
          <>
            <span className="num">{needed}</span> {pair.use}
          </>
        )}
      </td>
      <td>{seenIn}</td>
    </tr>
  );
}
