import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { fleetId, officerId, ranksAs, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { nextCommand } from '../../../support/whole-battle'
import { ask, plainArmada } from '../begin'
import type { WholeTable } from './describe-table'

/** Three fleets and two officers aboard the first of them. No id is a name, so that frames can be searched for ids. */
function armada(name: string): DraftArmada {
  const id = `armada-${name}`
  const plain = plainArmada(id, 5, 3)
  const officer = (called: string, role: 'admiral' | 'chiefEngineer') => ({
    id: officerId(`${id}-${role}`),
    name: called,
    role,
    fleetId: fleetId(`${id}1`),
    ranks: ranksAs(role, 5),
    baseAttackBonus: null,
    isPlayer: true,
    resolvePoints: 3
  })
  return {
    ...plain,
    name,
    fleets: plain.fleets.map((fleet, i) => ({ ...fleet, name: `${name} ${String(i + 1)}` })),
    officers: [officer(`${name} Voss`, 'admiral'), officer(`${name} Oren`, 'chiefEngineer')]
  }
}

export const STARFINDER: WholeTable<BattleState> = {
  system: 'starfinder-armada',
  begin: async page => {
    const { id: campaignId } = await ask(page, 'campaigns.create', { name: 'Table', system: 'starfinder-armada' })
    const armadas = [armada('Lanterns'), armada('Embers')]
    for (const roster of armadas) await ask(page, 'campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster } })
    const sides = armadas.map(({ id: rosterId }, i) => ({ sideId: 'AB'.charAt(i), rosterId }))
    const { battleId } = await ask(page, 'battle.create', { campaignId, name: 'Whole table', sides })
    return { campaignId, battleId }
  },
  // The first of each side leads its officers, each of the others a fleet.
  claims: nth => (nth % 4 === 0 ? { kind: /officers/iu, isMeant: () => true } : { kind: /ships/iu, isMeant: row => row === (nth % 4) - 1 }),
  hide: state => {
    const hidden = state.fleets.filter(({ name }) => name === 'Embers 3')
    return {
      commands: hidden.map(({ id }) => ({ type: 'correctFleet', fleetId: id, correction: { isHidden: true }, reason: '' })),
      names: hidden.map(({ name }) => name)
    }
  },
  gm: nextCommand,
  isPlayed: ({ round, phase }, _proposed, part) => phase === 'over' || round > (part === 'half' ? 1 : 2)
}
