import { useState } from 'react';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { NormsPatch } from '../../../exchange/norms/norms-patch.ts';
import { NormsPanel } from '../norms/norms-panel.tsx';
import type { AuthorInstrument } from '../state.ts';
import { CompareVersionsPanel } from '../versions/versions-panel.tsx';
import { WorkingPanel } from '../working/working-panel.tsx';
import { InstrumentPage } from './instrument-page.tsx';
import { messages } from './messages.ts';

const names = messages.views.names;
type View = keyof typeof names;
const views = Object.keys(names) as View[];

/** Props of `InstrumentViews`. */
export interface InstrumentViewsProps {
  readonly entry: AuthorInstrument;
  /** True if the file is invalid and an earlier form is displayed. */
  readonly isStale?: boolean;
  show(address: string): void;
  /** Applies a change of the file in the editor. Resolves with an error message, or null. */
  accept?(entry: AuthorInstrument, patch: NormsPatch): Promise<string | null>;
}

/** The views of a questionnaire: all content, norms, working of an example, and comparison of two versions. */
export function InstrumentViews({ entry, isStale = false, show, accept }: InstrumentViewsProps) {
  const [selected, setSelected] = useState<string>('all');
  const { instrument, versions = [] } = entry;
  const tabs = views.map((id) => ({ id, label: names[id], accent: instrument.look.ink }));
  return (
    <Tabs label={messages.views.label} tabs={tabs} value={selected} onValueChange={setSelected}>
      {getView()}
    </Tabs>
  );

  function getView() {
    switch (selected) {
      case 'norms':
        return (
          <NormsPanel
            instrument={instrument}
            accept={accept && !isStale ? (patch) => accept(entry, patch) : undefined}
          />
        );
      case 'working':
        return <WorkingPanel instrument={instrument} />;
      case 'versions':
        return <CompareVersionsPanel versions={versions} current={instrument} />;
      default:
        return <InstrumentPage entry={entry} isStale={isStale} show={show} />;
    }
  }
}
