import type { Faces } from '@shared/core/dice/rule'
import { SIDES } from '@shared/core/dice/rule'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Chance } from '../chance'

export type XwEntry = CommandEntry<XwCommand, XwEvent>

export type Played =
  { readonly kind: 'refused'; readonly refusal: string } | { readonly kind: 'done'; readonly entry: XwEntry; readonly state: BattleState }

/** One command with dice as chance gives them, as the host would carry it out; `seq` is the entry it becomes. */
export function playWithChance(chance: Chance, state: BattleState, command: XwCommand, seq: number, force: boolean): Played {
  const tape: Faces[] = []
  for (;;) {
    const result = submitForced(xwing, state, command, tape, force)
    if (result.kind === 'refused') return { kind: 'refused', refusal: result.refusal }
    if (result.kind === 'needs') {
      const { count, die } = result.request
      tape.push(Array.from({ length: count }, () => chance.whole(1, SIDES[die])))
      continue
    }
    const dice = result.asked.map((request, i) => ({ ...request, faces: tape[i] ?? [], by: 'host' as const }))
    const { rulesVersion } = xwing
    const plain: XwEntry = { kind: 'command', seq, at: seq, by: 'gm', command, dice, events: result.events, rulesVersion }
    const entry = result.overruled.length === 0 ? plain : { ...plain, overruled: { refusals: result.overruled, reason: '' } }
    return { kind: 'done', entry, state: result.state }
  }
}
