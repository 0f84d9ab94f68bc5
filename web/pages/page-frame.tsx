import { Icon } from '@eldertable/board-kit'
import { useEffect, useRef, type ReactNode } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import { OfflineStrip } from '../pwa/offline-strip.tsx'
import { UpdateNote } from '../pwa/update-note.tsx'

const links = [
  ['/', 'Play'],
  ['/rules', 'Rulebooks'],
  ['/replays', 'Replays'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
] as const

/** The frame of every page that is not a table. */
export function PageFrame({
  title,
  address,
  children,
}: {
  title?: string | undefined
  /** Where the page begins, if what follows in its address are places on it. */
  address?: string
  children: ReactNode
}) {
  const [location] = useLocation()
  const main = useArrival(title, address ?? location)
  return (
    <div className="page">
      <a
        href="#content"
        className="skip"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to the page
      </a>
      <header>
        <div className="bar">
          <Link href="/" className="word">
            <Icon name="ringed-tentacle" />
            Eldertable
          </Link>
          <nav aria-label="Pages">
            {links.map(([href, name]) => (
              <Link key={href} href={href} {...(isAt(location, href) ? here : away)}>
                {name}
              </Link>
            ))}
          </nav>
        </div>
        <OfflineStrip />
      </header>
      <main id="content" ref={main} tabindex={-1}>
        {children}
      </main>
      <div>
        <UpdateNote />
        <footer className="foot">
          <span>Every roll can be checked when the game is over.</span>
          <span>Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.</span>
        </footer>
      </div>
    </div>
  )
}

const here = { className: 'on', 'aria-current': 'page' } as const
const away = { className: '' } as const

const isAt = (location: string, href: string): boolean =>
  href === '/' ? location === '/' : location.startsWith(href)

let arrived: string | undefined

/** Names the page, and puts the reader at its beginning after a link was followed; not on the first page. */
function useArrival(title: string | undefined, location: string) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = title === undefined ? 'Eldertable' : `${title} · Eldertable`
  }, [title])
  useEffect(() => {
    if (arrived !== undefined && arrived !== location) {
      globalThis.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    arrived = location
  }, [location])
  return main
}
