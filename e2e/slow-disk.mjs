// Loaded before the server: its disk takes as many milliseconds longer as E2E_SLOW says.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { fdatasync } = fs
const late = Number(process.env['E2E_SLOW'])

/** @param {number} file @param {fs.NoParamCallback} done */
function slowly(file, done) {
  setTimeout(() => fdatasync(file, done), late)
}

fs.fdatasync = Object.assign(slowly, { __promisify__: fdatasync.__promisify__ })
syncBuiltinESMExports()
