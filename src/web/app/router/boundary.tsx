import { Component, type ReactNode } from 'react';

interface Props {
  /** Something that changes with the page: a new one is a new try. */
  page: unknown;
  /** What stands there instead. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  readonly page: unknown;
  readonly failed: { readonly error: unknown } | null;
}

/** Shows something else where its children break while they are drawn. */
export class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ page }: Props, before: State): Partial<State> | null {
    return page === before.page ? null : { page, failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
