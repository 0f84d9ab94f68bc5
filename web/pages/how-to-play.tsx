import '../styles/reading.css'
import type { HowToPlay, HowToStep } from '@eldertable/board-kit'
import { use } from 'preact/compat'
import { Link, useSearch } from 'wouter-preact'
import { isTableId } from '../remote/table-id.ts'
import { coverOf } from '../titles/covers.ts'
import { LessonInvitation } from '../lesson/invitation.tsx'
import { howToPlayOf } from '../titles/how-to.ts'
import { NotFound } from './not-found.tsx'
import { PageFrame } from './page-frame.tsx'

/** A title in two minutes: pictures of its real pieces, a few sentences each, and the way into the rulebook. */
export function HowToPlayPage({ title }: { title: string }) {
  const game = howToPlayOf(title)
  return game === undefined ? <NotFound /> : <Steps title={title} game={use(game)} />
}

function Steps({ title, game }: { title: string; game: HowToPlay }) {
  // Whoever was invited goes back to the table that waits for them.
  const invited = new URLSearchParams(useSearch()).get('invited') ?? ''
  const isInvited = isTableId(invited)
  return (
    <PageFrame title={`How to play ${game.name}`}>
      <article className="paper reading how" style={{ '--board': coverOf(title)?.ground }}>
        <p className="sc">In two minutes</p>
        <h1>{`How to play ${game.name}`}</h1>
        <p className="aim">{game.aim}</p>
        <LessonInvitation title={title} />
        <ol>
          {game.steps.map((step) => (
            <Step key={step.heading} title={title} step={step} />
          ))}
        </ol>
        <h2>You need not know the rules</h2>
        <p>
          What glows like a lamp is yours to do, now; nothing else can be done. What you may not do
          says why, and names the rule. Press the name and the rulebook opens there.
        </p>
        <div className="opts">
          <Link href={isInvited ? `/t/${invited}` : `/new/${title}`} className="opt go">
            <span>{isInvited ? 'To the table that waits for you' : 'Start a table'}</span>
          </Link>
          <Link href={`/rules/${title}`} className="opt">
            <span>Read the rulebook</span>
          </Link>
        </div>
      </article>
    </PageFrame>
  )
}

function Step({ title, step }: { title: string; step: HowToStep }) {
  const { heading, text, rules, Picture } = step
  return (
    <li>
      <div className="picture">
        <Picture />
      </div>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <details className="chips">
          <summary>In the rulebook</summary>
          {rules.map((rule) => (
            <Link key={rule} href={`/rules/${title}/${rule}`} className="rule">
              {rule}
            </Link>
          ))}
        </details>
      </div>
    </li>
  )
}
