import { Component, type ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { messages } from './messages.ts';

interface PanelBoundaryProps {
  readonly children: ReactNode;
  /** A new value renders the children again, because the file may be fixed. */
  readonly resetBy: unknown;
}

interface PanelBoundaryState {
  readonly failure: Error | null;
  readonly resetBy: unknown;
}

/** Displays an error instead of a panel that cannot be rendered, such as from an incomplete file. */
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
      <Alert status="error">
        <p>{messages.broken}</p>
        <p className="note">{failure.message}</p>
      </Alert>
    );
  }
}
