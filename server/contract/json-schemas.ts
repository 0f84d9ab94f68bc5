import { z } from 'zod'

/** A JSON Schema, as OpenAPI 3.1 and AsyncAPI 3 have them. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * JSON Schemas of these schemas, as they stand under `components/schemas`, where one that is part of another is named.
 * `input` is what may be sent, `output` what is made of it.
 */
export function jsonSchemas(
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: schemaRef,
    // Data of a title's own: what is known of it stands in its description.
    unrepresentable: 'any',
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => [id, schema]),
  )
}

/** Where a schema with this name is in its document. */
export const schemaRef = (name: string): string => `#/components/schemas/${name}`
