import type { Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import { submitForced, type Submission } from '@shared/core/engine/submit'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'

/** Dice that belong to the pool before them. */
const MORE_DICE = ['dw.roll.extra', 'dw.roll.again']
/** Never a hit, whatever the number to hit. */
const MISS = 1

/** While a pool needs more dice: its result if they all miss. Null otherwise. */
export function hitsSoFar(state: BattleState, command: DwCommand, tape: readonly Faces[]): Message | null {
  const run = (faces: readonly Faces[]): Submission<BattleState, DwEvent, string> =>
    submitForced(dystopianWars, state, command, faces, true)
  const asking = run(tape)
  if (asking.kind !== 'needs' || !MORE_DICE.includes(asking.request.purpose)) return null
  const missed = [...tape]
  let end = run(missed)
  while (end.kind === 'needs') {
    missed.push(Array.from({ length: end.request.count }, () => MISS))
    end = run(missed)
  }
  if (end.kind !== 'decided') return null
  // Each pool reports its result; the two generator pools do so together.
  const told = end.events.flatMap(toldBy)
  const pools = asking.asked.filter(request => !MORE_DICE.includes(request.purpose)).length
  return told[Math.min(pools, told.length) - 1] ?? null
}

function toldBy(event: DwEvent): readonly Message[] {
  switch (event.type) {
    case 'attackRolled':
    case 'explosionStruck':
      return [{ key: 'dwTable.soFar', values: { count: event.hits } }]
    case 'defensiveFireRolled':
    case 'shieldsRolled':
      return [{ key: 'dwTable.stoppedSoFar', values: { count: event.cancelled } }]
    default:
      return []
  }
}
