import {
  attack,
  choose,
  cultistsClose,
  each,
  eachMoves,
  holding,
  nearestComes,
  onMap,
  orElse,
  pay,
  sanity,
  signs,
  stress,
  summon,
  when,
  wounds,
  type Step,
} from '../effects/deeds/script.ts'

/** A Mythos card: whether it bears the summoning symbol (DMD-MYTHOS-5), and its steps in order (DMD-MYTHOS-2). */
export interface MythosCard {
  readonly id: string
  readonly symbol: boolean
  readonly steps: readonly (readonly Step[])[]
}

/** Each argument is one numbered step. */
const card = (id: string, ...steps: readonly (Step | readonly Step[])[]): MythosCard => ({
  id,
  symbol: true,
  steps: steps.map((step) => ('do' in step ? [step] : step)),
})
const plain = (one: MythosCard): MythosCard => ({ ...one, symbol: false })

const cultistAt = (gate: 'red' | 'yellow' | 'blue'): Step => summon('cultist', gate)

export const cthulhuMythos: readonly MythosCard[] = [
  card('ct.m1', each([stress(1)])),
  card('ct.m2', cultistsClose(2), cultistAt('blue')),
  card('ct.m3', { do: 'rlyeh' }, cultistAt('yellow')),
  card(
    'ct.m4',
    when(onMap('star-spawn'), [eachMoves('star-spawn', 3)], [summon('star-spawn', 'red')]),
  ),
  card('ct.m5', cultistAt('red'), cultistAt('blue')),
  card('ct.m6', when({ is: 'in-rlyeh' }, [sanity(1)], [{ do: 'rlyeh' }])),
  card(
    'ct.m7',
    when(onMap('elder'), [eachMoves('elder', 3)], [cultistAt('red'), cultistAt('yellow')]),
  ),
  plain(card('ct.m8', orElse(attack('cultist'), cultistAt('yellow')))),
]

export const hasturMythos: readonly MythosCard[] = [
  card('ha.m1', each([signs(1)])),
  card('ha.m2', cultistsClose(2), cultistAt('yellow')),
  card('ha.m3', when({ is: 'signs', atLeast: 2 }, [sanity(1)], [signs(1)])),
  card('ha.m4', summon('hastur-disciple', 'red'), eachMoves('hastur-disciple', 1)),
  card('ha.m5', each([when({ is: 'stress-full' }, [signs(1)], [stress(1)])])),
  card('ha.m6', cultistAt('blue'), cultistAt('red')),
  card(
    'ha.m7',
    when(
      onMap('elder'),
      [eachMoves('elder', 3, 'most-signs')],
      [summon('hastur-disciple', 'yellow')],
    ),
  ),
  plain(card('ha.m8', orElse({ do: 'promote' }, cultistAt('red')))),
]

/** Of the six episodes, in their order. */
export const episodeMythos: readonly (readonly MythosCard[])[] = [
  [
    card('e1.m1', eachMoves('fire-vampire', 3), summon('fire-vampire', 'red')),
    card('e1.m2', { do: 'fire', where: 'here' }, { do: 'fire', where: 'adjacent' }),
    card('e1.m3', cultistAt('blue'), cultistsClose(1)),
    card('e1.m4', each([when({ is: 'in-fire' }, [stress(2)], [stress(1)])])),
    card('e1.m5', { do: 'fire', where: 'retorts' }, cultistAt('yellow')),
    card('e1.m6', cultistAt('red'), cultistAt('yellow')),
    plain(card('e1.m7', orElse({ do: 'catch-fire' }, stress(1)))),
    plain(card('e1.m8', orElse(attack('cultist'), nearestComes('cultist')))),
  ],
  [
    card('e2.m1', eachMoves('deep-one', 2), summon('deep-one', 'blue')),
    card('e2.m2', each([stress(1)], { is: 'in-water' }), summon('deep-one', 'water')),
    card('e2.m3', each([when(holding('idol'), [stress(2)], [stress(1)])])),
    card('e2.m4', cultistAt('red'), cultistsClose(1)),
    card('e2.m5', orElse(attack('deep-one'), nearestComes('deep-one'))),
    card(
      'e2.m6',
      when(
        holding('idol'),
        [choose([sanity(1)], [{ do: 'put-down-idol' }])],
        [cultistAt('yellow')],
      ),
    ),
    plain(card('e2.m7', when({ is: 'in-water' }, [wounds(1)], [stress(1)]))),
    plain(card('e2.m8', cultistAt('red'), cultistAt('yellow'))),
  ],
  [
    card('e3.m1', eachMoves('ghoul', 2), summon('ghoul', 'yellow')),
    card('e3.m2', summon('ghoul', 'red'), cultistAt('blue')),
    card('e3.m3', orElse(attack('ghoul'), summon('ghoul', 'yellow'))),
    card('e3.m4', cultistAt('blue'), cultistsClose(1)),
    card('e3.m5', each([when(holding('bones'), [sanity(1)], [stress(1)])])),
    card('e3.m6', stress(1), nearestComes('ghoul')),
    plain(card('e3.m7', { do: 'heal-enemies', who: 'ghoul' }, cultistAt('red'))),
    plain(card('e3.m8', { do: 'turn-grave' }, stress(1))),
  ],
  [
    card(
      'e4.m1',
      { do: 'move', who: 'byakhee', which: 'each', to: 'you' },
      summon('byakhee', 'red'),
    ),
    card('e4.m2', each([sanity(1)])),
    card('e4.m3', cultistAt('yellow'), cultistsClose(2)),
    card('e4.m4', orElse({ do: 'realign' }, cultistAt('red'))),
    card('e4.m5', { do: 'blow-to-gate' }, stress(1)),
    card('e4.m6', each([stress(1)], { is: 'within', spaces: 1, of: 'byakhee' }), cultistAt('blue')),
    plain(card('e4.m7', orElse(attack('byakhee'), nearestComes('byakhee', 3)))),
    plain(card('e4.m8', cultistAt('red'), cultistAt('yellow'))),
  ],
  [
    card('e5.m1', eachMoves('hunting-horror', 2), summon('hunting-horror', 'blue')),
    card('e5.m2', orElse({ do: 'darken' }, stress(1))),
    card('e5.m3', { do: 'douse' }, each([stress(1)], { is: 'in-dark' })),
    card('e5.m4', cultistAt('red'), cultistsClose(1)),
    card('e5.m5', each([stress(1)])),
    card('e5.m6', when({ is: 'in-dark' }, [sanity(1)], [stress(1)])),
    plain(card('e5.m7', cultistAt('yellow'), cultistAt('blue'))),
    plain(
      card(
        'e5.m8',
        when(onMap('hunting-horror'), [nearestComes('hunting-horror')], [cultistAt('red')]),
      ),
    ),
  ],
  [
    card('e6.m1', when(onMap('shoggoth'), [eachMoves('shoggoth', 2)], [summon('shoggoth', 'red')])),
    card(
      'e6.m2',
      when(onMap('chthonian'), [eachMoves('chthonian', 3)], [summon('chthonian', 'blue')]),
    ),
    card('e6.m3', each([stress(1)])),
    card('e6.m4', cultistAt('yellow'), cultistsClose(2)),
    card(
      'e6.m5',
      orElse(each([sanity(1)], { is: 'within', spaces: 2, of: 'shoggoth' }), stress(1)),
    ),
    card('e6.m6', choose([pay(2)], [wounds(1)])),
    plain(card('e6.m7', orElse({ do: 'unpack' }, stress(1)))),
    plain(card('e6.m8', cultistAt('red'), cultistAt('blue'))),
  ],
]
