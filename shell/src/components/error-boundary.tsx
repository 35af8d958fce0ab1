import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks, or does not load, in its place: the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error) : this.props.children;
  }
}
