import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../theme/classes.ts';
import styles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useStayInView } from './use-stay-in-view.ts';

/** A button or a link. */
type Trigger = HTMLButtonElement & HTMLAnchorElement;

/** Props of the trigger: a button, or a link that also works without scripting. */
interface PopoverTrigger {
  ref: RefObject<Trigger | null>;
  'aria-expanded': boolean;
  'aria-controls': string;
  /** Prevents the navigation of a link. */
  onClick: (event: MouseEvent) => void;
}

/** Props of `Popover`. */
export interface PopoverProps {
  /** Accessible name of the panel. */
  panelLabel: string;
  /** Renders the trigger with the given props. */
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  /** Content of the panel; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the trigger that the panel is aligned with. */
  align?: 'start' | 'end';
}

/**
 * A button with a panel below it. Escape, a press outside, and Tab out of the panel close it. On opening, the element
 * with `data-autofocus` is focused. A closed panel stays in the DOM, hidden.
 */
export function Popover({ panelLabel, renderTrigger, children, align = 'end' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<Trigger>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, []);
  useDismiss({ open, root, button, close });
  useStayInView(panel, open);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  return (
    <span ref={root} className={styles.root}>
      {renderTrigger({
        ref: button,
        'aria-expanded': open,
        'aria-controls': id,
        onClick(event) {
          event.preventDefault();
          setOpen(!open);
        },
      })}
      <div
        ref={panel}
        id={id}
        hidden={!open}
        role="group"
        aria-label={panelLabel}
        className={classes(styles.panel, styles[align])}
      >
        {/* `close` reads refs only when called, not during render. */}
        {/* oxlint-disable-next-line react/refs */}
        {typeof children === 'function' ? children(close) : children}
      </div>
    </span>
  );
}
