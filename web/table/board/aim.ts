import type { Option, View } from '@eldertable/kernel'
import { optionsAt } from './lit.ts'
import { noTool, type ToolOf } from './tools.ts'

/** What is pointed at: a target on the board, an option of the slip, or a target that stands for one option. */
export interface Aim {
  target: string | null
  option: Option | null
  /** Whether the pointer is on the board: what then comes into the slip moves nothing from under it. */
  isOnBoard: boolean
}

export const noAim: Aim = { target: null, option: null, isOnBoard: false }

export const aimAtOption = (option: Option): Aim => ({
  target: option.target ?? null,
  option,
  isOnBoard: false,
})

export function aimAtTarget(menu: View['menu'], target: string, tool: ToolOf = noTool): Aim {
  const [option = null, ...others] = optionsAt(menu, target, tool)
  return { target, option: others.length === 0 ? option : null, isOnBoard: true }
}

/** Whether an option is the one pointed at, or one of those that its target stands for. */
export function isAimedAt(aim: Aim, option: Option, tool: ToolOf = noTool): boolean {
  if (aim.option !== null) return aim.option.pick === option.pick
  return aim.target !== null && [option.target, tool(option)].includes(aim.target)
}
