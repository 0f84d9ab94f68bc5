import { CannotServe, serve } from './serve.ts'

// The server as a program: from its source, or bundled as dist/server/main.js. Its parts lie beside it.
const isSource = import.meta.url.endsWith('.ts')
const place = {
  botWorker: new URL(isSource ? './bot-worker.mjs' : './bot-worker.js', import.meta.url),
  fileWorker: new URL(isSource ? './file-worker.mjs' : './file-worker.js', import.meta.url),
  watchdog: new URL(isSource ? './watchdog.mjs' : './watchdog.js', import.meta.url),
  storeWriter: new URL(
    isSource ? '../store/writer-thread.mjs' : './store-writer.js',
    import.meta.url,
  ),
  web: new URL(isSource ? '../dist/web' : '../web', import.meta.url),
}

try {
  await serve(place, process.env, (line) => console.log(line))
  process.exit() // whatever is still open has nothing more to say
} catch (error) {
  const isKnown = error instanceof CannotServe
  console.error(isKnown ? `\n✖ ${error.message}\n` : error)
  process.exit(1)
}
