import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks in a remote inside of it: the shell and the other remotes go on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error) : this.props.children;
  }
}
