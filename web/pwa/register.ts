import { update } from './update.ts'

const HOUR = 3_600_000

/** Keeps the site for offline play, and looks now and then whether there is a newer one. Only in production. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const start = async () => {
    const registration = await workers.register('/sw.js')
    watch(registration)
    setInterval(() => void look(registration), HOUR)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void look(registration)
    })
  }
  // After the load event, so that keeping the files does not compete with showing the first page.
  if (document.readyState === 'complete') void start().catch(ignore)
  else globalThis.addEventListener('load', () => void start().catch(ignore), { once: true })
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    update.offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first visit: nothing to update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null)
        update.offer(worker)
    })
  })
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(ignore)
}

/** Offline, or a browser that forbids it: the site works without, as long as there is a network. */
function ignore(): void {}
