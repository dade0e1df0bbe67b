import type { Faces } from '@shared/core/dice/rule'
import { SIDES } from '@shared/core/dice/rule'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Chance } from '../chance'

export type PwEntry = CommandEntry<PwCommand, PwEvent>

export type Played =
  { readonly kind: 'refused'; readonly refusal: string } | { readonly kind: 'done'; readonly entry: PwEntry; readonly state: BattleState }

/** One command with dice as chance gives them, as the host would carry it out; `seq` is the entry it becomes. */
export function playWithChance(chance: Chance, state: BattleState, command: PwCommand, seq: number, force: boolean): Played {
  const tape: Faces[] = []
  for (;;) {
    const result = submitForced(petitWargame, state, command, tape, force)
    if (result.kind === 'refused') return { kind: 'refused', refusal: result.refusal }
    if (result.kind === 'needs') {
      const { count, die } = result.request
      tape.push(Array.from({ length: count }, () => chance.whole(1, SIDES[die])))
      continue
    }
    const dice = result.asked.map((request, i) => ({ ...request, faces: tape[i] ?? [], by: 'host' as const }))
    const { rulesVersion } = petitWargame
    const plain: PwEntry = { kind: 'command', seq, at: seq, by: 'gm', command, dice, events: result.events, rulesVersion }
    const entry = result.overruled.length === 0 ? plain : { ...plain, overruled: { refusals: result.overruled, reason: '' } }
    return { kind: 'done', entry, state: result.state }
  }
}
