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

/** Either of the two. */
type Trigger = HTMLButtonElement & HTMLAnchorElement;

/** What the trigger must take over for the popover to work: a button, or a link for where there is no script. */
interface PopoverTrigger {
  ref: RefObject<Trigger | null>;
  'aria-expanded': boolean;
  'aria-controls': string;
  /** A link's own way is not gone. */
  onClick: (event: MouseEvent) => void;
}

export interface PopoverProps {
  /** The panel's name for assistive technology. */
  label: string;
  /** Draws the button, or link, with what it is given spread over it. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** The panel's content; as a function it is given a way to close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of the trigger the panel keeps to; the end when not given. */
  align?: 'start' | 'end';
}

/**
 * A panel that opens in place under its button. Escape, a click outside or leaving it by Tab closes it. What has
 * `data-autofocus` in it takes focus. Closed it stays in the page, hidden.
 */
export function Popover({ label, trigger, children, align = 'end' }: PopoverProps) {
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
      {trigger({
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
        aria-label={label}
        className={classes(styles.panel, styles[align])}
      >
        {/* `close` reads its refs when it is called, never while rendering. */}
        {/* oxlint-disable-next-line react/refs */}
        {typeof children === 'function' ? children(close) : children}
      </div>
    </span>
  );
}
