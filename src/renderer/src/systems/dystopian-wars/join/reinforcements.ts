import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { forceId, type DraftForce, type DraftSquadron } from '@shared/systems/dystopian-wars/model/force'
import { copied } from '../../../builder/draft/roster-tree'
import { arrivalName, type Reserve } from '../../../contract/reserve'
import { nameGenerator } from '../../../ui/text/name-generator'

/** A force and everything in it that may join late: squadrons, and their units and wings. */
export function reserveOf({ id, name, squadrons }: DraftForce): Reserve {
  const parts = squadrons.flatMap(squadron => {
    const members = [...squadron.units, ...squadron.wings]
    const alone = members.length > 1 ? members.map(one => ({ id: one.id, name: `${squadron.name}, ${one.name}` })) : []
    return [{ id: squadron.id, name: squadron.name }, ...alone]
  })
  return { id, name, parts }
}

/**
 * The force, squadron, unit or wing with this id, with ids and names not used in the battle. A lone unit or wing is a squadron of its
 * own name.
 */
export function reinforcements(
  forces: readonly DraftForce[],
  chosenId: string,
  present: Pick<BattleState, 'squadrons' | 'units' | 'wings'>,
  newId: (id: string) => string
): readonly DraftSquadron[] {
  const squadronName = nameGenerator(present.squadrons.map(one => one.name))
  const ownName = nameGenerator([...present.units, ...present.wings].map(one => one.name))
  const renamed = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: ownName(one.name) })
  const found =
    forces.find(force => force.id === chosenId)?.squadrons ?? forces.flatMap(force => force.squadrons.flatMap(one => picked(one, chosenId)))
  return found.map(squadron => {
    const copy = copied(squadron, squadron.name, newId)
    const [units, wings] = [copy.units.map(renamed), copy.wings.map(renamed)]
    return { ...copy, name: arrivalName(copy.name, [...copy.units, ...copy.wings], [...units, ...wings], squadronName), units, wings }
  })
}

/** The same as a force of its own, named after its force; part of a force has no cards and need not satisfy the building rules. */
export function joiningForce(
  forces: readonly DraftForce[],
  chosenId: string,
  present: Pick<BattleState, 'forces' | 'squadrons' | 'units' | 'wings'>,
  newId: (id: string) => string
): DraftForce | null {
  const from = forces.find(force => force.id === chosenId || force.squadrons.some(one => picked(one, chosenId).length > 0))
  if (from === undefined) return null
  const name = nameGenerator(present.forces.map(one => one.name))(from.name)
  const squadrons = reinforcements(forces, chosenId, present, newId)
  const own = from.id === chosenId ? from : { ...from, cards: 0, allowIllegal: true }
  return { ...own, id: forceId(newId(from.id)), name, squadrons }
}

function picked(squadron: DraftSquadron, id: string): readonly DraftSquadron[] {
  if (squadron.id === id) return [squadron]
  const units = squadron.units.filter(unit => unit.id === id)
  const wings = squadron.wings.filter(wing => wing.id === id)
  return [...units, ...wings].map(one => ({ ...squadron, name: one.name, units, wings }))
}
