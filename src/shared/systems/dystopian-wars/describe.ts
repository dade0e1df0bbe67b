import type { Message, MessageValue } from '../../core/engine/message'
import { describeTable } from './describe-table'
import type { DwEvent } from './events'
import type { BattleState } from './model/battle'
import { CRITICALS } from './tables/criticals'
import { STEPS } from './tables/steps'
import { findAttack, findSquadron, findUnit, findWing } from './state'

type Values = Readonly<Record<string, MessageValue>>

/** A word of a fixed list: `dw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `dw.${list}.${name}` }
}

/** The event as a sentence in keys and values: `dw.event.<type>`, with a variant behind a dot where the sentence differs. */
export function describe(state: BattleState, event: DwEvent): Message {
  const name = (id: string): string => (findUnit(state, id) ?? findWing(state, id) ?? findSquadron(state, id))?.name ?? id
  const say = (values: Values, source: string | undefined, variant = ''): Message => ({
    key: `dw.event.${event.type}${variant}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  const attackValues = (id: string): { readonly attacker: string; readonly target: string } => {
    const attack = findAttack(state, id)
    return { attacker: name(attack?.parts[0]?.combatantId ?? ''), target: name(attack?.targetId ?? '') }
  }
  switch (event.type) {
    case 'squadronActivated':
    case 'activationEnded':
      return say({ squadron: name(event.squadronId) }, 'DW-001')
    case 'stepEntered':
    case 'stepPassed':
      return say({ number: STEPS[event.step], step: word('step', event.step) }, 'DW-045')
    case 'attackDeclared': {
      const { attack } = event
      const values = {
        attacker: name(attack.parts[0]?.combatantId ?? ''),
        target: name(attack.targetId),
        option: word('fireOption', attack.option)
      }
      return say(values, attack.role === 'attack' ? 'DW-001' : 'DW-009', `.${attack.role}`)
    }
    case 'attackWithdrawn':
      return say({ ...attackValues(event.attackId), reason: event.reason }, 'DW-001')
    case 'attackDropped':
      return say(attackValues(event.attackId), 'DW-038', `.${event.because}`)
    case 'attackRolled': {
      const { dice, toHit, hits } = event
      const role = findAttack(state, event.attackId)?.role ?? 'attack'
      return say(
        { ...attackValues(event.attackId), dice, toHit, hits, count: hits, faces: event.faces.join(' ') },
        role === 'attack' ? 'DW-043' : 'DW-016',
        `.${role}`
      )
    }
    case 'defensiveFireRolled': {
      const { dice, toHit, cancelled, hits } = event
      return say(
        {
          unit: name(event.fire.parts[0]?.combatantId ?? ''),
          dice,
          toHit,
          cancelled,
          count: cancelled,
          hits,
          faces: event.faces.join(' ')
        },
        'DW-053'
      )
    }
    case 'shieldsRolled': {
      const { toSave, cancelled, hits } = event
      return say(
        { unit: attackValues(event.attackId).target, toSave, cancelled, count: cancelled, hits, faces: event.faces.join(' ') },
        'DW-057'
      )
    }
    case 'hitsModified':
      return say(
        { ...attackValues(event.attackId), hits: event.hits, count: event.hits, names: event.modifiers.map(one => one.name).join(', ') },
        'DW-058'
      )
    case 'attackResolved':
      return say(attackValues(event.attackId), 'DW-045')
    case 'unitHit':
      return say({ unit: name(event.unitId), hits: event.hits, count: event.hits }, 'DW-063', `.${event.result}`)
    case 'criticalSuffered':
      return say({ unit: name(event.unitId), row: event.row, critical: word('critical', CRITICALS[event.row].name) }, 'DW-066')
    case 'assaultPointsLost':
      return say({ unit: name(event.unitId), points: event.points, ap: event.ap }, 'DW-066')
    case 'hullLost':
      return say({ unit: name(event.unitId), points: event.points, hp: event.hp }, 'DW-063')
    case 'unitTeleported':
      return say({ unit: name(event.unitId), direction: word('direction', event.direction), inches: event.inches }, 'DW-066')
    case 'unitRemoved':
      return say(
        { unit: name(event.unitId) },
        event.because === 'small' ? 'DW-060' : event.because === 'hull' ? 'DW-064' : 'DW-066',
        `.${event.because}`
      )
    case 'explosionStruck':
      return say(
        { unit: name(event.unitId), target: name(event.targetId), hits: event.hits, count: event.hits, faces: event.faces.join(' ') },
        'DW-066'
      )
    case 'tokensLost':
      return say({ wing: name(event.wingId), tokens: event.tokens, count: event.tokens, left: event.left }, 'DW-021')
    case 'wingAborted':
      return say(
        { wing: name(event.wingId), hits: event.hits, count: event.hits, fuel: event.fuel },
        event.role === 'attacker' ? 'DW-032' : 'DW-033',
        `.${event.role}`
      )
    case 'wingRemoved':
      return say({ wing: name(event.wingId) }, event.because === 'tokens' ? 'DW-021' : 'DW-022', `.${event.because}`)
    case 'wingLanded':
      return say({ wing: name(event.wingId) }, 'DW-022')
    case 'repairTried': {
      const values = { unit: name(event.unitId), critical: word('critical', CRITICALS[event.row].name), face: event.face }
      return say(values, 'DW-066', event.isRepaired ? '.success' : '.failure')
    }
    default:
      return describeTable(state, event)
  }
}
