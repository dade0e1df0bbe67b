import type { Message, MessageValue } from '../../core/engine/message'
import { effectName, word } from './describe-effect'
import type { OfficerEvent, TableEvent } from './events'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'
import { OFFICER_ACTION_SOURCES } from './tables/officers'

/** What officers do and what happens to things on the table, as a sentence: `sa.event.<type>`. */
export function describeDeed(state: BattleState, event: OfficerEvent | TableEvent): Message {
  const fleet = (id: string): string => state.fleets.find(f => f.id === id)?.name ?? id
  const officer = (id: string): string => state.officers.find(o => o.id === id)?.name ?? id
  const armada = (id: string): string => state.armadas.find(a => a.id === id)?.name ?? id
  const effect = (id: string): MessageValue => {
    const found = state.effects.find(e => e.id === id)
    return found === undefined ? id : effectName(found)
  }
  const say = (values: Readonly<Record<string, MessageValue>>, source?: string, variant = ''): Message => ({
    key: `sa.event.${event.type}${variant}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  switch (event.type) {
    case 'actionTaken': {
      const target = state.fleets.find(f => f.id === event.targetId)?.name ?? state.officers.find(o => o.id === event.targetId)?.name
      const values = { officer: officer(event.officerId), action: word('action', event.action), target: target ?? '' }
      return say(values, OFFICER_ACTION_SOURCES[event.action], target === undefined ? '.alone' : '.on')
    }
    case 'actionRolled': {
      const { natural, total, dc } = event
      const values = { officer: officer(event.officerId), action: word('action', event.action), natural, total, dc }
      return say(values, 'SA-050', event.isSuccess ? '.success' : '.failure')
    }
    case 'tauntMade':
      return say({ officer: officer(event.officerId), fleet: fleet(event.targetId) }, 'SA-062')
    case 'duelFought': {
      const { officerId, targetId, total, dc } = event.duel
      return say({ officer: officer(officerId), fleet: fleet(targetId), total, dc }, 'SA-064')
    }
    case 'duelWon':
      return say({ officer: officer(event.officerId), fleet: fleet(event.targetId) }, 'SA-066')
    case 'officerFelled':
      return say({ officer: officer(event.officerId) }, 'SA-066')
    case 'routRallied':
      return say({ fleet: fleet(event.fleetId) }, 'SA-061')
    case 'effectSuspended': {
      const held = state.effects.find(e => e.id === event.effectId)
      return say({ fleet: fleet(held?.targetId ?? ''), effect: effect(event.effectId) }, 'SA-067')
    }
    case 'minesEntered':
      return say({ fleet: fleet(event.fleetId) }, 'SA-037')
    case 'minesAttacked': {
      const { total, ac, faces, damage, hp } = event
      const isHit = faces.length > 0
      return say({ attacker: fleet(event.attackerId), total, ac, damage, hp }, 'SA-038', isHit ? (hp > 0 ? '.hit' : '.cleared') : '.miss')
    }
    case 'debrisStruck':
      return say({ fleet: fleet(event.fleetId), spLost: event.spLost, hpLost: event.hpLost, sp: event.sp, hp: event.hp }, 'SA-069')
    case 'selfDestructed':
      return say({ fleet: fleet(event.fleetId), target: fleet(event.targetId) }, 'SA-039')
    case 'rulingSet':
      return say(rulingWords(event.key, event.value))
    case 'fleetJoined':
      return say({ fleet: event.fleet.name, armada: armada(event.armadaId) })
    case 'armadaJoined':
      return say({ armada: event.armada.name, side: event.sideId, fleets: event.armada.fleets.length })
    case 'fleetWithdrawn':
      return say({ fleet: fleet(event.fleetId), reason: event.reason })
  }
}
