import type { Message } from '../../../core/engine/message'
import { shownName } from '../../../core/names/naming'
import { gaugeFor, type Knowledge, type StripDraft } from '../../../core/view/known'
import type { Standing } from '../../../core/view/table-view'
import { hullLeft } from '../derive/health'
import { shipName, word } from '../events/words'
import type { BattleState, ShipState, ShipStatus } from '../model/battle'
import { CONDITIONS, TOKENS } from '../model/squad'
import { currentAttack, markersOn } from '../state'
import { shipOutline } from './outline'

/** A ship is taken off the table once it is destroyed. */
export const STANDING = { active: 'fighting', destroyed: 'destroyed', removed: 'destroyed' } as const satisfies Readonly<
  Record<ShipStatus, Standing>
>

/** A ship with its tokens and its damage cards: those face up by name, those face down as a number, which is as good as its hull. */
export function shipStrip(seen: BattleState, ship: ShipState, knowledge: Knowledge): StripDraft['strip'] {
  const attack = currentAttack(seen)
  const { status, initiative } = ship
  return {
    ...shownName(ship),
    what: { key: 'xw.view.initiative', values: { initiative } },
    isFlagship: false,
    gauges: [
      ...(ship.shieldsStart === 0 && ship.shields === 0
        ? []
        : gaugeFor(knowledge, {
            kind: 'shield',
            label: { key: 'view.gauge.shield' },
            value: ship.shields,
            max: Math.max(ship.shieldsStart, ship.shields)
          })),
      ...gaugeFor(knowledge, { kind: 'hull', label: { key: 'view.gauge.hull' }, value: hullLeft(ship), max: ship.hull })
    ],
    words: knowledge === 'nothing' ? [] : [...cardWords(ship, knowledge), ...markerWords(seen, ship)],
    standing: STANDING[status],
    standingWord: status === 'active' ? null : word('status', status),
    isTarget: attack?.defenderId === ship.id,
    isHidden: ship.isHidden === true,
    isActing: attack?.attackerId === ship.id,
    scan: null,
    parts: [],
    // Nothing of its card, nothing of its looks: every figure of a card is drawn.
    ...(knowledge === 'everything' && { outline: shipOutline({ ...ship, shields: ship.shieldsStart }) })
  }
}

function cardWords(ship: ShipState, knowledge: Knowledge): readonly Message[] {
  if (ship.hasReturnedCards) return []
  const named = ship.faceup.flatMap(({ card }) => (card === null ? [] : [word('card', card)]))
  const isCounted = knowledge === 'everything' && ship.facedown > 0
  return isCounted ? [...named, { key: 'xw.view.facedown', values: { count: ship.facedown } }] : named
}

function markerWords(seen: BattleState, ship: ShipState): readonly Message[] {
  const tokens = [...CONDITIONS, ...TOKENS].flatMap((marker): readonly Message[] => {
    const tokensOn = markersOn(ship, marker)
    return tokensOn === 0 ? [] : [{ key: 'xw.view.token', values: { token: word('token', marker), tokens: tokensOn } }]
  })
  return [...tokens, ...ship.locks.map(id => ({ key: 'xw.view.lock', values: { ship: shipName(seen, id) } }))]
}
