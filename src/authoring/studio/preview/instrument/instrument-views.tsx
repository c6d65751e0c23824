import { useState } from 'react';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Patch } from '../../../exchange/norms/norms-patch.ts';
import { NormsPanel } from '../norms/norms-panel.tsx';
import type { AuthorInstrument } from '../state.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { WorkingPanel } from '../working/working-panel.tsx';
import { InstrumentPage } from './instrument-page.tsx';
import { messages } from './messages.ts';

const names = messages.views.names;
type View = keyof typeof names;
const views = Object.keys(names) as View[];

export interface InstrumentViewsProps {
  readonly entry: AuthorInstrument;
  /** True while the file itself cannot be used, and an earlier form of it is shown. */
  readonly isStale?: boolean;
  show(address: string): void;
  /** Hands a change of the file to the editor; says why it could not be done, null where it is. */
  accept?(entry: AuthorInstrument, patch: Patch): Promise<string | null>;
}

/** What can be done with one questionnaire: read it, set norms, work an example by hand, and set two versions of it side by side. */
export function InstrumentViews({ entry, isStale = false, show, accept }: InstrumentViewsProps) {
  const [selected, setSelected] = useState<string>('all');
  const { instrument, versions = [] } = entry;
  const tabs = views.map((id) => ({ id, name: names[id], ink: instrument.look.ink }));
  return (
    <Tabs label={messages.views.label} tabs={tabs} chosen={selected} onChoose={setSelected}>
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
        return <VersionsPanel versions={versions} current={instrument} />;
      default:
        return <InstrumentPage entry={entry} isStale={isStale} show={show} />;
    }
  }
}
