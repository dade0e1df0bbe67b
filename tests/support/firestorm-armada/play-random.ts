import type { Faces } from '@shared/core/dice/rule'
import { SIDES } from '@shared/core/dice/rule'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Chance } from '../chance'

export type FaEntry = CommandEntry<FaCommand, FaEvent>

export type Played =
  { readonly kind: 'refused'; readonly refusal: string } | { readonly kind: 'done'; readonly entry: FaEntry; readonly state: BattleState }

/** One command with dice as chance gives them, as a host would carry it out; `seq` is the entry it becomes. */
export function playWithChance(chance: Chance, state: BattleState, command: FaCommand, seq: number, force: boolean): Played {
  const tape: Faces[] = []
  for (;;) {
    const result = submitForced(firestormArmada, state, command, tape, force)
    if (result.kind === 'refused') return { kind: 'refused', refusal: result.refusal }
    if (result.kind === 'needs') {
      const { count, die } = result.request
      tape.push(Array.from({ length: count }, () => chance.whole(1, SIDES[die])))
      continue
    }
    const dice = result.asked.map(({ purpose, die, actor }, i) => ({ purpose, die, actor, faces: tape[i] ?? [], by: 'host' as const }))
    const overruled = result.overruled.length === 0 ? {} : { overruled: { refusals: result.overruled, reason: '' } }
    const { rulesVersion } = firestormArmada
    const entry: FaEntry = { kind: 'command', seq, at: seq, by: 'gm', command, dice, events: result.events, rulesVersion, ...overruled }
    return { kind: 'done', entry, state: result.state }
  }
}
