import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/**
 * Catches what a page throws while it is drawn, and a page's script that could not be
 * fetched (no net, or the shop was renewed meanwhile): says so and offers another try.
 */
export class PageGuard extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="wrap grid grow place-items-center py-20 text-center">
        <div className="grid max-w-lg justify-items-center gap-5">
          <h1 className="text-4xl">This page did not open</h1>
          <p className="text-ink-soft text-lg">
            Nothing you entered is lost. Please check your connection and try once more.
          </p>
          <Button onClick={() => location.reload()}>Try again</Button>
        </div>
      </div>
    );
  }
}
