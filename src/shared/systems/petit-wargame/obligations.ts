import type { Message, MessageValue } from '../../core/engine/message'
import type { Obligation } from '../../core/obligations/obligation'
import { lossDue } from './derive/loss-due'
import { whoseTurn, type Awaited } from './derive/whose-turn'
import { shotPlaces, weaponChooser } from './derive/fire'
import { word } from './events/words'
import type { BattleState } from './model/battle'
import { readRuling } from './rulings'
import { currentEngagement, findShip } from './state'

/** Everything that must be rolled or answered first. A squadron's optional actions are not owed. */
const OWED = {
  shareTokens: 'PW-064',
  token: 'PW-064',
  deployRoll: 'PW-026',
  squadron: 'PW-026',
  initiative: 'PW-028',
  activation: 'PW-028',
  countermeasure: 'PW-032',
  position: 'PW-046',
  weapon: 'PW-Q17',
  fire: 'PW-050',
  defence: 'PW-052',
  losses: 'PW-059'
} as const satisfies Readonly<Partial<Record<Awaited, string>>>
type Owed = keyof typeof OWED

/** The one thing the table owes now, by the ship or the side that must answer. */
export function obligations(state: BattleState): readonly Obligation[] {
  const { awaited, sideIds } = whoseTurn(state)
  if (!isOwed(awaited)) return []
  const title: Message = { key: `pw.obligation.${awaited}`, values: titleValues(state, awaited), source: OWED[awaited] }
  return [
    {
      id: awaited,
      kind: awaited,
      owner: ownerOf(state, awaited) ?? sideIds.join(', '),
      title,
      reason: { key: `pw.reason.${awaited}`, values: { sides: sideIds.join(', ') } },
      dice: diceOf(state, awaited),
      deferred: false,
      round: state.turn
    }
  ]
}

function isOwed(awaited: Awaited): awaited is Owed {
  return awaited in OWED
}

/** The ship that answers, if it is a ship. */
function ownerOf(state: BattleState, owed: Owed): string | null {
  const engagement = currentEngagement(state)
  if (owed === 'countermeasure') return state.activation?.detection?.targetId ?? null
  if (engagement === null) return null
  if (owed === 'position') return engagement.winnerId ?? engagement.shipId
  if (owed === 'weapon') return weaponChooser(state, engagement)
  const { shooterId, targetId } = shotPlaces(engagement, engagement.role)
  return owed === 'fire' ? shooterId : targetId
}

function titleValues(state: BattleState, owed: Owed): Readonly<Record<string, MessageValue>> {
  const ship = findShip(state, ownerOf(state, owed) ?? '')?.name ?? ''
  const due = lossDue(state)
  if (owed === 'losses' && due !== null) return { ship, count: due.count, sector: word('sector', due.sector) }
  if (owed === 'shareTokens' || owed === 'token') return { table: word('table', state.building?.table ?? 'detection') }
  return ship === '' ? {} : { ship }
}

function diceOf(state: BattleState, owed: Owed): Obligation['dice'] {
  if (owed === 'initiative') return { die: readRuling(state.rulings, 'pw.initDie'), count: state.fleets.length }
  if (owed === 'deployRoll') return { die: 'd6', count: state.fleets.length }
  return null
}
