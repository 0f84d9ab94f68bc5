import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'preact/compat'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of a page that nobody needs for the first pick: it comes in a file of its own once it is drawn. Until then
 * the place holder stands there; if it cannot be had, the reader is told so and the page around it stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeHolder: ReactNode = null,
): (props: P) => ReactNode {
  loads.push(load)
  const Loaded = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      throw new NotLoaded('a part of the page could not be loaded', { cause: error })
    }
  })
  return (props) => (
    <LoadedOrTold>
      <Suspense fallback={placeHolder}>
        <Loaded {...props} />
      </Suspense>
    </LoadedOrTold>
  )
}

/** Brings in all parts beforehand, so that each opens at once; what cannot be had is tried again when it is drawn. */
export const preloadParts = (): void =>
  void Promise.allSettled(loads.splice(0).map((load) => load()))

class NotLoaded extends Error {}

/** Says that a part is missing; any other fault is for the boundary of the page. */
class LoadedOrTold extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof NotLoaded)) throw error
    return (
      <p className="not-loaded" role="alert">
        <span>
          <b>This could not be loaded.</b> The network is gone, or there is a newer version. Nothing
          is lost.
        </span>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    )
  }
}
