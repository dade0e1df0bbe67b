import type { Faces } from '@shared/core/dice/rule'
import { SIDES } from '@shared/core/dice/rule'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Chance } from './chance'

export type SaEntry = CommandEntry<SaCommand, SaEvent>

export type Played =
  { readonly kind: 'refused'; readonly refusal: string } | { readonly kind: 'done'; readonly entry: SaEntry; readonly state: BattleState }

/** One command with dice as chance gives them, as the host would carry it out; `seq` is the entry it becomes. */
export function playWithChance(chance: Chance, state: BattleState, command: SaCommand, seq: number, force: boolean): Played {
  const tape: Faces[] = []
  for (;;) {
    const result = submitForced(starfinderArmada, state, command, tape, force)
    if (result.kind === 'refused') return { kind: 'refused', refusal: result.refusal }
    if (result.kind === 'needs') {
      const { count, die } = result.request
      tape.push(Array.from({ length: count }, () => chance.whole(1, SIDES[die])))
      continue
    }
    const dice = result.asked.map((request, i) => ({
      purpose: request.purpose,
      die: request.die,
      actor: request.actor,
      faces: tape[i] ?? [],
      by: 'host' as const
    }))
    const entry: SaEntry = {
      kind: 'command',
      seq,
      at: seq,
      by: 'gm',
      command,
      dice,
      events: result.events,
      rulesVersion: starfinderArmada.rulesVersion,
      ...(result.overruled.length === 0 ? {} : { overruled: { refusals: result.overruled, reason: '' } })
    }
    return { kind: 'done', entry, state: result.state }
  }
}
