import { SIDES, type DiceRequest } from '@shared/core/dice/rule'

/**
 * "d20", "3d10": the dice of a request; `letter` is the language's letter for a die. For symbol dice only the number, "×3",
 * because the purpose names the kind of die.
 */
export function diceName(request: Pick<DiceRequest, 'die' | 'count'>, letter: string): string {
  if (!request.die.startsWith('d')) return `×${String(request.count)}`
  const die = `${letter}${request.die.slice(1)}`
  return request.count === 1 ? die : `${String(request.count)}${die}`
}

const SOME_FACES = [4, 2, 6]

/** An example of what may be typed for these dice: faces that they have, and no more than are asked for. */
export function diceExample({ die, count }: Pick<DiceRequest, 'die' | 'count'>): string {
  return SOME_FACES.slice(0, count)
    .map(face => ((face - 1) % SIDES[die]) + 1)
    .join(' ')
}
