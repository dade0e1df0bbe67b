import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { DraftForce, DraftSquadron, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import { aForce, aSquadron, aUnit, aWeapon, aWing, mar } from '@kit/systems/dystopian-wars'
import type { Page } from 'playwright-core'
import { ask, goToBattle } from './begin'
import { keyOf, toTable } from './table'

const squadron = (id: string, name: string, units: readonly DraftUnit[], wings: readonly DraftWing[] = []): DraftSquadron => ({
  ...aSquadron(id, units, wings),
  name
})

/** A battleship with a shield, a Guardian and fighters on patrol; a cruiser in a squadron of its own. */
const NORTH: DraftForce = {
  ...aForce(
    'north',
    squadron(
      'flag',
      'Flag division',
      [aUnit('resolute', { name: 'Resolute', hp: 8, dr: 4, cr: 7, shields: 1, guardians: 1, mars: [mar('inventiveScientist')] })],
      [aWing('petrel', { name: 'Petrel flight', isOnCap: true, ordnanceKind: null, ordnancePerToken: 0 })]
    ),
    squadron('cruisers', 'Cruiser division', [aUnit('halcyon', { name: 'Halcyon' }), aUnit('kittiwake', { name: 'Kittiwake' })])
  ),
  name: 'Northern League'
}

/** A submarine with torpedoes and a wing of dive bombers that act together. */
const CROWN: DraftForce = {
  ...aForce(
    'crown',
    squadron(
      'hunters',
      'Deep hunters',
      [
        aUnit('narwhal', {
          name: 'Narwhal',
          type: 'submarine',
          weapons: [aWeapon('torpedoes', 'torpedo', { name: 'Torpedoes' })],
          mars: [mar('fastTorpedoes')]
        })
      ],
      [aWing('gadfly', { name: 'Gadfly flight', type: 'diveBomber' })]
    ),
    squadron('nest', 'Hornet nest', [
      aUnit('spite', { name: 'Spite', hp: 2, isSmall: true }),
      aUnit('malice', { name: 'Malice', hp: 2, isSmall: true })
    ])
  ),
  name: 'Sundered Crown'
}

/** A campaign with a battle between these two forces, created by calls, with the battle opened. */
export async function openDystopianBattle(page: Page, forces: readonly DraftForce[] = [NORTH, CROWN]): Promise<void> {
  const { id } = await ask(page, 'campaigns.create', { name: 'Cold sea', system: 'dystopian-wars' })
  for (const roster of forces) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster } })
  const sides = forces.map((force, index) => ({ sideId: 'ABCD'.charAt(index), rosterId: force.id }))
  const { battleId } = await ask(page, 'battle.create', { campaignId: id, name: 'Narwhal strait', sides })
  await goToBattle(page, id, battleId)
}

/** The battle on the screen, read from disk. */
export async function dystopianState(page: Page): Promise<BattleState> {
  return (await ask(page, 'battle.state', keyOf(page))) as BattleState
}

/** The modifiers that are added to a roll. */
export const ADDED = '.modifiers span.one'

/** Adds a modifier of the game master to the roll on the screen. */
export async function addModifier(page: Page): Promise<void> {
  await page.locator('.modifiers .what').fill('Fog')
  await page.locator('.modifiers .what').press('Enter')
  await toTable(page)
}
