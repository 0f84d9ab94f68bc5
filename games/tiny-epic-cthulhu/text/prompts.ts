import type { PromptsFor } from '@eldertable/kernel'
import type { Questions } from '../questions.ts'
import type { Tell } from './telling.ts'

/** The prompts of some procedures: all of their questions, and no others. */
export type PromptsOf<Procedure extends string> = PromptsFor<Questions, Tell, Procedure>

export type Prompts = PromptsOf<string>
