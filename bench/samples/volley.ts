import type { StageAttack } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { attackOdds } from '@shared/systems/starfinder-armada/odds/planned-odds'
import { volleyOdds } from '@shared/systems/starfinder-armada/odds/volley-odds'
import { attackCommands, gunneryState } from './forty-fleets'
import { repeat, type Sample, type Times } from './measure'

/** The heaviest fleets there are: ten ten-sided dice each, on a target that takes all six of them. */
function heavyTable(): { readonly state: BattleState; readonly shots: readonly StageAttack[] } {
  const state = gunneryState()
  const commands = attackCommands() as readonly StageAttack[]
  const targetId = commands[0]?.targetId
  if (targetId === undefined) throw new Error('No attack')
  const fleets = state.fleets.map(fleet =>
    fleet.id === targetId ? { ...fleet, tier: 20, hp: 100, sp: 33 } : { ...fleet, tier: 20, size: 'large' as const }
  )
  return { state: { ...state, fleets }, shots: commands.slice(0, 6).map(command => ({ ...command, targetId })) }
}

/** Row d: six planned attacks on one target, including criticals, threshold and morale, from the state of the battle. */
export function flagshipVolley(times: Times): Sample {
  const { state, shots } = heavyTable()
  let seen = 0
  const sample = repeat(times, 10, () => {
    for (let i = 0; i < 10; i += 1) seen += volleyOdds(state, shots).crossing
  })
  if (seen === 0) throw new Error('Nothing ever crosses')
  return sample
}

/** Row d: every target of a large battle, three ways to fire at each. */
export function flagshipTable(times: Times): Sample {
  const { state } = heavyTable()
  const attacks = (attackCommands() as readonly StageAttack[]).flatMap(command =>
    [1, 2, 3].map(arrayTargets => ({ ...command, arrayTargets, kind: 'gunnery' as const, isHalved: false }))
  )
  let seen = 0
  const sample = repeat(times, 1, () => {
    for (const attack of attacks) seen += attackOdds(state, attack).hit
  })
  if (seen === 0) throw new Error('Nothing ever hits')
  return sample
}

/** Row d: the wait for the first attack a game master prepares. */
export function firstOdds(): Sample {
  const { state, shots } = heavyTable()
  const [shot] = shots
  if (shot === undefined) throw new Error('No attack')
  const start = performance.now()
  attackOdds(state, { ...shot, kind: 'gunnery', isHalved: false })
  const wallUs = (performance.now() - start) * 1000
  return { cpuUs: wallUs, wallUs }
}
