import { Component, createRef, type ReactNode } from 'react';
import { blockSelector } from '#api/device/track-reading-position.ts';

interface PreservePositionProps {
  /** Changes when the text is another one. */
  readonly version: string;
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** The block that is at the top of the window. */
interface TopBlock {
  readonly index: number;
  /** Distance to the top of the window, in pixels. */
  readonly top: number;
}

/** Scrolls to the same block when a text is replaced by its translation. A class, because hooks cannot measure the former text. */
export class PreservePosition extends Component<PreservePositionProps> {
  readonly #root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ version }: PreservePositionProps): TopBlock | null {
    return version === this.props.version || window.scrollY === 0 ? null : this.#findTopBlock();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: TopBlock | null): void {
    const block = before && this.#listBlocks()[before.index];
    if (!block) return;
    window.scrollBy({ top: block.getBoundingClientRect().top - before.top, behavior: 'instant' });
  }

  override render() {
    const { lang, children } = this.props;
    return (
      <div ref={this.#root} lang={lang}>
        {children}
      </div>
    );
  }

  #listBlocks(): Element[] {
    return [...(this.#root.current?.querySelectorAll(blockSelector) ?? [])];
  }

  #findTopBlock(): TopBlock | null {
    const tops = this.#listBlocks().map((block) => block.getBoundingClientRect());
    const index = tops.findIndex(({ top, height }) => top >= 0 && height > 0);
    const top = tops[index]?.top;
    return top === undefined ? null : { index, top };
  }
}
