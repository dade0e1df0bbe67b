import type { Message } from '@shared/core/engine/message'
import { SIDES } from '@shared/core/dice/rule'
import { mateShare } from '@shared/systems/firestorm-armada/derive/half'
import { CARD_TYPES } from '@shared/systems/firestorm-armada/model/battle'
import { FACTIONS, MOUNTS, SHIP_CLASSES } from '@shared/systems/firestorm-armada/model/design'
import { criticalWays } from '@shared/systems/firestorm-armada/odds/critical-ways'
import {
  CRITICAL_TABLE,
  ENGINE_FAILURE_SHARE,
  EXPLOSION_DICE,
  RUPTURE_DICE,
  RUPTURE_DIRECTIONS
} from '@shared/systems/firestorm-armada/tables/damage'
import { FACTION_TRAITS } from '@shared/systems/firestorm-armada/tables/factions'
import { HITS_FROM, SIX_HITS, SMALL_TARGETS, WEAPON_KINDS } from '@shared/systems/firestorm-armada/tables/shooting'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'

/** The tables of the rules, read from those that the engine uses. */
export const TABLES: SystemReference['tables'] = {
  factions: () => ({
    columns: [{ key: 'faBuilder.faction' }, { key: 'faBuilder.tacticalBonus' }, { key: 'faBuilder.commandDistance' }],
    rows: FACTIONS.map(faction => {
      const { tacticalBonus, commandDistance } = FACTION_TRAITS[faction]
      return [{ key: `fa.faction.${faction}` }, `+${String(tacticalBonus)}`, inches(commandDistance)]
    })
  }),
  cards: () => ({
    columns: columns('card', 'letter', 'when'),
    rows: CARD_TYPES.map(type => [{ key: `faTable.card.${type}` }, type.charAt(0).toUpperCase(), { key: `faDigest.when.${type}` }])
  }),
  attackDie: () => ({
    columns: columns('face', 'hits', 'extra'),
    rows: [
      [faces(1, HITS_FROM - 1), 0, NONE],
      [faces(HITS_FROM, SIDES.d6 - 1), 1, NONE],
      [SIDES.d6, SIX_HITS, 1]
    ]
  }),
  smallTargets: () => ({
    columns: columns('shipClass', 'hitsOn'),
    rows: SHIP_CLASSES.map(shipClass => [{ key: `fa.shipClass.${shipClass}` }, faces(SMALL_TARGETS[shipClass], SIDES.d6)])
  }),
  criticals,
  rupture: () => ({
    columns: columns('d6', 'direction'),
    rows: Object.entries(RUPTURE_DIRECTIONS).map(([face, direction]) => [Number(face), { key: `fa.direction.${direction}` }])
  }),
  mateShares: () => ({
    columns: columns('mateDice', 'adds'),
    rows: Array.from({ length: MATE_DICE_SHOWN }, (_, i) => [i + 1, mateShare(i + 1)])
  }),
  weaponKinds: () => ({
    columns: columns('mount', 'combines'),
    rows: MOUNTS.map(mount => [{ key: `fa.mount.${mount}` }, { key: `faDigest.combines.${WEAPON_KINDS[mount]}` }])
  })
}

/** Weapons of more dice are rare. */
const MATE_DICE_SHOWN = 12
const NONE = '–'

const columns = (...names: readonly string[]): readonly Message[] => names.map(name => ({ key: `faDigest.column.${name}` }))
const inches = (value: number): Message => ({ key: 'faTable.inches', values: { inches: value } })
const faces = (from: number, to: number): string => (from === to ? String(from) : `${String(from)}–${String(to)}`)

/** The table of the later edition, as printed there: a battle may have rows of its own. */
function criticals(): ReferenceTable {
  const ways = criticalWays()
  const values = { dice: EXPLOSION_DICE, share: ENGINE_FAILURE_SHARE, rupture: RUPTURE_DICE }
  const rows = [...ways].map(([roll, count]) => {
    const { critical, crew } = CRITICAL_TABLE[roll]
    return [
      roll,
      { key: 'faTable.settle.ofWays', values: { ways: count } },
      { key: `fa.critical.${critical}` },
      { key: `rulings.fa.critTable.crew.${String(crew)}` },
      { key: `faDigest.critical.${critical}`, values }
    ]
  })
  return { columns: columns('roll', 'chance', 'critical', 'crew', 'effect'), rows }
}
