import { CopyButton } from './copy-button.tsx';
import { themes } from './pairs.ts';
import { isColour, primitives, tokens } from './tokens.ts';
import { UsedBy } from './used-by-list.tsx';
import './foundations.css';

/** Every colour in both themes, by the groups of `tokens.json`. */
export function Roles() {
  const colours = tokens.filter(isColour);
  const groups = [...new Set(colours.map(({ group }) => group))];
  return groups.map((group, index) => (
    <details key={group} className="fd-fold" open={index === 0}>
      <summary>{group}</summary>
      <ul className="fd-swatches">
        {colours
          .filter((token) => token.group === group)
          .map((token) => (
            <li key={token.name}>
              <CopyButton name={token.name}>
                <span className="fd-swatch" aria-hidden="true">
                  {themes.map((theme) => (
                    <i key={theme} style={{ background: token[theme] }} />
                  ))}
                </span>
                <code>--{token.name}</code>
              </CopyButton>
              {token.description}
              {themes.map((theme) => (
                <small key={theme}>
                  {theme}: {token[theme]} {token.aliases[theme]}
                </small>
              ))}
              <UsedBy name={token.name} />
            </li>
          ))}
      </ul>
    </details>
  ));
}

/** The colours that roles refer to, by hue. */
export function Palette() {
  const hues = [...new Set(primitives.map(({ path }) => path.split('.')[0] ?? ''))];
  return (
    <details className="fd-fold">
      <summary>{primitives.length} colours</summary>
      <dl className="fd-palette">
        {hues.map((hue) => (
          <div key={hue}>
            <dt>{hue}</dt>
            {primitives
              .filter(({ path }) => path.split('.')[0] === hue)
              .map(({ path, hex }) => (
                <dd key={path} title={`${path} ${hex}`}>
                  <i style={{ background: hex }} aria-hidden="true" />
                  <small>{path.split('.')[1] ?? ''}</small>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
