import { change, decision, event, menu, option, reason } from '@eldertable/protocol/wire-shapes.ts'
import { clientMessage, serverMessage, WIRE_VERSION } from '@eldertable/protocol/wire.ts'
import type { z } from 'zod'
import { COOKIE } from '../guests.ts'
import { jsonSchemas, schemaRef, type JsonSchema } from './json-schemas.ts'

/** What messages have in common, by the name that it has in the document. */
const SHARED = {
  Option: option,
  Menu: menu,
  Decision: decision,
  Event: event,
  Change: change,
  Reason: reason,
}

/** The messages over the WebSocket as AsyncAPI has it, made of the schemas by which they are read. */
export function asyncApi(): object {
  const heard = messagesIn('client', clientMessage.options)
  const told = messagesIn('server', serverMessage.options)
  const schemas = {
    ...jsonSchemas(heard, 'input'),
    ...jsonSchemas({ ...SHARED, ...told }, 'output'),
  }
  const names = [...Object.keys(heard), ...Object.keys(told)]
  const refs = (of: object, to: string) =>
    Object.keys(of).map((name) => ({ $ref: `${to}/${name}` }))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Eldertable',
      version: String(WIRE_VERSION),
      description: `Playing and watching. Say \`hello\` first; who you are comes from the cookie ${COOKIE}, which POST /api/guest gives: see /api/openapi.json. Messages are JSON objects, and \`t\` says which.`,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      ws: {
        address: '/ws',
        description: 'A WebSocket: one JSON object in each text frame.',
        messages: Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      hear: {
        action: 'receive',
        summary: 'What a client can say.',
        channel: { $ref: '#/channels/ws' },
        messages: refs(heard, '#/channels/ws/messages'),
      },
      tell: {
        action: 'send',
        summary: 'What the server can say.',
        channel: { $ref: '#/channels/ws' },
        messages: refs(told, '#/channels/ws/messages'),
      },
    },
    components: {
      messages: Object.fromEntries(names.map((name) => [name, messageOf(name, schemas[name])])),
      schemas,
    },
  }
}

function messagesIn(
  side: 'client' | 'server',
  options: readonly (z.ZodObject & { shape: { t: z.ZodLiteral } })[],
): Record<string, z.ZodType> {
  return Object.fromEntries(options.map((one) => [`${side}-${one.shape.t.value}`, one]))
}

function messageOf(name: string, { description }: JsonSchema = {}): object {
  return {
    name: name.slice(name.indexOf('-') + 1),
    summary: description,
    payload: { $ref: schemaRef(name) },
  }
}
