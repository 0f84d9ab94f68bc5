import { refusalAnswer } from '@eldertable/protocol/wire-answers.ts'
import { operations, type Operation } from '../contract/operations.ts'

/** The routes as they are found in an address. */
const patterns = Object.entries(operations).map(([route, operation]) => {
  const [method, path = ''] = route.split(' ')
  return { method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), operation }
})

/** Throws if the server has taken a body, or given an answer, that is not as the description of the route has it. */
export async function mustKeepContract(
  method: string,
  address: string,
  body: unknown,
  response: Response,
): Promise<void> {
  const [path = ''] = address.split('?')
  const operation = patterns.find((one) => one.method === method && one.path.test(path))?.operation
  if (operation === undefined) return
  if (response.ok) operation.body?.parse(body)
  const { status } = response
  const answer = operation.answers[status]
  if (answer !== undefined) await mustBe(answer, response)
  else if (response.ok) throw new Error(`${operation.id} does not say that it answers ${status}`)
  else refusalAnswer.parse(await response.json())
}

async function mustBe(answer: Operation['answers'][number], response: Response): Promise<void> {
  if (typeof answer !== 'string') answer.parse(await response.json())
  else if (((await response.text()) === '') !== (answer === 'empty'))
    throw new Error(`${response.url} was to be answered with ${answer}`)
}
