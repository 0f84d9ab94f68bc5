import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsText } from './fields-text.ts'

it('a record is the same after being written with a line for each field', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      // JSON knows no -0 and no own __proto__ in a literal, so compare with what JSON itself makes of it.
      const text = fieldsText(record)
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(record))
    }),
  )
  expect(fieldsText({ a: [1, 2], b: { c: 'x' } })).toBe('{\n  "a": [1,2],\n  "b": {"c":"x"}\n}\n')
})
