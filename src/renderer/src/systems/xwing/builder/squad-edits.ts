import { without } from '@shared/kernel/collections'
import type { DraftShip, DraftSquad } from '@shared/systems/xwing/model/squad'
import { insertedAfter, movedIn, movedTo } from '../../../builder/draft/move-part'
import type { Grown, RosterEdits } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import { copyShip } from '../rosters/copy-squad'
import { newShip } from './new-cards'
import { remedied } from './remedy'
import { withShip } from './squad-parts'
import type { SquadKinds } from './use-squad-builder'

/** Most ships of a squad that the files accept. */
const SHIPS_MAX = 60

export const squadEdits: RosterEdits<SquadKinds> = {
  added: (squad, _what, selected, { word, taken, newId }) =>
    grown(squad, selected?.id ?? null, () => newShip(freeName(word('xwBuilder.newShip'), taken), word('xwBuilder.newWeapon'), newId)),
  duplicated: (squad, { id, ship }, { taken, newId }) => grown(squad, id, () => copyShip(ship, freeName(ship.name, taken), newId)),
  renamed: (squad, { ship }, name) => withShip(squad, ship.id, one => ({ ...one, name })),
  removed: (squad, { id }) => ({ ...squad, ships: without(squad.ships, ship => ship.id === id) }),
  moved: (squad, { number }, by) => withShips(squad, movedIn(squad.ships, number - 1, by)),
  movedTo: (squad, id, to) => withShips(squad, movedTo(squad.ships, id, to)),
  mended(squad, problem, { word, taken, newId }) {
    const ship = freeName(word('xwBuilder.newShip'), taken)
    return remedied(
      squad,
      problem,
      { squad: word('xw.roster.defaultName'), ship, weapon: word('xwBuilder.newWeapon'), ability: word('xwBuilder.newAbility') },
      newId
    )
  }
}

function grown(squad: DraftSquad, afterId: string | null, make: () => DraftShip): Grown<DraftSquad> | null {
  if (squad.ships.length >= SHIPS_MAX) return null
  const ship = make()
  return { roster: { ...squad, ships: insertedAfter(squad.ships, ship, afterId) }, id: ship.id }
}

const withShips = (squad: DraftSquad, ships: readonly DraftShip[]): DraftSquad => (ships === squad.ships ? squad : { ...squad, ships })
