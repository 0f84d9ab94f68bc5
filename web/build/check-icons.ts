// A step of `npm run check`: icons that no page would have. The compiler knows that their names exist, this where they stand.
import { fileURLToPath } from 'node:url'
import { iconFaults } from './icons.ts'

const faults = iconFaults(fileURLToPath(new URL('../..', import.meta.url)))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('every icon stands where it is looked for')
