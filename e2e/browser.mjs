// Chromium for looking at the site: the system's own, or the one that CHROME_PATH names, or Playwright's.
import fs from 'node:fs'
import { chromium } from '@playwright/test'

export function openBrowser() {
  const own = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
    (file) => file !== undefined && fs.existsSync(file),
  )
  return chromium.launch(own === undefined ? {} : { executablePath: own })
}
