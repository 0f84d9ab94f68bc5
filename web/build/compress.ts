import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const isText = (file: string): boolean => /\.(?:js|css|html|svg|webmanifest)$/.test(file)

/** Too small to be worth a second file. */
const LEAST = 1000

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** The best but one: half the time of the best, and hardly larger. */
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  await writeFile(`${file}.br`, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }))
}

/** Packs what can be packed, once, so that the server only has to hand it out. */
export function compress(): Plugin {
  return {
    name: 'eldertable-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && isText(entry.name))
        await Promise.all(files.map((entry) => pack(path.join(entry.parentPath, entry.name))))
      },
    },
  }
}
