import './gallery.css'
import type { GameEntry } from '@eldertable/kernel'
import { use, useEffect, useState } from 'preact/compat'
import { NotFound } from '../pages/not-found.tsx'
import { TablePage } from '../table/table-page.tsx'
import { boardOf } from '../titles/boards.ts'
import { covers } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { shownMatch, stages, type Stage } from './shown-match.ts'

const names = ['begun', 'midway', 'late'] as const satisfies readonly Stage[]
const themes = ['dark', 'light'] as const
const screens = [
  { screen: 'desk', width: 1440, height: 900, scale: 0.45 },
  { screen: 'phone', width: 390, height: 844, scale: 0.5 },
] as const

const here = covers.filter(({ isHere }) => isHere)

/** The board of a title in every shape, for those who draw it: `npm run dev` has this page, and nothing that is built does. */
export function GalleryPage({ title = here[0]?.id ?? '' }: { title?: string | undefined }) {
  return (
    <main className="gallery">
      <h1>The gallery of boards</h1>
      <nav aria-label="Titles">
        {here.map(({ id, name }) => (
          <a key={id} href={`/gallery/${id}`} aria-current={id === title ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {names.map((stage) => (
        <div key={stage} className="gallery-row">
          {screens.flatMap(({ screen, width, height, scale }) =>
            themes.map((theme) => (
              <figure key={screen + theme}>
                <div style={{ width: width * scale, height: height * scale }}>
                  <iframe
                    src={`/gallery/${title}/${stage}?theme=${theme}`}
                    title={`${stage}, ${theme}, ${screen}`}
                    loading="lazy"
                    {...{ width, height }}
                    style={{ transform: `scale(${scale})` }}
                  />
                </div>
                <figcaption>
                  <a href={`/gallery/${title}/${stage}?theme=${theme}`}>
                    {`${stage}, ${theme}, ${screen}`}
                  </a>
                </figcaption>
              </figure>
            )),
          )}
        </div>
      ))}
    </main>
  )
}

/** One of them by itself, in the light that the address names. */
export function GalleryBoard({ title, stage }: { title: string; stage: string }) {
  useEffect(() => {
    const theme = new URLSearchParams(location.search).get('theme')
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme
  }, [])
  const game = gameOf(title)
  const board = boardOf(title)
  if (game === undefined || board === undefined || !isStage(stage)) return <NotFound />
  return <Standing game={use(game)} stage={stage} />
}

const isStage = (stage: string): stage is Stage => Object.hasOwn(stages, stage)

function Standing({ game, stage }: { game: GameEntry; stage: Stage }) {
  const [session] = useState(() => shownMatch(game, stage))
  return <TablePage session={session} onAgain={() => {}} />
}
