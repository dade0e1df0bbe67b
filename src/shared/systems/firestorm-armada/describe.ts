import type { Message, MessageValue } from '../../core/engine/message'
import { assertNever } from '../../kernel/assert-never'
import { describeGm } from './describe-gm'
import { describeTurn } from './describe-turn'
import type { FaEvent, FightEvent } from './events'
import { isGmEvent, isTurnEvent } from './evolve'
import type { BattleState } from './model/battle'
import type { FaEffect } from './model/effects'

type Values = Readonly<Record<string, MessageValue>>

/** The event as a sentence in keys and values: `fa.event.<type>`, with a variant behind a dot where the sentence differs. */
export function describe(state: BattleState, event: FaEvent): Message {
  if (isTurnEvent(event)) return describeTurn(state, event)
  return isGmEvent(event) ? describeGm(state, event) : describeFight(state, event)
}

/** A word of this system's lists. */
export function word(list: string, name: string): Message {
  return { key: `fa.${list}.${name}` }
}

/** The name of a fleet, a unit, a ship or a wing; its id when it is not there. */
export function nameIn(state: BattleState, id: string): string {
  return [...state.ships, ...state.units, ...state.wings, ...state.fleets].find(one => one.id === id)?.name ?? id
}

/** What an effect is called. */
export function effectName(effect: FaEffect): MessageValue {
  return effect.kind === 'critical' ? word('critical', effect.critical) : effect.name
}

function describeFight(state: BattleState, event: FightEvent): Message {
  const name = (id: string): string => nameIn(state, id)
  const say = (values: Values, source: string, variant = ''): Message => ({ key: `fa.event.${event.type}${variant}`, values, source })
  switch (event.type) {
    case 'shipMoved':
      return say({ ship: name(event.shipId), inches: event.inches }, 'FA-009', event.rams ? '.rams' : '.moves')
    case 'shipMarked':
      return say({ ship: name(event.shipId), mark: word('mark', event.mark) }, 'FA-010', event.isSet ? '.set' : '.cleared')
    case 'weaponsFired': {
      const { attack } = event
      const { dice, hits, stopped } = attack
      const ships = [...new Set(attack.aims.map(aim => name(aim.shipId)))].join(', ')
      const values = { ships, target: name(attack.targetId), dice, hits, stopped, left: Math.max(0, hits - stopped) }
      return say(values, 'FA-017', hits === 0 ? '.missed' : stopped > 0 ? '.stopped' : '.hit')
    }
    case 'hullLost':
      return say({ ship: name(event.shipId), points: event.points }, 'FA-Q01')
    case 'crewLost':
      return say({ ship: name(event.shipId), crew: event.crew, assault: event.assault }, 'FA-Q01')
    case 'shipDestroyed':
    case 'shipCaptured':
      return say({ ship: name(event.shipId) }, 'FA-Q01')
    case 'criticalSuffered': {
      const { critical, row, outcome } = event
      const ship = name(event.shipId)
      return critical === null
        ? say({ ship, outcome }, 'FA-Q01', outcome === '' ? '.untold' : '.told')
        : say({ ship, critical: word('critical', critical), row: row ?? 0 }, 'FA-Q02', '.rolled')
    }
    case 'shipDisplaced':
      return say({ ship: name(event.shipId), direction: word('direction', event.direction), inches: event.inches }, 'FA-Q02')
    case 'explosionStruck':
      return say({ ship: name(event.shipId), target: name(event.targetId), hits: event.hits }, 'FA-Q02')
    case 'pointDefenceFired':
      return say({ ship: name(event.shipId), wing: name(event.wingId), dice: event.pools[0]?.length ?? 0, hits: event.hits }, 'FA-054')
    case 'wingDestroyed':
      return say({ wing: name(event.wingId) }, 'FA-055')
    case 'wingDrivenOff':
      return say({ wing: name(event.wingId), ship: name(event.byShipId) }, 'FA-056')
    case 'wingMoved':
      return event.contactId === null
        ? say({ wing: name(event.wingId) }, 'FA-058', '.alone')
        : say({ wing: name(event.wingId), target: name(event.contactId) }, 'FA-058', '.contact')
    case 'wingWithdrew':
      return say({ wing: name(event.wingId), inches: event.inches }, 'FA-057')
    case 'boardingBegun': {
      const { attackerId, targetId, assaultPoints } = event.boarding
      return say({ ship: name(attackerId), target: name(targetId), points: assaultPoints }, 'FA-049')
    }
    case 'boardingResolved': {
      const values = { ship: name(event.attackerId), target: name(event.targetId), outcome: event.outcome }
      return say(values, 'FA-Q15', event.outcome === '' ? '.untold' : '.told')
    }
    case 'boardingEnded': {
      const boarding = state.boardings.find(one => one.id === event.boardingId)
      const values = { ship: name(boarding?.attackerId ?? ''), target: name(boarding?.targetId ?? ''), reason: event.reason }
      return say(values, event.because === 'targetLeft' ? 'FA-050' : 'FA-044', `.${event.because}`)
    }
    case 'obligationOwed':
      return say({ due: word('due', event.obligation.kind), name: owner(state, event.obligation) }, 'FA-Q01')
    case 'obligationSettled':
    case 'obligationDeferred': {
      const due = state.obligations.find(one => one.id === event.obligationId)
      return due === undefined ? say({}, 'FA-Q01') : say({ due: word('due', due.kind), name: owner(state, due) }, 'FA-Q01')
    }
    case 'obligationLapsed': {
      const due = state.obligations.find(one => one.id === event.obligationId)
      if (due === undefined) return say({}, 'FA-Q01', '.own')
      if (due.kind === 'boarding') return say({ ship: name(due.shipId), target: name(due.targetId) }, 'FA-Q15', '.boarding')
      return say({ due: word('due', due.kind), name: owner(state, due) }, 'FA-Q01', '.own')
    }
    case 'obligationWaived':
      return say({ due: word('due', event.obligation.kind), name: owner(state, event.obligation), reason: event.reason }, 'FA-Q01')
    case 'effectBegun':
      return say({ name: name(event.effect.targetId), effect: effectName(event.effect) }, event.effect.source)
    case 'effectEnded': {
      const values = { name: name(event.effect.targetId), effect: effectName(event.effect), reason: event.reason ?? '' }
      return say(values, 'FA-005', event.reason === null ? '.byItself' : '.byGm')
    }
    default:
      return assertNever(event)
  }
}

function owner(state: BattleState, due: BattleState['obligations'][number]): string {
  return nameIn(state, due.kind === 'drivenOff' ? due.wingId : due.shipId)
}
