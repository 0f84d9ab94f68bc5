import { ABILITIES, type Ability, type AbilitySlug } from '../pieces/abilities.ts'
import { characterAt } from '../pieces/characters.ts'

export const characterName = (character: number): string => characterAt(character).name

export const abilitiesOf = (character: number): readonly Ability<AbilitySlug>[] =>
  ABILITIES.filter((ability) => ability.character === character)
