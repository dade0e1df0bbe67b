import type { DiceRequest } from '@shared/core/dice/rule'

/** "d20", "3d10": the dice of a request as a table says them; `letter` is the language's own for a die. */
export function diceName(request: Pick<DiceRequest, 'die' | 'count'>, letter: string): string {
  const die = request.die.startsWith('d') ? `${letter}${request.die.slice(1)}` : request.die
  return request.count === 1 ? die : `${String(request.count)}${die}`
}
