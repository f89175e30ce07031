import { Component, type ReactNode } from 'react';

/** Catches what a view throws: says so and offers to load the window again, instead of a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state: { readonly message: string | null } = { message: null };

  static getDerivedStateFromError(cause: unknown): { message: string } {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }

  override render(): ReactNode {
    if (this.state.message == null) return this.props.children;
    return (
      <main className="whole-page">
        <div className="state-page state-page-bad" role="alert">
          <h1 className="state-page-title">This window met an error</h1>
          <div className="state-page-text">
            <p>Your files and the library are not affected.</p>
            <pre className="message">{this.state.message}</pre>
          </div>
          <div className="state-page-actions">
            <button
              type="button"
              className="button button-primary button-normal"
              onClick={() => window.location.reload()}
            >
              Load the window again
            </button>
          </div>
        </div>
      </main>
    );
  }
}
