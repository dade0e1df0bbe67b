import { omit } from '@shared/kernel/collections'
import {
  ABILITIES,
  FLEET_CLASSES,
  ROLES,
  SIZES,
  fleetId,
  officerId,
  sameRanks,
  type Ranks,
  type DraftArmada,
  type DraftFleet,
  type DraftOfficer
} from '@shared/systems/starfinder-armada/model/design'
import { choice, choices, figure, figureOrNone, flag, name } from '../../../builder/tables/cells'
import { column, group, list, optional, tableOf, UNTOLD } from '../../../builder/tables/fields'
import { FLEETS_MAX, newFleet, OFFICERS_MAX } from './armada-edits'

/** Limits of the files; the builder says which tiers and ranks the rules allow. */
const ARMADA_TIER_MAX = 20
const FLEET_TIER_MAX = 21
const ABILITIES_MAX = 12
const RANKS_MAX = 40
const RESOLVE_MAX = 99
const ranks = figure(0, RANKS_MAX)

/** A fleet with the officers aboard. */
interface CrewedFleet extends DraftFleet {
  readonly officers: readonly DraftOfficer[]
}
interface CrewedArmada extends Omit<DraftArmada, 'fleets' | 'officers'> {
  readonly fleets: readonly CrewedFleet[]
}

const officers = list<DraftOfficer>(
  {
    id: UNTOLD,
    fleetId: UNTOLD,
    name: column('builder.officer.title', name, 'builder.officers'),
    role: column('builder.officer.role', choice(ROLES, 'sa.role')),
    ranks: group<Ranks>({
      admiral: column('builder.table.ranks.admiral', ranks),
      commander: column('builder.table.ranks.commander', ranks),
      chiefEngineer: column('builder.table.ranks.chiefEngineer', ranks),
      chiefCaster: column('builder.table.ranks.chiefCaster', ranks),
      chiefTechnician: column('builder.table.ranks.chiefTechnician', ranks)
    }),
    baseAttackBonus: column('builder.table.attackBonus', figureOrNone(0, RANKS_MAX)),
    isPlayer: column('builder.officer.player', flag),
    resolvePoints: column('builder.officer.resolve', figure(0, RESOLVE_MAX))
  },
  {
    lead: 'name',
    most: OFFICERS_MAX,
    mostInAll: OFFICERS_MAX,
    fresh: ({ newId }) => ({
      id: officerId(newId()),
      name: '',
      role: 'commander',
      fleetId: fleetId(''),
      ranks: sameRanks(0),
      baseAttackBonus: null,
      isPlayer: false,
      resolvePoints: 0
    })
  }
)

const fleets = list<CrewedFleet>(
  {
    id: UNTOLD,
    name: column('builder.column.fleet', name, 'builder.fleetName', 'tables.name', 'sa.roster.fleets'),
    tier: column('builder.tier', figure(1, FLEET_TIER_MAX), 'builder.column.tier'),
    size: column('builder.size', choice(SIZES, 'sa.size')),
    fleetClass: column('builder.class', choice(FLEET_CLASSES, 'sa.class')),
    abilities: column('builder.abilities', choices([...ABILITIES, 'agile'], ABILITIES_MAX, 'sa.ability')),
    isHidden: optional('builder.hidden', flag),
    officers
  },
  {
    lead: 'name',
    most: FLEETS_MAX,
    fresh: ({ roster, word, newId }) => ({
      // The roster comes from this builder; who is the flagship, the table says.
      ...newFleet(roster as DraftArmada, word('builder.newFleet'), newId),
      abilities: [],
      officers: []
    })
  }
)

/** A row for each fleet; further officers aboard in the rows below it. Officers aboard no fleet have no place in it. */
export const armadaTable = tableOf<DraftArmada, CrewedArmada>(
  {
    id: UNTOLD,
    allowIllegal: UNTOLD,
    name: column('sa.roster.nameLabel', name, 'sa.roster.defaultName'),
    tier: column('builder.armadaTier', figure(1, ARMADA_TIER_MAX)),
    fleets
  },
  {
    main: ['fleets'],
    counted: 'sa.roster.fleetCount',
    open: ({ officers: all, fleets: bare, ...armada }) => ({
      ...armada,
      fleets: bare.map(fleet => ({ ...fleet, officers: all.filter(officer => officer.fleetId === fleet.id) }))
    }),
    close: ({ fleets: crewed, ...armada }) => ({
      ...armada,
      fleets: crewed.map(fleet => omit(fleet, 'officers')),
      officers: crewed.flatMap(({ id, officers: aboard }) => aboard.map(officer => ({ ...officer, fleetId: id })))
    })
  }
)
