import type { Message } from '../../../core/engine/message'
import { shownName } from '../../../core/names/naming'
import { gaugeFor, type Knowledge, type StripDraft } from '../../../core/view/known'
import type { Standing, UnitView } from '../../../core/view/table-view'
import { effectName, word } from '../events/words'
import { fleetOf } from '../state'
import { outlineAfar, shipOutline, wingOutline } from './outline'
import type { BattleState, ShipState, ShipStatus, UnitState, WingState, WingStatus } from '../model/battle'

export const STANDING = {
  active: 'fighting',
  captured: 'gone',
  destroyed: 'destroyed',
  withdrawn: 'gone'
} as const satisfies Readonly<Record<ShipStatus | WingStatus, Standing>>

/** A squadron with its ships, or a flight with its wings. */
export function unitDraft(seen: BattleState, unit: UnitState, knowledge: Knowledge): StripDraft {
  const ships = seen.ships.filter(ship => ship.unitId === unit.id)
  const wings = seen.wings.filter(wing => wing.unitId === unit.id)
  const parts = [...ships.map(ship => shipView(seen, ship, knowledge)), ...wings.map(wing => wingView(seen, wing, knowledge))]
  const isActing = seen.activeUnitId === unit.id
  const isOut = parts.length > 0 && parts.every(part => part.standing !== 'fighting')
  const standing = isOut ? (parts[0]?.standing ?? 'gone') : 'fighting'
  const turn =
    isOut || seen.phase !== 'activation' ? [] : [{ key: `view.activation.${isActing ? 'acts' : unit.hasActivated ? 'acted' : 'waits'}` }]
  return {
    ids: [unit.id, ...ships.map(ship => ship.id), ...wings.map(wing => wing.id)],
    strip: {
      ...shownName(unit),
      what: whatIs(unit, ships, wings),
      isFlagship: false,
      gauges: [],
      words: [...turn, ...effectsOn(seen, unit.id, knowledge)],
      standing,
      standingWord: isOut ? (parts[0]?.standingWord ?? null) : null,
      isTarget: false,
      isHidden: parts.length > 0 && parts.every(part => part.isHidden),
      isActing,
      scan: null,
      parts
    }
  }
}

function whatIs(unit: UnitState, ships: readonly ShipState[], wings: readonly WingState[]): Message | null {
  if (unit.kind === 'flight') return { key: 'fa.view.wings', values: { count: wings.length } }
  const shipClass = ships[0]?.shipClass
  return shipClass === undefined ? null : word('shipClass', shipClass)
}

function shipView(seen: BattleState, ship: ShipState, knowledge: Knowledge): UnitView {
  const label = { key: 'view.gauge.hull' }
  const { faction } = fleetOf(seen, ship)
  return {
    ...shownName(ship),
    gauges: gaugeFor(knowledge, { kind: 'hull', label, value: Math.max(0, ship.hull - ship.hullLost), max: ship.hull }),
    words: ship.status === 'active' ? effectsOn(seen, ship.id, knowledge) : [],
    ...standingOf('shipStatus', ship),
    isTarget: false,
    isHidden: ship.isHidden,
    outline: knowledge === 'everything' ? shipOutline(ship, faction) : outlineAfar(ship, faction)
  }
}

function wingView(seen: BattleState, wing: WingState, knowledge: Knowledge): UnitView {
  const kind = wing.kind === undefined ? [] : [word('wingKind', wing.kind)]
  const words = [...kind, ...(wing.status === 'active' ? effectsOn(seen, wing.id, knowledge) : [])]
  return {
    ...shownName(wing),
    gauges: [],
    words,
    ...standingOf('wingStatus', wing),
    isTarget: false,
    isHidden: wing.isHidden,
    outline: wingOutline(wing)
  }
}

export function standingOf(
  list: string,
  { status }: { readonly status: ShipStatus | WingStatus }
): Pick<UnitView, 'standing' | 'standingWord'> {
  return { standing: STANDING[status], standingWord: status === 'active' ? null : word(list, status) }
}

/** Lasting criticals and markers; who may know nothing of a ship is not told of them. */
function effectsOn(seen: BattleState, id: string, knowledge: Knowledge): readonly Message[] {
  if (knowledge === 'nothing') return []
  return seen.effects
    .filter(effect => effect.targetId === id)
    .map(effect => {
      const name = effectName(effect)
      return typeof name === 'object' ? name : { key: 'view.named', values: { name } }
    })
}
