import { Component, type ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { messages } from './messages.ts';

interface PanelBoundaryProps {
  readonly children: ReactNode;
  /** A new value draws the children again: the file may be mended. */
  readonly resetBy: unknown;
}

interface PanelBoundaryState {
  readonly failure: Error | null;
  readonly resetBy: unknown;
}

/** A half-written file may hold anything: what cannot be drawn says so and leaves the rest of the page alone. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { failure: null, resetBy: this.props.resetBy };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  static getDerivedStateFromProps({ resetBy }: PanelBoundaryProps, state: PanelBoundaryState) {
    return resetBy === state.resetBy ? null : { failure: null, resetBy };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Alert tone="error">
        <p>{messages.broken}</p>
        <p className="note">{failure.message}</p>
      </Alert>
    );
  }
}
