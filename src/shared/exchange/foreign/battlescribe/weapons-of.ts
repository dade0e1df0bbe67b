import type { DraftWeapon, Mount } from '../../../systems/firestorm-armada/model/design'
import { BANDS_MAX } from '../../../systems/firestorm-armada/tables/shooting'
import { plainName } from '../plain-name'
import { valuesOf } from './placed'
import type { Profile } from './roster-schema'

/** The mounts of an arc. One on both sides is a weapon on each. */
const MOUNTS_BY_ARC: readonly (readonly [RegExp, readonly Mount[]])[] = [
  [/port.*starboard|starboard.*port|broadside/iu, ['port', 'starboard']],
  [/port/iu, ['port']],
  [/starboard/iu, ['starboard']],
  [/fore|front/iu, ['fore']],
  [/aft|rear/iu, ['aft']]
]

/** Weapons of a ship: torpedoes by their category, the others by their arc; one that fires all around is a turret. */
export function weaponsOf(profiles: readonly Profile[], ship: string): readonly DraftWeapon[] {
  return profiles
    .flatMap(profile => {
      const values = valuesOf(profile)
      const arc = plainName((values.get('arc') ?? '').replaceAll('_', ' '))
      const category = plainName((values.get('category') ?? '').replaceAll('_', ' '))
      const isTorpedo = /torpedo/iu.test(category)
      const own = plainName(profile.name.replace(ship, '').replaceAll('_', ' ')) || plainName(profile.name) || '?'
      // The arc of a torpedo is told by its name, since its mount says no more than that it is one.
      const name = plainName(`${category || own}${isTorpedo && arc !== '' && !/^any$/iu.test(arc) ? ` (${arc})` : ''}`)
      const mounts: readonly Mount[] = isTorpedo ? ['torpedo'] : (MOUNTS_BY_ARC.find(([word]) => word.test(arc))?.[1] ?? ['turret'])
      return mounts.map(mount => ({ name, mount, dice: diceOf(values) }))
    })
    .map((weapon, index) => ({ id: `w${String(index)}`, ...weapon }))
}

/** The dice of each range band, nearest first; a band without a number has none. */
function diceOf(values: ReadonlyMap<string, string>): readonly number[] {
  return Array.from({ length: BANDS_MAX }, (_, band) => {
    const said = values.get(String(band + 1)) ?? ''
    return /^\d{1,2}$/u.test(said) ? Number(said) : 0
  })
}
