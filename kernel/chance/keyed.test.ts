import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentTo, KeyedChance } from '../index.ts'
import { chiSquare, countDraws, countOrders, ONE_IN_A_THOUSAND } from '../testing/chi-square.ts'

const KEY = '00112233445566778899aabbccddeeff0123456789abcdef0fedcba987654321'

/** Number n of the stream by its published definition, worked out with other code than ours. */
function streamAt(key: string, n: number): number {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(n))
  const message = Buffer.concat([Buffer.from('eldertable chance 1'), counter])
  return createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest().readUIntBE(0, 6)
}

const draw = (chance: KeyedChance, limit: number, times: number): number[] =>
  Array.from({ length: times }, () => chance.below(limit))

describe('the stream', () => {
  it('is HMAC-SHA-256 over purpose and counter, six bytes, modulo the limit', () => {
    const chance = new KeyedChance(KEY)
    for (const [n, limit] of [6, 6, 20, 52, 2, 1, 1000, 65_536].entries())
      expect(chance.below(limit)).toBe(streamAt(KEY, n) % limit)
  })

  it('throws dice from 1 up', () => {
    const chance = new KeyedChance(KEY)
    for (let n = 0; n < 20; n++) expect(chance.die(6)).toBe((streamAt(KEY, n) % 6) + 1)
  })

  it('shuffles from the last item down', () => {
    const items = ['a', 'b', 'c', 'd', 'e']
    const expected = [...items]
    for (const [n, last] of [4, 3, 2, 1].entries()) {
      const other = streamAt(KEY, n) % (last + 1)
      const [one, two] = [expected[last] ?? '', expected[other] ?? '']
      expected[last] = two
      expected[other] = one
    }
    const chance = new KeyedChance(KEY)
    chance.shuffle(items)
    expect(items).toEqual(expected)
    expect(chance.counter).toBe(4)
  })

  it('passes over the numbers that would favour some results', () => {
    // The whole range holds this limit once and a rest that is almost as long.
    const limit = 2 ** 47 + 1
    const expected: number[] = []
    let n = 0
    for (; expected.length < 20; n++) {
      const number = streamAt(KEY, n)
      if (number < limit) expected.push(number)
    }
    const chance = new KeyedChance(KEY)
    expect(draw(chance, limit, 20)).toEqual(expected)
    expect(chance.counter).toBe(n)
    expect(n).toBeGreaterThan(25)
  })

  it('goes on from any place, also beyond 32 bits', () => {
    const whole = draw(new KeyedChance(KEY), 1000, 10)
    expect(draw(new KeyedChance(KEY, 4), 1000, 6)).toEqual(whole.slice(4))
    const far = new KeyedChance(KEY, 2 ** 32 - 1)
    expect(draw(far, 1000, 3)).toEqual([0, 1, 2].map((n) => streamAt(KEY, 2 ** 32 - 1 + n) % 1000))
    expect(far.counter).toBe(2 ** 32 + 2)
  })

  it('is another one for another key', () => {
    const other = KEY.replace('0', '1')
    expect(draw(new KeyedChance(other), 1000, 5)).not.toEqual(draw(new KeyedChance(KEY), 1000, 5))
  })
})

describe('fairness', () => {
  it.each([2, 6, 7, 10])('gives every number below %i equally often', (limit) => {
    const counts = countDraws(new KeyedChance(KEY), limit, 6000)
    expect(chiSquare(counts)).toBeLessThan(ONE_IN_A_THOUSAND[limit - 1] ?? 0)
  })

  it('gives every order of four items equally often', () => {
    const counts = countOrders(new KeyedChance(KEY), 2400)
    expect(counts).toHaveLength(24)
    expect(chiSquare(counts)).toBeLessThan(ONE_IN_A_THOUSAND[23] ?? 0)
  })
})

describe('the key', () => {
  it('is committed to by its SHA-256', () => {
    const expected = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex')
    expect(commitmentTo(KEY)).toBe(expected)
  })

  it('is 64 hexadecimal digits and nothing else', () => {
    for (const key of ['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), KEY.replace('0', 'x')]) {
      expect(() => new KeyedChance(key)).toThrow('64 hexadecimal digits')
      expect(() => commitmentTo(key)).toThrow('64 hexadecimal digits')
    }
  })
})

it('a draw among nothing is an error and not an endless search', () => {
  const chance = new KeyedChance(KEY)
  for (const limit of [0, -1, NaN]) expect(() => chance.below(limit)).toThrow(RangeError)
  expect(chance.counter).toBe(0)
})
