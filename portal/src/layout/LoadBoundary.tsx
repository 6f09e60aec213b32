import { Component, type ReactNode, Suspense } from 'react';

interface LoadBoundaryProps {
  loading?: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** Surrounds what is loaded with `lazy`. It is a class because only a class can be an error boundary. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { loading, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
