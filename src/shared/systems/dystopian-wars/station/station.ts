import { plainAct, type StationRules } from '../../../core/view/station'
import type { DwCommand } from '../commands/command'
import { describeCommand } from '../describe-command'
import type { BattleState } from '../model/battle'
import { seenBy } from '../view/seen-by'

/** What players may speak for and propose in Dystopian Wars: a squadron, and its activation. The rest is said in words. */
export const dystopianStation: StationRules<BattleState, DwCommand> = {
  messages: 'dw',
  claims: (state, sideId) => {
    const own = state.forces.filter(force => force.sideId === sideId)
    const squadrons = own.flatMap(force => state.squadrons.filter(one => one.forceId === force.id))
    return squadrons.map(({ id, name, hasActivated }) => ({ id, kind: 'strip', name, what: null, hasActed: hasActivated }))
  },
  knownTo: seenBy,
  acts: (known, ownIds) =>
    known.squadrons
      .filter(({ id }) => ownIds.includes(id))
      .map(({ id, name }) => {
        const command: DwCommand = { type: 'activateSquadron', squadronId: id }
        return plainAct(`${id}/activate`, name, describeCommand(known, command), command)
      })
}
