import { addressOf } from '../../domain/chain/chain.ts';
import { classes } from '../../ui/theme/classes.ts';
import { type Ink, inkClass } from '../../ui/theme/ink.ts';
import { strings } from '../strings.ts';
import type { ChainMap } from './chain-map.ts';
import look from './chain.module.css';
import { layoutOf, type Placed, sizes } from './layout.ts';

/** The chain drawn. It repeats the list beside it, so it is left out for those who listen. */
export function ChainPicture({ map, show }: { map: ChainMap; show(address: string): void }) {
  const { placed, arrows, height } = layoutOf(map);
  const looseRow = placed.find(({ kind }) => kind === 'loose');
  return (
    <svg className={look.picture} viewBox={`0 0 ${sizes.width} ${height}`} aria-hidden="true">
      <marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0L8 4L0 8Z" className={look.head} />
      </marker>
      {map.rows.map(({ id, title }, row) => (
        <Label key={id} text={title} y={sizes.row / 2 + row * sizes.row} />
      ))}
      {looseRow && <Label text={strings.chain.loose} y={looseRow.y} />}
      {arrows.map(({ path, isAside, to }, at) => (
        <g key={at}>
          <path d={path} className={classes(look.arrow, isAside && look.aside)} markerEnd="url(#arrow)" />
          {to && (
            <text x={to.x} y={to.y + 4} className={look.out}>
              {to.text}
            </text>
          )}
        </g>
      ))}
      {placed.map((one) => (
        <Disc key={`${one.kind}-${one.stop.slug}-${one.x}-${one.y}`} {...one} show={show} />
      ))}
    </svg>
  );
}

function Disc({ stop, ink, kind, x, y, show }: Placed & { show(address: string): void }) {
  const isWrong = stop.marks.length > 0 || kind === 'loose';
  return (
    // A pointer's way alone: the list has a button for each page.
    <g className={classes(look.stop, inkClass(ink as Ink))} onClick={() => show(addressOf(stop.slug))}>
      <circle cx={x} cy={y} r={sizes.disc} className={classes(isWrong ? look.wrong : look.disc)} />
      {isWrong && (
        <text x={x} y={y + 5} className={look.mark}>
          !
        </text>
      )}
      <text x={x} y={y + sizes.disc + 14} className={look.slug}>
        {stop.slug}
      </text>
      <title>{[stop.title, ...stop.marks].join(' · ')}</title>
    </g>
  );
}

/** A chapter's name, broken into at most three short lines: SVG breaks none by itself. */
function Label({ text, y }: { text: string; y: number }) {
  const lines = text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 21) return [...all.slice(0, -1), `${last} ${word}`];
    return [...all, word];
  }, []);
  return (
    <text className={look.label} x="0" y={y + 5 - (lines.length - 1) * 8}>
      {lines.map((line, at) => (
        <tspan key={line} x="0" dy={at === 0 ? 0 : 16}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
