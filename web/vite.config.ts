import react from '@vitejs/plugin-react'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { icons } from './build/icons.ts'
import { rulebooks } from './build/rulebooks.ts'

const web = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(web)

export default defineConfig({
  root: web,
  plugins: [
    react({ compiler: true }),
    icons([web, path.join(root, 'games'), path.join(root, 'board-kit')]),
    rulebooks(path.join(root, 'games')),
  ],
  build: { outDir: path.join(root, 'dist', 'web'), emptyOutDir: true, target: 'es2022' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3232', '/ws': { target: 'ws://127.0.0.1:3232', ws: true } },
  },
})
