import { theUnit } from '@shared/systems/dystopian-wars/state'
import { aForce, aSquadron, aUnit } from '@kit/systems/dystopian-wars'
import type { Page } from 'playwright-core'
import { chanceOf } from '../../support/chance'
import { atRest } from './at-rest'
import { openBattleOf, plainArmada } from './begin'
import { dystopianState, openDystopianBattle } from './dystopian-battle'
import { act, fleetsAt, lastRolls, openFleets } from './fa-table'
import { playRound } from './play-round'
import type { PointerHand } from './pointer-hand'
import { beginPwBattle, give, placeAll, pwStateOf, rolls, shipNamed } from './pw-table'
import { asked, stateOf } from './table'
import { goOn, openXwing, xwState } from './xw-table'

/** A whole attack of a game by pointing alone: what must come before it, the attack, and whether it was made. */
export interface WholeAttack {
  /** The group that the log undoes at once afterwards. */
  readonly group?: 'activation'
  begin(page: Page): Promise<void>
  attack(hand: PointerHand, page: Page): Promise<void>
  isMade(page: Page): Promise<boolean>
}

const PLAIN = '[data-centre] .plain [data-enter]'

/** All dice asked show this face. */
async function all(page: Page, face: number): Promise<readonly number[]> {
  await page.locator('form.prompt').locator('visible=true').waitFor()
  return Array.from({ length: (await asked(page))?.count ?? 0 }, () => face)
}

/** Answers the dice that are asked with this face, or presses the button that goes on without any. */
async function goesOn(hand: PointerHand, page: Page, face: number): Promise<void> {
  await atRest(page)
  const prompt = page.locator('form.prompt').locator('visible=true')
  await prompt.or(page.locator(PLAIN)).first().waitFor()
  if ((await prompt.count()) > 0) await hand.dice(...(await all(page, face)))
  else await hand.press(PLAIN)
}

/** A battleship against a shield; the other squadrons wait. */
const NORTH = aForce('north', aSquadron('flag', [aUnit('resolute')]), aSquadron('rear', [aUnit('halcyon')]))
const CROWN = aForce('crown', aSquadron('shielded', [aUnit('bulwark', { shields: 1 })]), aSquadron('bare', [aUnit('sprite')]))

export const WHOLE_ATTACKS: Readonly<Record<string, WholeAttack>> = {
  'starfinder-armada': {
    async begin(page) {
      await openBattleOf(page, [plainArmada('Anvil', 20, 3), plainArmada('Maw', 20, 3)])
      await playRound(page, chanceOf(3), 'gunnery')
    },
    async attack(hand) {
      await hand.press('article[data-fleet=Anvil1] h3 button')
      await hand.press('article[data-fleet=Maw1] h3 button')
      await hand.press('[data-hex]:has(b:text-is("3"))')
      await hand.dice(20)
      await hand.dice(6, 6, 4, 2, 1, 10, 9, 8, 7, 3)
    },
    isMade: async page => (await stateOf(page)).volley.length === 1
  },
  'firestorm-armada': {
    group: 'activation',
    async begin(page) {
      await openFleets(page, { 'fa.critTable': 'optionalHardback' })
      await act(page, 'n', 'n')
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
      await lastRolls(page, '6 6, 1 1')
      await act(page, 'n', 'n')
      await act(page, '2')
      for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
    },
    async attack(hand, page) {
      const foe = (await fleetsAt(page)).ships.find(ship => ship.name === 'Verdict of Adjutant')
      await hand.press(`.rack.last [data-ship="${foe?.id ?? ''}"] button`)
      await hand.press('fieldset.answers:nth-of-type(1) label')
      await hand.press('fieldset.answers:nth-of-type(2) label')
      await hand.dice(...(await all(page, 1)))
    },
    isMade: async page => (await fleetsAt(page)).ships.some(ship => ship.weapons.some(weapon => weapon.fired === 'whole'))
  },
  'dystopian-wars': {
    group: 'activation',
    begin: page => openDystopianBattle(page, [NORTH, CROWN]),
    /** From the activation of the squadron to the critical hit behind a shield. */
    async attack(hand, page) {
      await hand.press('[data-squadron=flag]')
      await hand.press('[data-combatant=bulwark] h3 button')
      await hand.press('.question.now label:not(.off)')
      await hand.press('.question.now label:not(.off)')
      await hand.press('[data-declare-last]')
      for (;;) {
        const { step } = await dystopianState(page)
        if (step === 'between') return
        await goesOn(hand, page, step === 'attack' ? 5 : step === 'shields' ? 1 : 4)
      }
    },
    isMade: async page => theUnit(await dystopianState(page), 'bulwark').hp < theUnit(await dystopianState(page), 'sprite').hp
  },
  xwing: {
    group: 'activation',
    async begin(page) {
      await openXwing(page)
      await goOn(page)
    },
    async attack(hand) {
      await hand.press('[data-enemy=sable] label:has([data-range="front 2"])')
      await hand.press(PLAIN)
      await hand.press(PLAIN)
      await hand.dice('h', 'b', 'b')
      await hand.dice('b', 'b')
      await hand.press(PLAIN)
    },
    isMade: async page => (await xwState(page)).attacks.length === 0 && (await xwState(page)).ships.some(ship => ship.hasEngaged)
  },
  'petit-wargame': {
    async begin(page) {
      await beginPwBattle(page)
      await placeAll(page)
      await rolls(page, [6], [1])
      const vigil = await shipNamed(page, 'Vigil')
      await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
      const kestrel = await shipNamed(page, 'Kestrel')
      await give(page, { type: 'attemptDetection', shipId: vigil.id, detector: 'W', targetId: kestrel.id })
      await give(
        page,
        { type: 'answerDetection', countermeasure: 'w' },
        {
          faces: [
            [1, 1],
            [4, 4]
          ]
        }
      )
      await give(page, { type: 'advancePhase' })
      const to = kestrel.position ?? { x: 0, y: 0, z: 0 }
      await give(page, { type: 'moveShip', shipId: vigil.id, path: [to] })
      await give(page, { type: 'advancePhase' })
    },
    /** From the enemy to what it loses. */
    async attack(hand, page) {
      await hand.press(`[data-engage="${(await shipNamed(page, 'Kestrel')).id}"]`)
      await hand.dice(6)
      await hand.dice(1)
      await hand.press('[data-position="right right"]')
      await hand.press('[data-position="right right"]')
      await hand.dice(4, 4)
      await hand.dice(3, 3)
      while (((await pwStateOf(page)).activation?.engagement ?? null) !== null) {
        await hand.press('[data-element]:not(:checked)')
        // Under a finger the last element named is lost at once.
        if ((await page.locator(PLAIN).locator('visible=true').count()) > 0) await hand.press(PLAIN)
      }
    },
    async isMade(page) {
      const { activation } = await pwStateOf(page)
      return activation?.engagement === null && activation.engagedIds.length === 1
    }
  }
}
