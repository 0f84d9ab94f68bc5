import { Icon } from '@eldertable/board-kit'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

const links = [
  ['/', 'Play'],
  ['/rules', 'Rulebooks'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
] as const

/** The frame of every page that is not a table. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  return (
    <div className="page">
      <header className="bar">
        <Link href="/" className="word">
          <Icon name="ringed-tentacle" />
          Eldertable
        </Link>
        <nav aria-label="Pages">
          {links.map(([href, name]) => (
            <Link key={href} href={href} className={location === href ? 'on' : ''}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main>{children}</main>
      <footer className="foot">
        <span>Every roll can be checked when the game is over.</span>
        <span>Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.</span>
      </footer>
    </div>
  )
}
