import { shownName } from '../../../core/names/naming'
import { gaugeFor, type Knowledge, type StripDraft } from '../../../core/view/known'
import type { UnitView } from '../../../core/view/table-view'
import type { BattleState, ShipState, SquadronState } from '../model/battle'
import { word } from '../events/words'
import { isDestroyed } from '../state'
import { outlineAfar } from './outline'

/** A squadron with its ships. What is left of a ship is told as a whole, never by sector: its sheet is its player's. */
export function squadronDraft(seen: BattleState, squadron: SquadronState, knowledge: Knowledge): StripDraft {
  const ships = seen.ships.filter(ship => ship.squadronId === squadron.id)
  const parts = ships.map(ship => shipView(seen, ship, knowledge))
  const isActing = seen.activation?.squadronId === squadron.id
  const isOut = parts.length > 0 && parts.every(part => part.standing !== 'fighting')
  return {
    ids: [squadron.id, ...ships.map(ship => ship.id)],
    strip: {
      ...shownName(squadron),
      what: null,
      isFlagship: false,
      gauges: [],
      words: isOut ? [] : [{ key: `view.activation.${isActing ? 'acts' : squadron.hasActed ? 'acted' : 'waits'}` }],
      standing: isOut ? 'destroyed' : 'fighting',
      standingWord: isOut ? { key: 'pw.view.destroyed' } : null,
      isTarget: parts.some(part => part.isTarget),
      isHidden: squadron.isHidden === true,
      isActing,
      scan: null,
      parts
    }
  }
}

function shipView(seen: BattleState, ship: ShipState, knowledge: Knowledge): UnitView {
  const isOut = isDestroyed(ship)
  const { left, max } = elementsOf(ship)
  return {
    ...shownName(ship),
    gauges: gaugeFor(knowledge, { kind: 'hull', label: { key: 'pw.view.elements' }, value: left, max }),
    words: [word('size', ship.size)],
    standing: isOut ? 'destroyed' : 'fighting',
    standingWord: isOut ? { key: 'pw.view.destroyed' } : null,
    isTarget: seen.activation?.engagement?.targetId === ship.id,
    isHidden: false,
    outline: outlineAfar(ship)
  }
}

/** Elements that work, of all it had. */
export function elementsOf(ship: Pick<ShipState, 'sectors'>): { readonly left: number; readonly max: number } {
  const sectors = Object.values(ship.sectors)
  const left = sectors.reduce((sum, sector) => sum + sector.elements.length, 0)
  const lost = sectors.reduce((sum, sector) => sum + sector.lost.length, 0)
  return { left, max: left + lost }
}
