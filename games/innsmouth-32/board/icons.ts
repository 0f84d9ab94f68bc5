import type { IconName } from '@eldertable/board-kit'
import { cardAt } from '../pieces/cards.ts'

export const iconOf = (card: number): IconName => cardAt(card).icon
