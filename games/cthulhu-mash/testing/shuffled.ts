import { ScriptedChance } from '@eldertable/kernel'
import { onTestFinished, vi } from 'vitest'
import type { MashScenario } from './at.ts'

type Stack = 'generators' | 'objects' | 'spells' | 'powers'

/** Listens to the shuffling of stacks from now on to the end of the test; scripted shuffles leave no other trace. */
export function shufflesIn(t: MashScenario): (stack: Stack, character?: number) => boolean {
  const listening = vi.spyOn(ScriptedChance.prototype, 'shuffle')
  onTestFinished(() => listening.mockRestore())
  return (stack, character = 0) => {
    const { box } = t.state
    const wanted = stack === 'powers' ? box.powers[character] : box[stack]
    return listening.mock.calls.some(([shuffled]: unknown[]) => shuffled === wanted)
  }
}
