import { submit } from '@shared/core/engine/submit'
import { attackOdds as dystopianOdds } from '@shared/systems/dystopian-wars/odds/attack-odds'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FireWeapons } from '@shared/systems/firestorm-armada/commands/shooting-command'
import { attackDice } from '@shared/systems/firestorm-armada/derive/attack-dice'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { attackOdds as firestormOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { areEnemies } from '@shared/systems/firestorm-armada/state'
import { explodingThrough } from './exploding-oracle'
import { repeat, type Sample, type Times } from './measure'

const DICE = 20
const SHIELD_DICE = 4
const RULES = { needed: 4, six: 'exploding', reroll: 'none' } as const

/**
 * Row k: twenty exploding dice of Firestorm Armada against shields, computed from the battle as the screen does: every hit that may get
 * through.
 */
export function firestormPool(times: Times): Sample {
  const { state, command } = firestormAttack()
  const [shields] = state.ships.flatMap(ship => (ship.id === command.targetId ? [ship.shields] : []))
  const odds = firestormOdds(state, command)
  if (odds.dice !== DICE || shields === undefined) throw new Error('Not the attack that is to be measured')
  const check = worstError(odds.through, shields)
  return { ...repeat(times, 1, () => void firestormOdds(state, command)), check }
}

/** Row k: the same for Dystopian Wars, against two Shield generators. */
export function dystopianPool(times: Times): Sample {
  const check = worstError([...dystopianAttack().hits], SHIELD_DICE)
  return { ...repeat(times, 1, () => void dystopianAttack()), check }
}

/** Row k: the wait for the first such attack in a fresh process; the battle is set up before the clock starts. */
export function firstPool(system: 'firestorm' | 'dystopian'): Sample {
  if (system === 'dystopian') return once(dystopianAttack)
  const { state, command } = firestormAttack()
  return once(() => firestormOdds(state, command))
}

function once(run: () => unknown): Sample {
  const cpu = process.cpuUsage()
  const start = performance.now()
  run()
  const wallUs = (performance.now() - start) * 1000
  const used = process.cpuUsage(cpu)
  return { cpuUs: used.user + used.system, wallUs }
}

function dystopianAttack(): ReturnType<typeof dystopianOdds> {
  const defences = [{ dice: SHIELD_DICE, rules: RULES }]
  return dystopianOdds({ attack: { dice: DICE, rules: RULES }, defences, dr: 4, cr: 7, rulings: {} })
}

/** An attack of the sample fleets, brought to twenty dice by the GM, on a ship with shields that are rolled. */
function firestormAttack(): { readonly state: BattleState; readonly command: FireWeapons } {
  let n = 0
  const fleets = sampleFleets(() => `id${String((n += 1))}`).map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet }))
  const setup = { type: 'beginBattle', name: 'Twenty dice', fleets, rulings: { 'fa.shields': 'yes' } } as const
  const begun = submit(firestormArmada, firestormArmada.initial, setup, [])
  if (begun.kind !== 'decided') throw new Error('The battle did not begin')
  const { state } = begun
  const target = state.ships.find(ship => ship.shields > 0)
  const shooter = state.ships.find(
    ship => target !== undefined && areEnemies(state, ship, target) && ship.weapons.some(weapon => weapon.id === 'fore')
  )
  if (shooter === undefined || target === undefined) throw new Error('No ships')
  const aims = [{ shipId: shooter.id, weaponId: 'fore', band: 0, arc: 'full', sight: 'clear' } as const]
  const bare: FireWeapons = { type: 'fireWeapons', targetId: target.id, aims, splitDice: null, gmDice: 0 }
  return { state, command: { ...bare, gmDice: DICE - attackDice(state, bare).total } }
}

/** The largest difference from odds counted in whole numbers, die by die; the last entry of `through` is "or more". */
function worstError(through: readonly number[], shieldDice: number): string {
  const last = through.length - 1
  const truth = explodingThrough(DICE, shieldDice, last)
  return String(Math.max(...through.map((chance, hits) => Math.abs(chance - (truth[hits] ?? 0)))))
}
