import { Icon, LookButton, SeatMark } from '@eldertable/board-kit'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { ELDER, NOBODY, NOWHERE } from '../state.ts'
import { elderNames, episodeNames } from '../text/names.ts'
import { openState, playsTwo } from '../text/telling.ts'
import { isSlain, stateInWords } from '../text/ritual.ts'
import { LAST_GREEN, SPACES } from './ritual.tsx'
import { Bars } from './seat.tsx'
import type { DmdTable } from './table.ts'
import { nameOfHero } from './words.ts'

/** Beside the small map: how far the ritual has come, the Elder One once it is there, and one investigator's tracks. */
export function SmallStanding({ table, hero }: { table: DmdTable; hero: number }) {
  const { elder, settings } = table
  const name = elderNames[settings.elderOne]
  const s = openState({ table })
  const burning = table.heroes[hero]?.fire ?? 0
  const isUndecided = table.heroes[hero]?.who === NOBODY
  return (
    <div className="dmd-standing">
      <LookButton id="track:0" className="dmd-ritual" isInTabOrder>
        <span>{episodeNames[settings.episode]}</span>
        <b>{isSlain(table) ? `${name} is dead` : `${name}: ${elder.track} of 8`}</b>
        <span className="dmd-steps" aria-hidden="true">
          {SPACES.map((space) => (
            <i
              key={space}
              className={[
                space <= LAST_GREEN ? 'green' : 'red',
                space === elder.track ? 'here' : '',
              ].join(' ')}
            />
          ))}
        </span>
        <span>{stateInWords(table)}</span>
      </LookButton>
      {elder.space === NOWHERE || isSlain(table) ? null : (
        <LookButton id="stage:0" className="dmd-ritual" isInTabOrder>
          <b>{`Stage ${elder.stage}`}</b>
          <span>{`${woundsOf(s, ELDER)} of ${healthOf(s, ELDER)} wounds`}</span>
        </LookButton>
      )}
      {isUndecided ? null : (
        <div>
          {playsTwo(hero, { table }) ? (
            <b className="dmd-whose">
              <SeatMark seat={hero} size={20} /> {nameOfHero(table, hero, [])}
            </b>
          ) : null}
          <Bars {...{ table, hero }} />
          {burning === 0 ? null : (
            <LookButton id={`fire:${hero}`} className="dmd-burning" isInTabOrder>
              <Icon name="flame" /> {`Burning: ${burning}`}
            </LookButton>
          )}
        </div>
      )}
    </div>
  )
}
