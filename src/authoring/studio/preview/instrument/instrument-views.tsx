import { useState } from 'react';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Patch } from '../../../exchange/norms/norms-patch.ts';
import { NormsPanel } from '../norms/norms-panel.tsx';
import type { AuthorInstrument } from '../state.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { WorkingPanel } from '../working/working-panel.tsx';
import { InstrumentPage } from './instrument-page.tsx';
import { words } from './messages.ts';

const names = words.views.names;
type View = keyof typeof names;
const views = Object.keys(names) as View[];

export interface InstrumentViewsProps {
  readonly entry: AuthorInstrument;
  /** True while the file itself cannot be used, and an earlier form of it is shown. */
  readonly isHeld?: boolean;
  show(address: string): void;
  /** Hands a change of the file to the editor; says why it could not be done, null where it is. */
  accept?(entry: AuthorInstrument, patch: Patch): Promise<string | null>;
}

/** What can be done with one questionnaire: read it, set norms, work an example by hand, and set two versions of it side by side. */
export function InstrumentViews({ entry, isHeld = false, show, accept }: InstrumentViewsProps) {
  const [chosen, setChosen] = useState<string>('all');
  const { instrument, versions = [] } = entry;
  const tabs = views.map((id) => ({ id, name: names[id], ink: instrument.look.ink }));
  return (
    <Tabs label={words.views.label} tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {getView()}
    </Tabs>
  );

  function getView() {
    switch (chosen) {
      case 'norms':
        return (
          <NormsPanel
            instrument={instrument}
            accept={accept && !isHeld ? (patch) => accept(entry, patch) : undefined}
          />
        );
      case 'working':
        return <WorkingPanel instrument={instrument} />;
      case 'versions':
        return <VersionsPanel versions={versions} current={instrument} />;
      default:
        return <InstrumentPage entry={entry} isHeld={isHeld} show={show} />;
    }
  }
}
