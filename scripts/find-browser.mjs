// Finds a Chromium for the browser tests, or gets one. Node's own modules only.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root, run, say } from './steps.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'msedge',
]

/** Where each system usually keeps its browsers. */
function usualPlaces() {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((app) =>
      path.join('/Applications', `${app}.app`, 'Contents/MacOS', app),
    )
  if (process.platform !== 'win32') return []
  const homes = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] === undefined ? [] : [process.env[name]],
  )
  return homes.flatMap((home) => [
    path.join(home, 'Google/Chrome/Application/chrome.exe'),
    path.join(home, 'Microsoft/Edge/Application/msedge.exe'),
  ])
}

/** @param {string} file */
const works = (file) =>
  fs.existsSync(file) && spawnSync(file, ['--version'], { timeout: 15_000 }).status === 0

function findInstalled() {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => path.join(folder, name + ending)))
  return [...usualPlaces(), ...onPath].find(works)
}

/** The program of a browser; an empty text if Playwright has one of its own; undefined if none could be had. */
export function findBrowser() {
  const wanted = process.env['CHROME_PATH']
  if (wanted !== undefined && wanted !== '') return works(wanted) ? wanted : undefined
  const found = findInstalled()
  if (found !== undefined) return found
  say('no Chromium or Chrome found: getting one for the browser tests')
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
  const download = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (download.status === 0) return ''
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  say('the download failed: trying the system’s packages')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
  if (get() !== 0 && run('apt-get', ['update', '-qq'], env) === 0) get()
  return findInstalled()
}

export const howToGetOne = `
✖ The browser tests need Chromium or Chrome, and none could be found or installed. Any of these will do:
    - install Chrome, or your system's chromium package
    - set CHROME_PATH to a Chromium or Chrome program
  To run everything else: SKIP_BROWSER=1 npm test
`
