import type { WordingsGiven } from '@eldertable/testkit/title/given.ts'
import { mats } from '../pieces/mats.ts'
import { oldOnes, type OldOneKey } from '../pieces/old-ones.ts'
import { pages } from '../pieces/pages.ts'
import { sites } from '../pieces/towns.ts'
import { type Icon, wheelIcons } from '../pieces/wheel.ts'
import { pageCost, pageTitle, siteCost } from '../text/pieces.ts'
import { rulebook } from './rulebook.ts'

const icons: Readonly<Record<Icon, string>> = {
  lull: 'TEC-POINT-2',
  rift: 'TEC-POINT-4',
  surge: 'TEC-POINT-7',
  omenFear: 'TEC-POINT-6',
  omenRage: 'TEC-POINT-6',
  omenGreed: 'TEC-POINT-6',
}
const powers: Readonly<Record<OldOneKey, readonly string[]>> = {
  nyarlathotep: ['TEC-POWER-7'],
  yogSothoth: ['TEC-POWER-9', 'TEC-POWER-11'],
  yig: ['TEC-POWER-12'],
  cthulhu: ['TEC-POWER-14', 'TEC-POWER-15'],
}

export const wordings: readonly WordingsGiven[] = [
  {
    of: 'on Town Cards',
    wordings() {
      const rows = rulebook.recordsUnder('Town Cards')
      return sites.map(({ key, rule, says }, site) => ({
        piece: key,
        printed: `${rows[site]?.['Cost']}. ${rulebook.rules(rule)}`,
        words: `${siteCost(site)}. ${says}`,
        untold: key === 'light' ? [2] : [], // "to either side"
      }))
    },
  },
  {
    of: 'on the buttons of Town Cards',
    wordings: () =>
      sites.map(({ key, rule, deed }) => ({
        piece: key,
        printed: rulebook.rules(rule),
        words: deed,
        isSummary: true,
      })),
  },
  {
    of: 'on Page Cards',
    wordings: () =>
      rulebook.recordsUnder('Page Cards').map((row, card) => ({
        piece: pages[card]?.key ?? '',
        printed: ['Fear cost', 'Rage cost', 'Greed cost', 'Page numbers']
          .map((column) => row[column])
          .join('; '),
        words: `${pageTitle(card)}: ${pageCost(card)}`,
      })),
  },
  {
    of: 'on Player Mats',
    wordings: () =>
      mats.flatMap(({ key, note, says }, mat) => {
        const printed = rulebook.rules(`TEC-CHAR-${mat + 1}`)
        return [
          { piece: key, printed, words: says },
          { piece: `the note of the ${key}`, printed, words: note },
        ]
      }),
  },
  {
    of: 'on the wheel and the Great Old Ones',
    wordings: () => [
      ...(Object.keys(icons) as Icon[]).map((icon) => ({
        piece: icon,
        printed: rulebook.rules(icons[icon]),
        words: wheelIcons[icon].says,
      })),
      ...(Object.keys(oldOnes) as OldOneKey[]).map((key) => ({
        piece: key,
        printed: rulebook.rules(...powers[key]),
        words: oldOnes[key].power('Fear'),
      })),
    ],
  },
]
