import type { Message, MessageValue } from '../../core/engine/message'
import { positionLabel } from './derive/grid-labels'
import { cellLabels } from './derive/table-labels'
import { describeFight } from './describe-fight'
import { describeTable } from './describe-table'
import type { PwEvent, SetupEvent, SideRoll, TurnEvent } from './events'
import type { BattleState } from './model/battle'
import { findShip, findSquadron } from './state'

export type Values = Readonly<Record<string, MessageValue>>
export type Say = (values: Values, source?: string, variant?: string) => Message

/** A word of a fixed list: `pw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `pw.${list}.${name}` }
}

/** The event as a sentence in keys and values: `pw.event.<type>`, with a variant behind a dot where the sentence differs. */
export function describe(state: BattleState, event: PwEvent): Message {
  const say: Say = (values, source, variant = '') => ({
    key: `pw.event.${event.type}${variant}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  switch (event.type) {
    case 'battleBegun':
    case 'tokensShared':
    case 'tokenPlaced':
    case 'tableCompleted':
    case 'deploymentRolled':
    case 'squadronPlaced':
    case 'deploymentPassed':
    case 'deploymentEnded':
      return describeSetup(state, event, say)
    case 'initiativeRolled':
    case 'initiativeGiven':
    case 'initiativeReopened':
    case 'squadronActivated':
    case 'phaseEntered':
    case 'activationEnded':
    case 'jamEnded':
    case 'turnEnded':
    case 'detectionTried':
    case 'detectionRolled':
    case 'detectorJammed':
    case 'detectionWithdrawn':
    case 'shipMoved':
      return describeTurn(state, event, say)
    case 'squadronsJoined':
    case 'shipCorrected':
    case 'squadronCorrected':
    case 'fleetCorrected':
    case 'detectionCorrected':
    case 'damageCorrected':
    case 'tableCellSet':
    case 'rulingSet':
    case 'battleEnded':
    case 'battleResumed':
      return describeTable(state, event, say)
    default:
      return describeFight(state, event, say)
  }
}

function describeSetup(state: BattleState, event: SetupEvent, say: Say): Message {
  const side = (id: string): string => sideName(state, id)
  switch (event.type) {
    case 'battleBegun':
      return say({ name: event.name }, 'PW-003', event.building === null ? '.printed' : '.built')
    case 'tokensShared':
      return say({ table: word('table', event.table), side: side(event.sideId), ...rollValues(event.rolls) }, 'PW-064')
    case 'tokenPlaced': {
      const { row, column, value } = event
      return say({ side: side(event.sideId), value, ...cellLabels(event.table, row, column), table: word('table', event.table) }, 'PW-064')
    }
    case 'tableCompleted':
      return say({ table: word('table', event.table) }, 'PW-064')
    case 'deploymentRolled':
      return say({ side: side(event.sideId), ...rollValues(event.rolls) }, 'PW-026')
    case 'squadronPlaced':
      return say({ squadron: nameIn(state, event.squadronId), at: positionLabel(state.rulings, event.at) }, 'PW-026')
    case 'deploymentPassed':
      return say({ side: side(event.sideId) }, 'PW-026')
    case 'deploymentEnded':
      return say({}, 'PW-026')
  }
}

function describeTurn(state: BattleState, event: TurnEvent, say: Say): Message {
  switch (event.type) {
    case 'initiativeRolled':
      return say({ side: sideName(state, event.sideId), ...rollValues(event.rolls) }, 'PW-028')
    case 'initiativeGiven':
      return say({ side: sideName(state, event.sideId), reason: event.reason }, 'PW-Q09', `.${event.because}`)
    case 'initiativeReopened':
      return say({ side: sideName(state, event.sideId) }, 'PW-028')
    case 'squadronActivated':
    case 'activationEnded':
      return say({ squadron: nameIn(state, event.squadronId) }, 'PW-027')
    case 'phaseEntered':
      return say({ phase: word('phase', event.phase) }, 'PW-027')
    case 'turnEnded':
      return say({ turn: event.turn }, 'PW-027')
    case 'jamEnded':
      return say({ ship: nameIn(state, event.shipId), detector: event.detector }, 'PW-037')
    case 'detectorJammed': {
      const { detector, turns, untilTurn } = event
      return say({ ship: nameIn(state, event.shipId), detector, turns, untilTurn }, 'PW-037')
    }
    case 'shipMoved': {
      const { pd, pm } = event
      const at = positionLabel(state.rulings, event.to)
      return say({ ship: nameIn(state, event.shipId), at, pd, pm, step: word('step', event.step) }, 'PW-042')
    }
    case 'detectionTried':
      return say(detectionValues(state, event), 'PW-032')
    case 'detectionWithdrawn':
      return say({ ...detectionValues(state, event), reason: event.reason }, 'PW-039')
    case 'detectionRolled': {
      const { score, margin, enemyScore, enemyMargin, countermeasure, result } = event
      const values = { ...detectionValues(state, event), score, margin, faces: event.faces.join(' '), result: word('detection', result) }
      if (enemyScore === null || enemyMargin === null || countermeasure === null) return say(values, 'PW-038', '.open')
      const enemy = { countermeasure: countermeasure.toUpperCase(), enemyScore, enemyMargin, enemyFaces: event.enemyFaces.join(' ') }
      return say({ ...values, ...enemy }, 'PW-036', '.countered')
    }
  }
}

function detectionValues(
  state: BattleState,
  event: { readonly shipId: string; readonly detector: string; readonly targetId: string }
): { readonly ship: string; readonly detector: string; readonly target: string } {
  return { ship: nameIn(state, event.shipId), detector: event.detector, target: nameIn(state, event.targetId) }
}

/** The totals of both sides, in the order of the fleets. */
function rollValues(rolls: readonly SideRoll[]): { readonly one: number; readonly other: number } {
  return { one: rolls[0]?.total ?? 0, other: rolls[1]?.total ?? 0 }
}

/** A side is called by its fleet. */
export function sideName(state: BattleState, sideId: string): string {
  return state.fleets.find(fleet => fleet.sideId === sideId)?.name ?? sideId
}

export function nameIn(state: BattleState, id: string): string {
  return (findShip(state, id) ?? findSquadron(state, id))?.name ?? ''
}
