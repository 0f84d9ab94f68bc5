import type { GameEntry, Settings } from '@eldertable/kernel'
import { openLocalMatch } from '../local/local-matches.ts'
import { signInAsGuest, createTable, zoneHere } from '../remote/api.ts'
import { settings } from '../settings/store.ts'
import type { Chair } from './first-chairs.ts'
import type { Terms } from './online-terms.tsx'

/** Opens a table of this screen, solo or passed round, and gives its address. Alone with bots one may take back anything. */
export async function openHere(
  game: GameEntry,
  chairs: readonly Chair[],
  settings: Settings,
  hints: boolean,
): Promise<string> {
  const isShared = chairs.filter(({ player }) => player === 'person').length > 1
  const seats = chairs.map(({ name, player }) => ({
    name,
    player: player === 'open' ? ('person' as const) : player,
  }))
  const undo = isShared ? 'strict' : 'free'
  return `/local/${await openLocalMatch(game, seats, settings, { undo, hints })}`
}

/** Opens a table on the server, with seats for friends, and gives its address. */
export async function openOnline(
  game: GameEntry,
  chairs: readonly Chair[],
  rules: Settings,
  { isPublic, isSlow, hasAdvice, hasHints, hasFreeUndo, watching, clock }: Terms,
): Promise<string> {
  const [host] = chairs
  // Whoever lets a bot play for them looks on.
  await signInAsGuest(host?.player === 'person' ? host.name : settings().name)
  const { id } = await createTable({
    title: game.title.id,
    settings: rules,
    seats: chairs.map(({ name, player }, i) =>
      i === 0 && player === 'person'
        ? { player: 'me' as const }
        : player === 'open'
          ? { player }
          : { player, name },
    ),
    visibility: isPublic ? 'public' : 'link',
    pace: isSlow ? 'slow' : 'live',
    undo: hasFreeUndo ? 'free' : 'strict',
    watching,
    advice: hasAdvice,
    hints: hasHints,
    clock,
    zone: zoneHere(),
    ready: false,
  })
  return `/t/${id}`
}
