import { Icon, TargetButton } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { CHARACTERS } from '../pieces/characters.ts'
import type { MashProps } from './table.ts'

/** The four who can be played, one below the other; who is taken says by whom. */
export function SmallChoosing({ table, seats, lit, onAim, onPick }: MashProps) {
  return (
    <div className="cm-small cm-choosing">
      {CHARACTERS.map(({ slug, name, icon, ...card }, character) => {
        const { melee, ranged, defence, move, actions, health, mentality } = card
        const by = table.heroes.findIndex((hero) => hero.character === character)
        const id = `character:${character}`
        return (
          <TargetButton
            key={slug}
            id={id}
            className="cm-who"
            light={lit.get(id)}
            {...{ onAim, onPick }}
          >
            <Icon name={icon} />
            <b>{name}</b>
            <span>
              {`Health ${health}, mentality ${mentality}, defence ${defence}, move ${move}, ${counted(actions, 'action')}`}
            </span>
            <span>
              {by < 0
                ? `Strikes with a d${melee}, shoots with a d${ranged}`
                : `Taken by ${seats[by]?.name ?? 'somebody'}`}
            </span>
          </TargetButton>
        )
      })}
    </div>
  )
}
