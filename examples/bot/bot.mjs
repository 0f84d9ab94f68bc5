// A bot for Eldertable that plays through the same door as everybody else. It needs Node and `npm install ws`.
//
//   node bot.mjs http://127.0.0.1:3232 BXKWTM      sits down at the table with this code
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

const [server = 'http://127.0.0.1:3232', code = ''] = process.argv.slice(2)
let cookie = ''

/** One request; what the server refuses it explains in a sentence. */
async function ask(method, path, body = {}) {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(server + path, {
    method,
    headers,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  const data = await answer.json()
  // Somebody at the table may have our name: then one is offered that is free.
  if (data.offer !== undefined) return ask(method, path, { ...body, name: data.offer })
  if (!answer.ok) throw new Error(data.sentence)
  return data
}

/** The only part with an opinion. `options` is what the rules allow now; for an amount, from `argument` to `upTo`. */
function choose({ menu }) {
  const option = menu.options[Math.floor(Math.random() * menu.options.length)]
  const more = option.upTo === undefined ? 0 : option.upTo - option.argument
  return option.pick + Math.floor(Math.random() * (more + 1))
}

await ask('POST', '/api/guest', { name: 'Example bot' })
const { id: match } = await ask('GET', `/api/codes/${code}`)
await ask('POST', `/api/tables/${match}/join`)

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { cookie } })
let last = {}
const send = (message) => socket.send(JSON.stringify(message))
socket.on('open', () => send({ t: 'hello', v: 2 }))
socket.on('close', (why) => process.exit(why === 1000 ? 0 : 1))
socket.on('message', (/** @type {Buffer} */ data) => {
  const message = JSON.parse(data.toString())
  if (message.t === 'welcome') send({ t: 'watch', match })
  // `table` tells everything, `moved` what has changed; both say what we are asked now, if we are.
  const now = message.t === 'table' ? message.view : message
  const isNews = message.t === 'table' || message.t === 'moved'
  if (isNews && now?.menu) {
    last = { t: 'pick', match, id: randomUUID(), at: message.moment, pick: choose(now) }
    send(last)
  }
  // Too quick for the server: the same again, which is done once however often it arrives.
  if (message.reason === 'too-many-messages') setTimeout(() => send(last), 1000)
  else if (message.t === 'refused') console.error(message.sentence)
  if (isNews && now?.decision === null) {
    console.log('The match is over.')
    socket.close(1000)
  }
})
