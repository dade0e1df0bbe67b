import { insertedAfter } from '../../../builder/draft/move-part'
import { movedPartTo, treeEdits } from '../../../builder/draft/roster-tree'
import type { RosterEdits } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import { newShip } from './new-cards'
import { remedied } from './remedy'
import type { SquadKinds } from './use-squad-builder'

/** Most ships of a squad that the files accept. */
export const SHIPS_MAX = 60

export const squadEdits: RosterEdits<SquadKinds> = {
  ...treeEdits<SquadKinds>(() => SHIPS_MAX),
  movedTo: movedPartTo,
  added(squad, _what, selected, { word, taken, newId }) {
    if (squad.ships.length >= SHIPS_MAX) return null
    const ship = newShip(freeName(word('xwBuilder.newShip'), taken), word('xwBuilder.newWeapon'), newId)
    return { roster: { ...squad, ships: insertedAfter(squad.ships, ship, selected?.id ?? null) }, id: ship.id }
  },
  remedied(squad, problem, { word, taken, newId }) {
    const ship = freeName(word('xwBuilder.newShip'), taken)
    return remedied(
      squad,
      problem,
      { squad: word('xw.roster.defaultName'), ship, weapon: word('xwBuilder.newWeapon'), ability: word('xwBuilder.newAbility') },
      newId
    )
  }
}
