import { counted } from '@eldertable/kernel'
import { isChargedPillar } from '../episodes/episode-6.ts'
import { isLitCircuit } from '../rules/light.ts'
import { NOBODY, NOWHERE, type DmdState, type Thing } from '../state.ts'

/** Whether the Elder One is dead: its figure is gone, though the table still knows where it stood. */
export const isSlain = ({ outcome }: Pick<DmdState['table'], 'outcome'>): boolean =>
  outcome?.ending === 'slain'

/** How far the ritual is. */
export function stateInWords(table: DmdState['table']): string {
  const { isDisrupted, things, elder, settings } = table
  if (isSlain(table)) return 'It is over: you have won'
  if (isDisrupted) return elder.stage > 1 ? 'Disrupted: kill it' : 'Disrupted'
  const count = (is: (thing: Thing) => boolean): number => things.filter(is).length
  const left = (kind: Thing['kind']): number => count((one) => one.kind === kind && !isGone(one))
  switch (settings.episode) {
    case '1':
      return `${counted(left('retort'), 'Retort')} left`
    case '2':
      return `${counted(left('idol'), 'Idol')} left`
    case '3':
      return `Bones at rest: ${count((one) => one.kind === 'bones' && isGone(one))} of 3`
    case '4':
      return `${counted(left('lens'), 'Lens', 'Lenses')} left`
    case '5':
      return `Circuits lit: ${count(isLitCircuit)} of 4`
    case '6': {
      const charged = count(isChargedPillar)
      return charged === things.length ? 'Now light the fuse' : `Pillars charged: ${charged} of 4`
    }
  }
}

const isGone = ({ space, holder }: Thing): boolean => space === NOWHERE && holder === NOBODY
