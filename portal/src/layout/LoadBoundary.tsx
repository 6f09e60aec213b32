import { Component, type ReactNode } from 'react';

/** Shows the fallback when its children fail to render or their script fails to load. Only a class can be an error boundary. */
export class LoadBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
