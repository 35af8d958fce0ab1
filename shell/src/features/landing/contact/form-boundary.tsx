import { Alert } from '@sitewright/ui';
import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  children: ReactNode;
}

/** The page stays when its form cannot be fetched: after a new release, or without a connection. */
export class FormBoundary extends Component<FormBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert retryLabel="Reload page" onRetry={() => window.location.reload()}>
        The form could not be loaded. Check your connection and reload this page.
      </Alert>
    );
  }
}
