import { Link } from 'wouter'
import { books } from 'virtual:rulebook/all'
import { Rulebook } from '../table/rulebook.tsx'
import { PageFrame } from './page-frame.tsx'
import { boxes } from './shelf.ts'

/** The rulebooks, one at a time. */
export function RulesPage({ title }: { title: string | undefined }) {
  return (
    <PageFrame>
      {title !== undefined && books[title] !== undefined ? (
        <div className="paper rules-page">
          <Rulebook title={title} rule={null} />
        </div>
      ) : (
        <ul className="books">
          {boxes.map(({ id, name }) => (
            <li key={id}>
              {books[id] === undefined ? (
                <span>{`${name}: not yet`}</span>
              ) : (
                <Link href={`/rules/${id}`}>{name}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
