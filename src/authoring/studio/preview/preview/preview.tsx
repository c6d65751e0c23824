import { LogIn, RotateCw } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import { ReadingView } from '../reading/reading-view.tsx';
import type { PreviewPage } from './preview-pages.ts';
import styles from './preview.module.css';
import { useScale } from './use-scale.ts';

const labels = messages.preview;
/** In CSS pixels of the frame. */
const widths = { phone: 360, tablet: 768, wide: 1280 } as const;
type Width = keyof typeof widths;

/** Props of `Preview`. */
export interface PreviewProps {
  /** Base path of the app, without a trailing slash. */
  readonly base: string;
  /** The address to open. A new `count` opens it again. */
  readonly request: { readonly address: string; readonly count: number };
  readonly pages: readonly PreviewPage[];
  onGo(address: string): void;
}

/**
 * The app in a frame, logged in as the demo user, with the width of a phone, a tablet or a desktop. Scaled down to fit
 * its column.
 */
export function Preview({ base, request, pages, onGo }: PreviewProps) {
  const list = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('phone');
  const [isReading, setReading] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const scale = useScale(container, widths[width]);
  const [address, setAddress] = useState(request.address);
  const [initialUrl] = useState(getLoginUrl(base, request.address));

  useEffect(() => {
    if (request.count > 0) frame.current?.contentWindow?.location.assign(base + request.address);
  }, [base, request]);

  useEffect(() => {
    /** The app in the frame posts its address. */
    function handleMessage({ origin, data }: MessageEvent<{ previewAt?: string } | null>) {
      if (origin === window.location.origin && typeof data?.previewAt === 'string')
        setAddress(data.previewAt);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  function go(event: FormEvent) {
    event.preventDefault();
    onGo(address.startsWith('/') ? address : `/${address}`);
  }

  return (
    <section className={styles.preview} aria-label={labels.name}>
      <div className={styles.bar}>
        <form className={styles.address} onSubmit={go}>
          <input
            aria-label={labels.address}
            list={list}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <datalist id={list}>
            {pages.map((page) => (
              <option key={page.address} value={page.address}>
                {page.name}
              </option>
            ))}
          </datalist>
          <Button type="submit" variant="tertiary">
            {labels.go}
          </Button>
        </form>
        <IconButton
          label={labels.reload}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => frame.current?.contentWindow?.location.reload()}
        />
        <IconButton
          label={labels.enter}
          icon={<LogIn aria-hidden="true" />}
          onClick={() => frame.current?.contentWindow?.location.assign(getLoginUrl(base, address))}
        />
        <fieldset className={styles.widths}>
          <legend className="sr">{labels.widths}</legend>
          {(Object.keys(widths) as Width[]).map((name) => (
            <label key={name}>
              <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
              {labels[name]}
            </label>
          ))}
        </fieldset>
        <label className={styles.reads}>
          <input type="checkbox" checked={isReading} onChange={({ target }) => setReading(target.checked)} />
          {labels.reading}
        </label>
      </div>
      <div className={styles.stage}>
        <div ref={container} className={styles.viewport}>
          {/* oxlint-disable react/iframe-missing-sandbox -- the app needs its cookies and storage */}
          <iframe
            ref={frame}
            className={styles.frame}
            style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
            title={labels.name}
            src={initialUrl}
          />
          {/* oxlint-enable react/iframe-missing-sandbox */}
        </div>
      </div>
      {isReading && <ReadingView frame={frame} />}
    </section>
  );
}

/** Returns the address that logs in and opens a page. */
function getLoginUrl(base: string, to: string): string {
  return `${base}/author/enter?to=${encodeURIComponent(to)}`;
}
