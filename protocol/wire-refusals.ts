import type { Refusal, View } from '@eldertable/kernel'

type Menu = NonNullable<View['menu']>

/** A refusal as it is sent: for the further arguments in `also` everything is as it says for its own. */
export type SentRefusal = Refusal & { also?: readonly number[] }

/** A menu as it is sent. */
export interface SentMenu {
  options: Menu['options']
  refusals: SentRefusal[]
}

/**
 * The same menu with refusals of one verb for one reason told together. A heavy game refuses hundreds of places at
 * once, nearly all of them for the same few reasons.
 */
export function gathered(menu: Menu): SentMenu {
  const byReason = new Map<string, { first: Refusal; also: number[] }>()
  for (const refusal of menu.refusals) {
    const key = `${refusal.verb} ${refusal.reason}`
    const those = byReason.get(key)
    if (those === undefined) byReason.set(key, { first: refusal, also: [] })
    else those.also.push(refusal.argument)
  }
  const refusals = [...byReason.values()].map(({ first, also }) =>
    also.length === 0 ? first : { ...first, also },
  )
  return { options: menu.options, refusals }
}

/** The menu that was gathered, with a refusal for each argument; those that were told together stand together. */
export function spreadOut({ options, refusals }: SentMenu): Menu {
  return {
    options,
    refusals: refusals.flatMap(({ also = [], ...first }) => {
      const [kind] = first.target?.split(':') ?? []
      return [
        first,
        ...also.map((argument) => ({
          ...first,
          argument,
          ...(kind !== undefined && { target: `${kind}:${argument}` }),
        })),
      ]
    }),
  }
}
