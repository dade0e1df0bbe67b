import type { AnsweredDice, CommandEntry } from '@shared/core/log/entry'
import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import { SIDES } from '@shared/core/dice/rule'
import { submit } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Ability, DraftArmada, FleetId } from '@shared/systems/starfinder-armada/model/design'
import { armadaId, fleetId, officerId, sameRanks } from '@shared/systems/starfinder-armada/model/design'

export type SaEntry = CommandEntry<SaCommand, SaEvent>

const FLEETS_EACH = 20
const CLASSES = ['capital', 'destroyer', 'fighter'] as const
const SIZES = ['small', 'medium', 'large'] as const
const ROLES = ['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician'] as const

/** Faces from a small generator with a fixed seed, so that every process plays the same battle. */
export function seededFaces(seed: number): (request: DiceRequest) => Faces {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return request => Array.from({ length: request.count }, () => 1 + Math.floor(next() * SIDES[request.die]))
}

/** Ids like the host's: twenty letters and digits, a new string each time, as when a command arrives from a window. */
function fleetAt(side: string, index: number): FleetId {
  const number = (Math.imul(index + (side === 'A' ? 1 : 101), 2_654_435_761) >>> 0).toString(36).padStart(7, '0')
  return fleetId(JSON.parse(JSON.stringify(`${number}x${number}${side}${number}`.toLowerCase().slice(0, 20))) as string)
}

/** Two armadas of twenty fleets, or of `each`, with officers and abilities that change the numbers of an attack. */
export function armadas(each = FLEETS_EACH): readonly { readonly sideId: string; readonly armada: DraftArmada }[] {
  return ['A', 'B'].map(side => ({
    sideId: side,
    armada: {
      id: armadaId(`armada-${side}`),
      name: `Armada ${side}`,
      tier: 10,
      allowIllegal: true,
      fleets: Array.from({ length: each }, (_, i) => ({
        id: fleetAt(side, i),
        name: `Fleet ${side}${String(i + 1)}`,
        tier: 4 + (i % 8),
        size: SIZES[i % 3] ?? 'medium',
        fleetClass: CLASSES[Math.floor(i / 3) % 3] ?? 'destroyer',
        abilities: abilitiesOf(i)
      })),
      officers: ROLES.map((role, i) => ({
        id: officerId(`${side}-officer-${String(i)}`),
        name: `Officer ${side}${String(i + 1)}`,
        role,
        fleetId: fleetAt(side, i),
        ranks: sameRanks(10),
        baseAttackBonus: null,
        isPlayer: true,
        resolvePoints: 3
      }))
    }
  }))
}

function abilitiesOf(index: number): readonly Ability[] {
  if (index === 0) return ['flagship']
  return index % 4 === 1 ? ['damageThreshold'] : index % 4 === 2 ? ['bombers'] : index % 4 === 3 ? ['pointDefense'] : []
}

/** The battle of forty fleets at the start of a gunnery phase, every fifth of them shaken or emboldened. */
export function gunneryState(): BattleState {
  const { state } = decided(starfinderArmada.initial, { type: 'beginBattle', name: 'Bench', armadas: armadas(), rulings: {} }, () => [])
  const events: SaEvent[] = [{ type: 'phaseEntered', round: 1, phase: 'gunnery' }]
  state.fleets.forEach((fleet, i) => {
    if (i % 5 !== 0) return
    const level = i % 2 === 0 ? 'shaken' : 'emboldened'
    const base = { id: `e${String(i)}`, targetId: fleet.id, cause: 'sa.cause.morale', source: 'SA-102', suspension: null }
    events.push({ type: 'effectBegun', effect: { ...base, kind: 'morale', level, ending: { kind: 'endOfRound', round: 2 } } })
  })
  return events.reduce((before, event) => starfinderArmada.evolve(before, event), state)
}

/** Attacks of all forty fleets, or of `each` a side, each on the fleet opposite. */
export function attackCommands(each = FLEETS_EACH): readonly SaCommand[] {
  return ['A', 'B'].flatMap(side =>
    Array.from({ length: each }, (_, i): SaCommand => ({
      type: 'stageAttack',
      attackerId: fleetAt(side, i),
      targetId: fleetAt(side === 'A' ? 'B' : 'A', (i * 7) % each),
      rangeHexes: i % 5,
      isFromFrontArc: i % 2 === 0,
      arrayTargets: 1,
      usesSuperweapon: false,
      resolveOfficerId: null,
      debrisCrossed: 0,
      isTargetAhead: true,
      gmCheck: 0,
      gmAc: 0
    }))
  )
}

/** One command with all its dice answered. Throws when it is refused: the bench must play by the rules. */
export function decided(
  state: BattleState,
  command: SaCommand,
  answer: (request: DiceRequest) => Faces
): {
  readonly state: BattleState
  readonly events: readonly SaEvent[]
  readonly tape: readonly Faces[]
  readonly asked: readonly DiceRequest[]
} {
  const tape: Faces[] = []
  for (;;) {
    const result = submit(starfinderArmada, state, command, tape)
    if (result.kind === 'refused') throw new Error(`${command.type}: ${result.refusal}`)
    if (result.kind === 'decided') return { state: result.state, events: result.events, tape, asked: result.asked }
    tape.push(answer(result.request))
  }
}

/** The entry a host would write. */
export function entryOf(
  seq: number,
  command: SaCommand,
  events: readonly SaEvent[],
  asked: readonly DiceRequest[],
  tape: readonly Faces[]
): SaEntry {
  const dice: AnsweredDice[] = []
  for (let i = 0; i < asked.length; i += 1) {
    const request = asked[i]
    const faces = tape[i]
    if (request !== undefined && faces !== undefined)
      dice.push({ purpose: request.purpose, die: request.die, actor: request.actor, faces, by: 'hand' })
  }
  return { kind: 'command', seq, at: 1_700_000_000_000 + seq, by: 'gm', command, dice, events, rulesVersion: starfinderArmada.rulesVersion }
}
