import { useState, useSyncExternalStore } from 'react';
import { base } from '#contract/paths.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { SkipLink } from '#ui/page/page.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { readingOrderFile } from '../editor/store/reading-pages.ts';
import { EditorPanel, type EditorTarget } from '../editor/store/editor-panel.tsx';
import { translationApi } from '../editor/store/api.ts';
import { useEditorStore } from '../editor/store/use-editor-store.ts';
import styles from './author-page.module.css';
import { ReadingOrderPanel } from './reading-order/reading-order-panel.tsx';
import { FindingsPanel } from './findings/findings-panel.tsx';
import { FindingsSummary } from './findings/findings-summary.tsx';
import { InstrumentsPanel, type InstrumentsPanelProps } from './instrument/instruments-panel.tsx';
import { LinkButton } from './link-button.tsx';
import type { LiveState } from './live-state.ts';
import { applyPatchInEditor } from './norms/apply-patch-in-editor.ts';
import { PagesPanel } from './pages/pages-panel.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { findAddress, listPreviewPages } from './preview/preview-pages.ts';
import { Preview } from './preview/preview.tsx';
import { QualityPanel } from './quality/quality-panel.tsx';
import type { AuthorState } from './state.ts';
import { TranslationsPanel } from './translations/translations-panel.tsx';
import { messages } from './messages.ts';

const tabs = [
  { id: 'findings', label: messages.tabs.findings, accent: 's2' },
  { id: 'edit', label: messages.tabs.edit, accent: 's5' },
  { id: 'instruments', label: messages.tabs.instruments, accent: 's1' },
  { id: 'quality', label: messages.tabs.quality, accent: 'brand' },
  { id: 'chain', label: messages.tabs.chain, accent: 's3' },
  { id: 'pages', label: messages.tabs.pages, accent: 's4' },
  { id: 'translations', label: messages.tabs.translations, accent: 's5' },
] as const;

/** The address to open in the preview. `count` makes repeated requests for the same address distinct. */
interface PreviewRequest {
  readonly address: string;
  readonly count: number;
}

/** The author app: the preview in a frame, and the panels on content and instruments. */
export function AuthorPage({ live }: { live: LiveState }) {
  const state = useSyncExternalStore(live.subscribe, live.getState);
  const [tab, setTab] = useState(() => findTab(parseFragment()[0] ?? ''));
  const [target, setTarget] = useState<EditorTarget | undefined>(() => findTarget(parseFragment()[1]));
  const [store, files] = useEditorStore(state);
  const [request, setRequest] = useState<PreviewRequest>({ address: '/dashboard', count: 0 });
  const show = (address: string) => setRequest(({ count }) => ({ address, count: count + 1 }));

  function choose(id: string) {
    // Preserves the tab on a reload.
    window.history.replaceState(null, '', `#${id}`);
    setTab(id);
  }

  function edit(next: EditorTarget) {
    choose('edit');
    window.history.replaceState(null, '', `#edit:${next.file}`);
    setTarget(next);
  }

  return (
    <div className={styles.page}>
      <SkipLink>{messages.skip}</SkipLink>
      <Preview base={base} request={request} pages={state ? listPreviewPages(state) : []} onGo={show} />
      <main
        id="main"
        tabIndex={-1}
        className={`${styles.panel} ${accentClass('brand')}`}
        aria-label={messages.title}
      >
        <header className={styles.head}>
          <h1>{messages.title}</h1>
          {state && <FindingsSummary state={state} />}
        </header>
        <Tabs label={messages.tabs.label} tabs={tabs} value={tab} onValueChange={choose}>
          <div className={styles.body}>
            {state ? (
              <PanelBoundary key={tab} resetBy={state}>
                {tab === 'edit' ? (
                  <EditorPanel
                    state={state}
                    store={store}
                    files={files}
                    target={target}
                    onTarget={edit}
                    show={show}
                  />
                ) : (
                  <Panel
                    tab={tab}
                    state={state}
                    show={show}
                    edit={edit}
                    accept={({ file, instrument }, patch) =>
                      applyPatchInEditor(store, file, instrument, patch)
                    }
                  />
                )}
              </PanelBoundary>
            ) : (
              <Spinner label={messages.checking} />
            )}
          </div>
        </Tabs>
      </main>
    </div>
  );
}

interface PanelProps {
  readonly tab: string;
  readonly state: AuthorState;
  show(address: string): void;
  edit(target: EditorTarget): void;
  accept: InstrumentsPanelProps['accept'];
}

function Panel({ tab, state, show, edit, accept }: PanelProps) {
  switch (tab) {
    case 'instruments':
      return <InstrumentsPanel {...state} show={show} accept={accept} />;
    case 'quality':
      return <QualityPanel quality={state.quality} instruments={state.instruments} />;
    case 'chain':
      return (
        <>
          <LinkButton onClick={() => edit({ file: readingOrderFile })}>{messages.chain.edit}</LinkButton>
          <ReadingOrderPanel state={state} show={show} />
        </>
      );
    case 'pages':
      return <PagesPanel pages={state.pages} findings={state.findings} show={show} edit={edit} />;
    case 'translations':
      return (
        <TranslationsPanel
          translations={state.translations}
          api={translationApi}
          show={show}
          findAddress={(file) => findAddress(file, state)}
        />
      );
    default:
      return <FindingsPanel state={state} show={show} edit={edit} />;
  }
}

/** Parses the tab and the file of the editor from a fragment such as "#edit:content/chain.json". */
const parseFragment = () => decodeURIComponent(window.location.hash.slice(1)).split(':');
const findTarget = (file: string | undefined) => (file ? { file } : undefined);
const findTab = (id: string) => (tabs.some((tab) => tab.id === id) ? id : tabs[0].id);
