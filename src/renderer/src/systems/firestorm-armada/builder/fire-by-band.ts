import type { DraftFleet, DraftWeapon } from '@shared/systems/firestorm-armada/model/design'
import { BANDS_MAX } from '@shared/systems/firestorm-armada/tables/shooting'

/** Attack dice on the cards at one range band. */
interface BandFire {
  readonly guns: number
  readonly torpedoes: number
}

/** All attack dice of a fleet by range band, nearest first. A weapon with a single number has it at every range (FA-Q13). */
export function fireByBand({ squadrons }: DraftFleet): readonly BandFire[] {
  const weapons = squadrons.flatMap(unit => unit.ships.flatMap(ship => ship.weapons))
  const [guns, torpedoes] = [weapons.filter(one => one.mount !== 'torpedo'), weapons.filter(one => one.mount === 'torpedo')]
  return Array.from({ length: BANDS_MAX }, (_, band) => ({ guns: diceAt(guns, band), torpedoes: diceAt(torpedoes, band) }))
}

function diceAt(weapons: readonly DraftWeapon[], band: number): number {
  return weapons.reduce((sum, { dice }) => sum + ((dice.length === 1 ? dice[0] : dice[band]) ?? 0), 0)
}
