import { Component, type ReactNode } from 'preact/compat'

interface Props {
  /** The address: going elsewhere is a new try. */
  at: string
  children: ReactNode
}

/** Catches what a page could not draw, and says what is safe. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static override getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.error !== null) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : <ErrorPage error={error} />
  }
}

/** Plain links and no frame: whatever broke may be part of the frame. */
function ErrorPage({ error }: { error: Error }) {
  return (
    <main className="page">
      <section className="notice" role="alert">
        <h1>This page could not be drawn.</h1>
        <p>
          Nothing was lost. Every pick is kept as soon as it is made, and the table stands as you
          left it.
        </p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load it again
        </button>
        <p>
          If it happens again, <a href="/">go back to the lobby</a>.
        </p>
        <details>
          <summary>For whoever mends it</summary>
          <pre>{`${location.pathname}\n${error.stack ?? error.message}`}</pre>
        </details>
      </section>
    </main>
  )
}
