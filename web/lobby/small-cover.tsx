import { coverOf } from '../titles/covers.ts'

/** The cover of a title, small, for a line of a list that names it. */
export function SmallCover({ title }: { title: string }) {
  const cover = coverOf(title)
  return cover === undefined ? (
    <span className="small-cover" />
  ) : (
    <img className="small-cover" src={cover.picture} alt="" width={44} height={66} loading="lazy" />
  )
}
