/** The moments at which a power may be used; `free` stands for Dawn of anybody's turn and one's own Ready and Buy. */
export type When =
  | 'free'
  | 'command'
  | 'ready'
  | 'throw'
  | 'meet'
  | 'lose'
  | 'owe'
  | 'draw'
  | 'gate'
  | 'counter'
  | 'buy'

export type Use = 'one-shot' | 'continuous' | 'reusable'

/** One title of the Mythos Deck, as its row in the rulebook has it. */
export interface Card {
  id: string
  key: CardKey
  type: 'ally' | 'spell' | 'item' | 'book' | 'monster' | 'old-one' | 'other'
  copies: number
  use: Use | null
  when: readonly When[]
  cost: number
  kind: string
  loss: number
  dice: number
}

const nothing = { use: null, when: [], cost: 0, kind: '', loss: 0, dice: 0 } as const

const ally = (id: string, key: CardKey, copies: number, when: When[], cost: number): Card => ({
  ...nothing,
  id,
  key,
  type: 'ally',
  copies,
  when,
  cost,
})
const artifact =
  (type: 'spell' | 'item' | 'book') =>
  (id: string, key: CardKey, copies: number, use: Use, when: When[], cost: number): Card => ({
    ...nothing,
    id,
    key,
    type,
    copies,
    use,
    when,
    cost,
  })
const spell = artifact('spell')
const item = artifact('item')
const book = artifact('book')
const monster = (
  id: string,
  key: CardKey,
  kind: string,
  copies: number,
  loss: number,
  dice: number,
): Card => ({ ...nothing, id, key, type: 'monster', copies, kind, loss, dice })
const oldOne = (id: string, key: CardKey, copies: number, loss: number, dice: number): Card => ({
  ...nothing,
  id,
  key,
  type: 'old-one',
  copies,
  kind: key,
  loss,
  dice,
})
const other = (id: string, key: CardKey, copies: number): Card => ({
  ...nothing,
  id,
  key,
  type: 'other',
  copies,
})

const cardKeys = [
  'old-school-friend',
  'professor-armitage',
  'randolph-carter',
  'inspector-legrasse',
  'zadok-allen',
  'herbert-west',
  'the-cats-of-ulthar',
  'richard-pickman',
  'wilbur-whateley',
  'keziah-mason',
  'the-night-nurse',
  'elder-sign',
  'words-of-dismissal',
  'voorish-sign',
  'dho-hna-formula',
  'the-withering-word',
  'nightmare-sending',
  'exchange-of-minds',
  'mesmerise',
  'bind-the-thing',
  'cloud-memory',
  'warding-eye',
  'get-out-of-arkham-asylum',
  'the-silver-key',
  'powder-of-ibn-ghazi',
  'antarctic-soapstone',
  'gilmans-set-square',
  'laudanum',
  'commitment-papers',
  'forged-deed',
  'the-king-in-yellow',
  'pnakotic-manuscripts',
  'azathoth-and-other-horrors',
  'seven-cryptical-books-of-hsan',
  'de-vermis-mysteriis',
  'zombie',
  'ghoul',
  'ghast',
  'deep-one',
  'robed-cultist',
  'tcho-tcho',
  'fungus-from-yuggoth',
  'rat-thing',
  'nightgaunt',
  'dimensional-shambler',
  'moon-beast',
  'colour-out-of-space',
  'gug',
  'hound-of-tindalos',
  'thousandth-young',
  'star-spawn',
  'shoggoth',
  'ghatanothoa',
  'cthulhu',
  'nyarlathotep',
  'shub-niggurath',
  'tsathoggua',
  'go-to-arkham-asylum',
  'a-bequest-from-uncle-theobald',
  'rest-cure',
  'dreams-of-the-drowned-city',
  'carried-to-yuggoth',
  'book-burning',
  'raid-on-the-lodge',
  'the-stars-wheel',
  'the-last-trolley',
  'thin-place',
  'reservoir-levy',
] as const
export type CardKey = (typeof cardKeys)[number]

/** Every title in the order of the rulebook. */
export const cardTable: readonly Card[] = [
  // Allies: windows, cost
  ally('NEC-CARD-1', 'old-school-friend', 2, [], 0),
  ally('NEC-CARD-2', 'professor-armitage', 1, [], 0),
  ally('NEC-CARD-3', 'randolph-carter', 1, ['gate'], 0),
  ally('NEC-CARD-4', 'inspector-legrasse', 1, [], 0),
  ally('NEC-CARD-5', 'zadok-allen', 1, ['draw'], 3),
  ally('NEC-CARD-6', 'herbert-west', 1, [], 0),
  ally('NEC-CARD-7', 'the-cats-of-ulthar', 1, [], 0),
  ally('NEC-CARD-8', 'richard-pickman', 1, [], 0),
  ally('NEC-CARD-9', 'wilbur-whateley', 1, [], 0),
  ally('NEC-CARD-10', 'keziah-mason', 1, ['ready'], 4),
  ally('NEC-CARD-11', 'the-night-nurse', 1, [], 0),
  // Spells: copies, use, windows, cost
  spell('NEC-CARD-12', 'elder-sign', 2, 'one-shot', ['meet'], 3),
  spell('NEC-CARD-13', 'words-of-dismissal', 1, 'reusable', ['free'], 7),
  spell('NEC-CARD-14', 'voorish-sign', 1, 'reusable', ['meet'], 2),
  spell('NEC-CARD-15', 'dho-hna-formula', 1, 'one-shot', ['free', 'meet'], 12),
  spell('NEC-CARD-16', 'the-withering-word', 1, 'reusable', ['free'], 3),
  spell('NEC-CARD-17', 'nightmare-sending', 1, 'one-shot', ['free'], 4),
  spell('NEC-CARD-18', 'exchange-of-minds', 1, 'one-shot', ['ready'], 5),
  spell('NEC-CARD-19', 'mesmerise', 1, 'one-shot', ['free'], 4),
  spell('NEC-CARD-20', 'bind-the-thing', 1, 'reusable', ['command'], 3),
  spell('NEC-CARD-21', 'cloud-memory', 1, 'one-shot', ['owe'], 4),
  spell('NEC-CARD-22', 'warding-eye', 1, 'one-shot', ['counter'], 2),
  // Items
  item('NEC-CARD-23', 'get-out-of-arkham-asylum', 2, 'one-shot', ['free'], 0),
  item('NEC-CARD-24', 'the-silver-key', 1, 'reusable', ['gate'], 2),
  item('NEC-CARD-25', 'powder-of-ibn-ghazi', 1, 'one-shot', ['meet'], 0),
  item('NEC-CARD-26', 'antarctic-soapstone', 1, 'continuous', [], 0),
  item('NEC-CARD-27', 'gilmans-set-square', 1, 'one-shot', ['ready'], 4),
  item('NEC-CARD-28', 'laudanum', 1, 'one-shot', ['free', 'meet', 'lose', 'owe'], 0),
  item('NEC-CARD-29', 'commitment-papers', 1, 'one-shot', ['ready', 'buy'], 0),
  item('NEC-CARD-30', 'forged-deed', 1, 'one-shot', ['buy'], 0),
  // Books
  book('NEC-CARD-31', 'the-king-in-yellow', 1, 'one-shot', ['free'], 0),
  book('NEC-CARD-32', 'pnakotic-manuscripts', 1, 'reusable', ['ready'], 1),
  book('NEC-CARD-33', 'azathoth-and-other-horrors', 1, 'continuous', [], 0),
  book('NEC-CARD-34', 'seven-cryptical-books-of-hsan', 1, 'one-shot', ['ready'], 3),
  book('NEC-CARD-35', 'de-vermis-mysteriis', 1, 'continuous', [], 0),
  // Monsters: kind, copies, loss, dice
  monster('NEC-CARD-36', 'zombie', 'zombie', 3, 5, 1),
  monster('NEC-CARD-37', 'ghoul', 'ghoul', 3, 6, 2),
  monster('NEC-CARD-38', 'ghast', 'ghast', 2, 8, 2),
  monster('NEC-CARD-39', 'deep-one', 'deep-one', 3, 6, 2),
  monster('NEC-CARD-40', 'robed-cultist', 'cultist', 3, 4, 2),
  monster('NEC-CARD-41', 'tcho-tcho', 'tcho-tcho', 2, 7, 2),
  monster('NEC-CARD-42', 'fungus-from-yuggoth', 'mi-go', 2, 8, 2),
  monster('NEC-CARD-43', 'rat-thing', 'rat-thing', 1, 3, 2),
  monster('NEC-CARD-44', 'nightgaunt', 'nightgaunt', 1, 4, 2),
  monster('NEC-CARD-45', 'dimensional-shambler', 'shambler', 1, 7, 2),
  monster('NEC-CARD-46', 'moon-beast', 'moon-beast', 1, 9, 2),
  monster('NEC-CARD-47', 'colour-out-of-space', 'colour', 1, 9, 2),
  monster('NEC-CARD-48', 'gug', 'gug', 1, 10, 2),
  monster('NEC-CARD-49', 'hound-of-tindalos', 'hound', 1, 12, 3),
  monster('NEC-CARD-50', 'thousandth-young', 'young', 1, 13, 2),
  monster('NEC-CARD-51', 'star-spawn', 'star-spawn', 1, 15, 2),
  monster('NEC-CARD-52', 'shoggoth', 'shoggoth', 1, 16, 1),
  // Great Old Ones: copies, loss, dice
  oldOne('NEC-CARD-53', 'ghatanothoa', 1, 20, 2),
  oldOne('NEC-CARD-54', 'cthulhu', 1, 30, 2),
  oldOne('NEC-CARD-55', 'nyarlathotep', 1, 18, 2),
  oldOne('NEC-CARD-56', 'shub-niggurath', 1, 20, 2),
  oldOne('NEC-CARD-57', 'tsathoggua', 1, 12, 1),
  // Other cards: copies
  other('NEC-CARD-58', 'go-to-arkham-asylum', 2),
  other('NEC-CARD-59', 'a-bequest-from-uncle-theobald', 1),
  other('NEC-CARD-60', 'rest-cure', 1),
  other('NEC-CARD-61', 'dreams-of-the-drowned-city', 1),
  other('NEC-CARD-62', 'carried-to-yuggoth', 1),
  other('NEC-CARD-63', 'book-burning', 1),
  other('NEC-CARD-64', 'raid-on-the-lodge', 1),
  other('NEC-CARD-65', 'the-stars-wheel', 1),
  other('NEC-CARD-66', 'the-last-trolley', 1),
  other('NEC-CARD-67', 'thin-place', 1),
  other('NEC-CARD-68', 'reservoir-levy', 1),
]

/** The 83 cards of the deck: several copies of a title are several cards with numbers in a row. */
export const deckCards: readonly Card[] = cardTable.flatMap((card) =>
  Array.from({ length: card.copies }, () => card),
)

export function cardAt(number: number): Card {
  const card = deckCards[number]
  if (card === undefined) throw new RangeError(`there is no card ${number}`)
  return card
}

const numbers = new Map<CardKey, number>()
for (const [number, card] of deckCards.entries())
  if (!numbers.has(card.key)) numbers.set(card.key, number)

/** The number of a title's first, or only, card. */
export function cardNumber(key: CardKey): number {
  return numbers.get(key) ?? -1
}

export function isOldOne(card: number): boolean {
  return cardAt(card).type === 'old-one'
}
