import { ELEMENTS, SECTORS, type Element } from '@shared/systems/petit-wargame/model/element'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { Translate } from '../../../i18n/texts'

/** Elements in words, those of one kind counted: "2 × weapon A, engine". */
export function elementsInWords(elements: readonly Element[], t: Translate): string {
  return ELEMENTS.map(element => ({ element, count: elements.filter(one => one === element).length }))
    .filter(({ count }) => count > 0)
    .map(({ element, count }) => (count === 1 ? '' : `${String(count)} × `) + t(`pw.element.${element}`))
    .join(', ')
}

/** What several points of damage cost a ship, in one sentence for elements and one for points that struck nothing. */
export function damageInWords(events: readonly PwEvent[], ship: string, t: Translate): { readonly lost: string; readonly empty: string } {
  const losses = events.filter(event => event.type === 'elementLost')
  const empty = events.filter(event => event.type === 'pointStruck' && event.isLost).length
  const bySector = SECTORS.map(sector => ({ sector, elements: losses.filter(one => one.sector === sector).map(one => one.element) }))
  const elements = bySector
    .filter(one => one.elements.length > 0)
    .map(one => t('battle.spoken.unit', { name: t(`pw.sector.${one.sector}`), stands: elementsInWords(one.elements, t) }))
    .join('; ')
  const { length: count } = losses
  return {
    lost: count === 0 ? '' : t('pwTable.outcome.lost', { ship, count, elements }, count),
    empty: empty === 0 ? '' : t('pwTable.outcome.empty', { ship, count: empty }, empty)
  }
}

/**
 * How many losses, or points that struck nothing, are told together at this place: all of the entry at the first of them, none at the
 * others. Equal events of an entry may be one object, so that places tell them apart.
 */
export function alikeFrom(events: readonly PwEvent[], at: number): number {
  const type = events[at]?.type
  const places = events.flatMap((one, place) => (one.type === type && (one.type !== 'pointStruck' || one.isLost) ? [place] : []))
  return places[0] === at ? places.length : 0
}
