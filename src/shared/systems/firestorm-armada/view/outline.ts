import { sum } from '../../../kernel/collections'
import type { FormationOutline, LineOutline } from '../../../core/view/outline'
import type { DraftShip, DraftWing, Faction, Mount } from '../model/design'

/** What a ship looks like, from its card and its faction. */
export function shipOutline(
  ship: Pick<DraftShip, 'shipClass' | 'mv' | 'hull' | 'shields' | 'mines' | 'weapons'>,
  faction: Faction
): LineOutline {
  const at = (mount: Mount): number => sum(ship.weapons.map(weapon => (weapon.mount === mount ? Math.max(0, ...weapon.dice) : 0)))
  const guns = [at('fore'), at('aft'), at('port'), at('starboard'), at('turret'), at('torpedo')] as const
  const { shipClass, mv, hull, shields, mines = 0 } = ship
  return { style: 'line', shipClass, faction, movement: mv, hull, shields, mines, guns }
}

/** What a wing looks like: small craft, armed as their kind is. */
export function wingOutline({ kind }: Pick<DraftWing, 'kind'>): FormationOutline {
  const abilities = kind === 'interceptor' ? ['interceptors'] : kind === 'bomber' ? ['bombers'] : []
  return { style: 'formation', fleetClass: 'fighter', size: kind === 'support' ? 'medium' : 'small', tier: 1, abilities }
}

/** What others see of a ship of which they know no figures: its class and its faction. */
export function outlineAfar({ shipClass }: Pick<DraftShip, 'shipClass'>, faction: Faction): LineOutline {
  return shipOutline({ shipClass, mv: 8, hull: 6, shields: 0, weapons: [] }, faction)
}
