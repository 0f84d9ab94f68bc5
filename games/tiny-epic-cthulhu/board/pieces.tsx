import { RuleChip, type SeatProps } from '@eldertable/board-kit'
import { kindNames } from '../pieces/colours.ts'
import { matAt } from '../pieces/mats.ts'
import { pageAt } from '../pieces/pages.ts'
import { NO_MAT, type Character, type TecTable } from '../state.ts'
import { amounts, rowsInWords } from '../text/pieces.ts'
import { CharacterMark } from './characters.tsx'
import { PageCard, PAGE_HEIGHT, PAGE_WIDTH } from './page-card.tsx'
import { PlayerMat } from './player-mat.tsx'
import { nothing } from '../foresight/preview.ts'

type OnRule = (rule: string) => void

/** A player's character and pages, and then those of the Assistants that the player has or shares. */
export function Pieces({ table, seat, onRule }: SeatProps<TecTable> & { onRule: OnRule }) {
  return table.characters.map((one, character) =>
    one.seat === seat || one.isAssistant ? (
      // A character is its number.
      // oxlint-disable-next-line react/no-array-index-key
      <CharacterPieces key={character} {...{ table, one, character, onRule }} />
    ) : null,
  )
}

function CharacterPieces({
  table,
  one,
  character,
  onRule,
}: {
  table: TecTable
  one: Character
  character: number
  onRule: OnRule
}) {
  return (
    <>
      <article className="piece">
        <h4>
          <CharacterMark table={table} character={character} size={26} />{' '}
          {one.mat === NO_MAT ? 'Not chosen yet' : matAt(one.mat).full}
        </h4>
        <PlayerMat one={one} number={character} preview={nothing} />
        {one.isAssistant ? <AssistantText onRule={onRule} /> : null}
        {one.mat === NO_MAT || one.isAssistant ? null : <Ability mat={one.mat} onRule={onRule} />}
      </article>
      {one.pages.map((card) => (
        <PagePiece key={card} card={card} />
      ))}
    </>
  )
}

/** TEC-ABILITY-1 to TEC-ABILITY-3 */
function Ability({ mat, onRule }: { mat: number; onRule: OnRule }) {
  const { ability, role, rule, says } = matAt(mat)
  return (
    <>
      <p>
        {role}. <b>{ability}:</b> {says}
      </p>
      <RuleChip id={rule} onOpen={onRule} />
    </>
  )
}

function AssistantText({ onRule }: { onRule: OnRule }) {
  return (
    <>
      <p>Plays by itself: collects, moves, seals, translates and banishes in that order.</p>
      <RuleChip id="TEC-ASSIST-1" onOpen={onRule} />
    </>
  )
}

function PagePiece({ card }: { card: number }) {
  const { numbers, rune, cost } = pageAt(card)
  return (
    <article className="piece tec-page">
      <svg
        viewBox={`-1 -1 ${PAGE_WIDTH + 2} ${PAGE_HEIGHT + 2}`}
        width={PAGE_WIDTH * 1.2}
        height={PAGE_HEIGHT * 1.2}
        aria-hidden="true"
      >
        <PageCard page={card} x={0} y={0} />
      </svg>
      <div>
        <h4>{`Rune of ${kindNames[rune]}`}</h4>
        <p>{`Translated for ${amounts(cost)} into ${rowsInWords(numbers)}.`}</p>
      </div>
    </article>
  )
}
