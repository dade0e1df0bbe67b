import type { DiceRequest } from '@shared/core/dice/rule'

/**
 * "d20", "3d10": the dice of a request as a table says them; `letter` is the language's own for a die. Of dice with symbols only how many, "×3":
 * what they are stands in what they are for.
 */
export function diceName(request: Pick<DiceRequest, 'die' | 'count'>, letter: string): string {
  if (!request.die.startsWith('d')) return `×${String(request.count)}`
  const die = `${letter}${request.die.slice(1)}`
  return request.count === 1 ? die : `${String(request.count)}${die}`
}
