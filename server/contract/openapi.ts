import {
  guestAnswer,
  refusalAnswer,
  tableAnswer,
  tableSummary,
  titleSummary,
} from '@eldertable/protocol/wire-answers.ts'
import { banForAdmin, personForAdmin, tableForAdmin } from '@eldertable/protocol/wire-admin.ts'
import { WIRE_VERSION } from '@eldertable/protocol/wire.ts'
import type { z } from 'zod'
import { COOKIE } from '../guests.ts'
import { jsonSchemas, schemaRef, type JsonSchema } from './json-schemas.ts'
import { operations, type Operation } from './operations.ts'

/** What several operations answer, by the name that it has in the document. */
const SHARED = {
  Refusal: refusalAnswer,
  Guest: guestAnswer,
  Table: tableSummary,
  TableFound: tableAnswer,
  Title: titleSummary,
  TableForAdmin: tableForAdmin,
  PersonForAdmin: personForAdmin,
  BanForAdmin: banForAdmin,
}
const sharedNames = new Map<unknown, string>(
  Object.entries(SHARED).map(([name, schema]) => [schema, name]),
)

const GUEST = [{ guest: [] }]
const SECURITY = { anybody: [{}, ...GUEST], guest: GUEST, host: [{ host: [] }] }

const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The id of a table.',
  code: 'The code of a table.',
  name: 'The code or the id of a table.',
  shunned: 'As `listShunned` has it.',
  way: 'The id of a way, as `listNotices` has it.',
}

/** The HTTP interface as OpenAPI has it, made of what the server itself goes by. */
export function openApi(): object {
  const bodies: Record<string, z.ZodType> = {}
  const answers: Record<string, z.ZodType> = { ...SHARED }
  const paths: Record<string, Record<string, object>> = {}
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ')
    const at = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    if (operation.body !== undefined) bodies[bodyName(operation)] = operation.body
    for (const answer of Object.values(operation.answers))
      if (typeof answer !== 'string' && !sharedNames.has(answer))
        answers[answerName(operation, answer)] = answer
    at[method.toLowerCase()] = described(path, operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Eldertable',
      version: String(WIRE_VERSION),
      description:
        'Tables are opened, found and joined over HTTP, and played over the WebSocket at /ws: see /api/asyncapi.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...jsonSchemas(bodies, 'input'), ...jsonSchemas(answers, 'output') },
      responses: {
        Refused: {
          description: 'It is refused: a reason for programs and a sentence for people.',
          content: json('Refusal'),
        },
      },
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Set by `becomeGuest` and `usePass`.',
        },
        host: {
          type: 'http',
          scheme: 'bearer',
          description:
            'ADMIN_TOKEN; without one these are for the socket in the data folder alone.',
        },
      },
    },
  }
}

function described(path: string, operation: Operation): object {
  const { id, says, by, body, answers } = operation
  const parameters = [...inPath(path), ...inQuery(operation)]
  return {
    operationId: id,
    summary: says,
    tags: [by === 'host' ? 'host' : (path.split('/')[2] ?? 'operating')],
    security: SECURITY[by],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: json(bodyName(operation)),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, response(operation, answer)]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function response(operation: Operation, answer: Operation['answers'][number]): object {
  if (answer === 'empty') return { description: 'It is done.' }
  if (answer === 'text')
    return { description: 'As text.', content: { 'text/plain': { schema: { type: 'string' } } } }
  return { description: operation.says, content: json(answerName(operation, answer)) }
}

const inPath = (path: string): object[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETERS[name],
    schema: { type: 'string' },
  }))

function inQuery({ query }: Operation): object[] {
  if (query === undefined) return []
  const { properties, required } = jsonSchemas({ query }, 'input')['query'] as {
    properties: Record<string, JsonSchema>
    required: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const json = (name: string): object => ({
  'application/json': { schema: { $ref: schemaRef(name) } },
})
const bodyName = ({ id }: Operation): string => `${id}Body`
const answerName = ({ id }: Operation, answer: z.ZodType): string =>
  sharedNames.get(answer) ?? `${id}Answer`
