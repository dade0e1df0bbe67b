import { describe, expect, it } from 'vitest'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { petitWargame } from '@shared/systems/petit-wargame'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { xwing } from '@shared/systems/xwing'
import { rollersOf as dystopianRollers } from '../../src/renderer/src/systems/dystopian-wars/table/rollers'
import { rollersOf as firestormRollers } from '../../src/renderer/src/systems/firestorm-armada/table/rollers'
import { rollersOf as petitRollers } from '../../src/renderer/src/systems/petit-wargame/table/rollers'
import { rollersOf as starfinderRollers } from '../../src/renderer/src/systems/starfinder-armada/table/rollers'
import { rollersOf as xwingRollers } from '../../src/renderer/src/systems/xwing/table/rollers'
import { goldenBattles } from '../support/golden-battles'

/** For every golden battle of a system: the name that the log shows for each roll. */
const TOLD = {
  [starfinderArmada.id]: [...goldenBattles(starfinderArmada).values()].map(battle => told(battle.entries, starfinderRollers(battle.end))),
  [firestormArmada.id]: [...goldenBattles(firestormArmada).values()].map(battle => told(battle.entries, firestormRollers(battle.end))),
  [dystopianWars.id]: [...goldenBattles(dystopianWars).values()].map(battle => told(battle.entries, dystopianRollers(battle.end))),
  [xwing.id]: [...goldenBattles(xwing).values()].map(battle => told(battle.entries, xwingRollers(battle.end))),
  [petitWargame.id]: [...goldenBattles(petitWargame).values()].map(battle => told(battle.entries, petitRollers(battle.end)))
}

describe.each(Object.entries(TOLD))('dice in battles of %s', (_system, battles) => {
  it('are told with the name of whom they were rolled for, and no id stands for two', () => {
    for (const { unnamed, count, doubled } of battles) {
      expect(count).toBeGreaterThan(0)
      expect([unnamed, doubled]).toEqual([[], []])
    }
  })
})

interface Told {
  readonly count: number
  /** Purposes of rolls for which no name is shown. */
  readonly unnamed: readonly string[]
  readonly doubled: readonly string[]
}

function told(
  entries: readonly { readonly dice: readonly { readonly purpose: string; readonly actor: string | null }[] }[],
  rollers: readonly { readonly id: string; readonly name: string }[]
): Told {
  const names = new Map(rollers.map(({ id, name }) => [id, name]))
  const dice = entries.flatMap(entry => entry.dice).filter(roll => roll.actor !== null)
  return {
    count: dice.length,
    unnamed: [...new Set(dice.filter(({ actor }) => (names.get(actor ?? '') ?? '') === '').map(roll => roll.purpose))],
    doubled: rollers.map(one => one.id).filter((id, i, ids) => ids.indexOf(id) !== i)
  }
}
