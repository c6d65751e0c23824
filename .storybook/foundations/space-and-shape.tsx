import { tokensLike } from './tokens.ts';
import './foundations.css';

/** Lengths as bars of just that length. */
export function Lengths({
  starts,
  notes = {},
}: {
  starts: readonly string[];
  notes?: Record<string, string>;
}) {
  return (
    <ul className="fd-lengths">
      {tokensLike(...starts).map(({ name, light }) => (
        <li key={name}>
          <i style={{ width: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>{' '}
          <small>
            {light}
            {notes[name] && `: ${notes[name]}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Corners. Things are circles, pills or nearly square; dialog and toast are the only rounder ones. */
export function Corners() {
  return (
    <ul className="fd-corners">
      {tokensLike('r-').map(({ name, light, note }) => (
        <li key={name}>
          <i style={{ borderRadius: `var(--${name})` }} aria-hidden="true" />
          <code>--{name}</code>
          <small>
            {light} {note}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What floats, and what has focus. */
export function Edges() {
  return (
    <ul className="fd-corners">
      <li>
        <i style={{ boxShadow: 'var(--shadow-pop)' }} aria-hidden="true" />
        <code>--shadow-pop</code>
        <small>dialogs, menus, toasts</small>
      </li>
      <li>
        <i
          style={{ outline: 'var(--ring) solid var(--focus)', outlineOffset: 'var(--ring-gap)' }}
          aria-hidden="true"
        />
        <code>--ring</code>, <code>--ring-gap</code>
        <small>the ring of focus and its gap, in the colour of focus</small>
      </li>
      <li>
        <i style={{ border: 'var(--stroke-control) solid var(--line-strong)' }} aria-hidden="true" />
        <code>--stroke-control</code>
        <small>what can be pressed or filled</small>
      </li>
      <li>
        <i style={{ border: 'var(--stroke) solid var(--line)', background: 'none' }} aria-hidden="true" />
        <code>--stroke</code>
        <small>what parts</small>
      </li>
    </ul>
  );
}
