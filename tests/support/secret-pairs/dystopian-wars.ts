import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { Attack, BattleState, SquadronState } from '@shared/systems/dystopian-wars/model/battle'
import type { DraftForce, SquadronId } from '@shared/systems/dystopian-wars/model/force'
import { randomCommand, randomSetup } from '../dystopian-wars/random-battle'
import { nextCommand } from '../dystopian-wars/whole-battle'
import type { Chance } from '../chance'
import { bar, isStrange, less, type SecretGame } from './secret-game'
import { partsOf, squadronSight } from './squadrons'

/** Hits that bring most units a critical. */
const HARD_HITS = 14
const sideOfForce = (state: BattleState, id: string): string => state.forces.find(force => force.id === id)?.sideId ?? ''
const sight = squadronSight<SquadronId, SquadronState, BattleState>((state, { forceId }) => sideOfForce(state, forceId))

/** What leads to explosions and empty tanks, which are seldom owed: hard hits, and the last of the fuel where wings fight; often null. */
function eventful(chance: Chance, state: BattleState): DwCommand | null {
  if (state.activation === null || chance.whole(1, 2) === 1) return null
  const { attacks, currentId } = state.activation
  const current = attacks.find(({ id }) => id === currentId)
  const reason = ''
  if (current !== undefined && current.hits < HARD_HITS)
    return { type: 'correctAttack', attackId: current.id, correction: { hits: HARD_HITS }, reason }
  const fighting = new Set<string>(attacks.flatMap(({ targetId, parts }) => [targetId, ...parts.map(part => part.combatantId)]))
  const wing = state.wings.find(({ id, fuel }) => fuel > 1 && fighting.has(id))
  return wing === undefined ? null : { type: 'correctWing', wingId: wing.id, correction: { fuel: 1 }, reason }
}

export const secretDystopian: SecretGame<BattleState, DwCommand, never, string> = {
  system: dystopianWars as never,
  randomSetup,
  randomCommand,
  nextCommand: (chance, state) => eventful(chance, state) ?? nextCommand(chance, state),
  withDrafts(state, command, change) {
    const force = (one: DraftForce, sideId: string): DraftForce => ({ ...one, squadrons: change(one.squadrons, sideId) })
    switch (command.type) {
      case 'beginBattle':
        return { ...command, forces: command.forces.map(one => ({ ...one, force: force(one.force, one.sideId) })) }
      case 'joinForce':
        return { ...command, force: force(command.force, command.sideId) }
      case 'joinSquadrons':
        return { ...command, squadrons: change(command.squadrons, sideOfForce(state, command.forceId)) }
      default:
        return command
    }
  },
  hiding: sight.hiding,
  hiddenAlone(state, viewer) {
    const squadrons = sight.told(state, viewer).secret
    const among = partsOf(squadrons)
    return { ...state, squadrons, units: among(state.units), wings: among(state.wings) }
  },
  neverHidden: {
    endBattle: 'The end of a battle is announced.',
    endTurn: 'Turns are announced.',
    setRuling: 'House rules are those of the whole table.',
    tellBattle: 'Place and headline are for everybody.'
  },
  open(state, viewer) {
    const squadrons = sight.told(state, viewer).open
    const isStranger = (id: string): boolean => isStrange(viewer, sideOfForce(state, squadrons.find(one => one.id === id)?.forceId ?? ''))
    const among = partsOf(squadrons)
    const [units, wings] = [among(state.units), among(state.wings)]
    const forces = state.forces.filter(one => !isStrange(viewer, one.sideId) || squadrons.some(of => of.forceId === one.id))
    const ids = new Set<string>([...squadrons, ...units, ...wings].map(({ id }) => id))
    const house = state.rulings['dw.enemyKnown'] ?? 'wordsAndBars'
    const { activation } = state
    const isActing = activation !== null && ids.has(activation.squadronId)
    const attacks = (activation?.attacks ?? []).filter(one => ids.has(one.targetId) && one.parts.every(part => ids.has(part.combatantId)))
    const stepAttack = attacks.find(({ id }) => id === activation?.currentId)
    return {
      ...less(state, 'nextId'),
      // A step after the declarations comes and goes with the attacks in it.
      step: !isActing ? 'between' : state.step.startsWith('declare') || stepAttack !== undefined ? state.step : 'attacks',
      forces,
      squadrons: squadrons.map(one => ({ ...less(one, 'note', 'isHidden'), isHidden: one.isHidden === true })),
      units: units.map(unit => {
        const open = less(unit, 'note')
        if (!isStranger(unit.squadronId)) return open
        const hull = house === 'everything' ? unit.hp : house === 'nothing' ? null : bar(unit.hp, unit.hpStart)
        const max = house === 'everything' ? unit.hpStart : null
        return {
          ...open,
          diceAdjustment: 0,
          hp: hull,
          hpStart: max,
          criticals: house === 'nothing' ? [] : unit.criticals.map(({ row }) => row)
        }
      }),
      wings: wings.map(wing => {
        const open = less(wing, 'note')
        if (!isStranger(wing.squadronId)) return open
        const tokens = house === 'everything' ? wing.tokens : house === 'nothing' ? null : bar(wing.tokens, wing.tokensStart)
        return { ...open, diceAdjustment: 0, tokens, tokensStart: house === 'everything' ? wing.tokensStart : null, fuel: null }
      }),
      activation: isActing ? { squadronId: activation.squadronId, attacks: attacks.map(nameless), current: nameless(stepAttack) } : null,
      obligations: state.obligations
        .map(due => ({ kind: due.kind, owner: due.kind === 'fuel' ? due.wingId : due.unitId, isDeferred: due.isDeferred === true }))
        .filter(({ owner }) => ids.has(owner))
    }
  }
}

const nameless = (attack: Attack | undefined): object | null => (attack === undefined ? null : less(attack, 'id'))
