/** What the server must answer itself, whatever is kept. */
export const notOurs = /^\/(?:api|ws|healthz|metrics)(?:\/|$)/

/**
 * The service worker. It keeps every built file, answers navigations with the one page, and takes over from its
 * predecessor only when a page asks it to: nobody's table changes under his hands.
 */
export const workerSource = (version: string, files: readonly string[]): string => `
const PREFIX = 'eldertable-'
const CACHE = PREFIX + ${JSON.stringify(version)}
const FILES = ${JSON.stringify(files)}
const NOT_OURS = ${String(notOurs)}

// The name of a built file has its hash in it: what an older worker kept under that name is still right.
async function keep(cache, file) {
  const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined
  const answer = kept ?? (await fetch(file, { cache: 'reload' }))
  if (!answer.ok) throw new Error(file + ': ' + answer.status)
  await cache.put(file, answer)
}

async function install() {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map((file) => keep(cache, file)))
}

// Other pages may still need their old files: the next worker clears up after them.
async function activate() {
  await clients.claim()
  const pages = await clients.matchAll({ type: 'window' })
  if (pages.length > 1) return
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function answer(request) {
  const cache = await caches.open(CACHE)
  const wanted = request.mode === 'navigate' ? '/' : request
  const options = { ignoreVary: true }
  return (
    (await cache.match(wanted, options)) ??
    (await caches.match(wanted, options)) ??
    fetch(request)
  )
}

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('message', (event) => {
  if (event.data === 'update') skipWaiting()
})
// The notice of a turn leads to its table: to the page that has it, or to a new one. A page that looks back is
// brought to the open question.
async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === path)
  if (page === undefined) return clients.openWindow(path)
  const there = await page.focus()
  if (new URL(page.url).search !== '') await there.navigate(path)
}

// Whoever looks at the table has seen it; the system shows one notice for a table, the latest.
async function tell({ title, body, path, waiting }) {
  if (navigator.setAppBadge && Number.isInteger(waiting)) await navigator.setAppBadge(waiting).catch(() => {})
  const pages = await clients.matchAll({ type: 'window' })
  if (pages.some(({ url, focused }) => focused && new URL(url).pathname === path)) return
  const tag = 'eldertable-turn-' + path.split('/').at(-1)
  await registration.showNotification(title, { body, tag, renotify: true, icon: '/icons/192.png', data: path })
}
addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return
  event.respondWith(answer(request))
})
`
