import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import { without } from '@shared/kernel/collections'
import type { DraftShip, DraftSquad, DraftWeapon, ShipId } from '@shared/systems/xwing/model/squad'
import type { SquadProblem } from '@shared/systems/xwing/validate/problem'
import { freeName } from '../../../ui/text/name-text'
import { newId } from '../../../session/host/new-id'
import { copyShip } from '../rosters/copy-squad'
import { newPrimary, newShip, newSpecial } from './new-cards'
import { remedied } from './remedy'
import { insertShip, moveShip, removeShip, shipAt, SHIPS_MAX, WEAPONS_MAX, withShip, withWeapon } from './squad-edits'
import { useSquadStore } from './squad-store'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `xwBuilder.edit.${name}`, values })

/** What is typed or counted up is one step of undo as long as the same field goes on; what is chosen is a step each time. */
const CHOSEN: readonly string[] = ['kind', 'arc', 'isOrdnance', 'requires', 'allowIllegal'] satisfies readonly (
  keyof DraftWeapon | keyof DraftSquad
)[]

/** What can be done on the drawing board, each under the name that undo gives it. */
export function useSquadActs() {
  const { t } = useI18n()
  const store = useSquadStore()

  /** One edit of a thing: its name for undo, and whether it goes on with the last one. */
  function edit(id: string, name: string, change: object, make: (squad: DraftSquad) => DraftSquad): void {
    const [field = ''] = Object.keys(change)
    const what =
      'name' in change
        ? label('rename', { name: String(change.name) })
        : label('change', { name, field: { key: `xwBuilder.field.${field}` } })
    store.apply(what, make, CHOSEN.includes(field) ? null : `${id} ${field}`)
  }

  function changeSquad(change: Partial<DraftSquad>): void {
    if (store.squad !== null) edit(store.squad.id, store.squad.name, change, squad => ({ ...squad, ...change }))
  }

  function allowIllegal(isAllowed: boolean): void {
    store.apply(label(isAllowed ? 'allow' : 'disallow'), squad => ({ ...squad, allowIllegal: isAllowed }))
  }

  const free = (squad: DraftSquad, name: string): string =>
    freeName(
      name,
      squad.ships.map(ship => ship.name)
    )

  function putShip(ship: DraftShip, name: Message): void {
    const afterId = store.selectedId
    store.apply(name, squad => insertShip(squad, ship, afterId))
    store.selectedId = ship.id
    store.weaponId = null
  }

  function addShip(): void {
    const { squad } = store
    if (squad === null || squad.ships.length >= SHIPS_MAX) return
    const ship = newShip(free(squad, t('xwBuilder.newShip')), t('xwBuilder.newWeapon'), newId)
    putShip(ship, label('add', { name: ship.name }))
  }

  /** The chosen ship once more, with ids of its own, after it. */
  function duplicate(): void {
    const { squad, selected } = store
    if (squad === null || selected === null || squad.ships.length >= SHIPS_MAX) return
    putShip(copyShip(selected, free(squad, selected.name), newId), label('duplicate', { name: selected.name }))
  }

  function remove(): void {
    const { selected } = store
    if (selected !== null) store.apply(label('remove', { name: selected.name }), squad => removeShip(squad, selected.id))
  }

  function moveTo(id: ShipId, to: number): void {
    const ship = store.squad?.ships.find(one => one.id === id)
    if (ship === undefined || to < 0) return
    store.apply(label('move', { name: ship.name }), squad => moveShip(squad, id, to))
    store.selectedId = id
  }

  const selectedIndex = (): number => store.squad?.ships.findIndex(ship => ship.id === store.selectedId) ?? -1

  function move(by: -1 | 1): void {
    if (store.selectedId !== null) moveTo(store.selectedId, selectedIndex() + by)
  }

  function changeShip(change: Partial<DraftShip>): void {
    const { selected } = store
    if (selected !== null) edit(selected.id, selected.name, change, squad => withShip(squad, selected.id, ship => ({ ...ship, ...change })))
  }

  /** A weapon for the chosen ship: its primary one, and whatever comes after is special. Its card lies open. */
  function addWeapon(): void {
    const { selected } = store
    if (selected === null || selected.weapons.length >= WEAPONS_MAX) return
    const name = freeName(
      t('xwBuilder.newWeapon'),
      selected.weapons.map(weapon => weapon.name)
    )
    const weapon = selected.weapons.length === 0 ? newPrimary(name, newId) : newSpecial(name, newId)
    store.apply(label('add', { name }), squad => withShip(squad, selected.id, ship => ({ ...ship, weapons: [...ship.weapons, weapon] })))
    store.weaponId = weapon.id
  }

  function changeWeapon({ id, name }: DraftWeapon, change: Partial<DraftWeapon>): void {
    edit(id, name, change, squad => withWeapon(squad, id, weapon => ({ ...weapon, ...change })))
  }

  function removeWeapon({ id, name }: DraftWeapon): void {
    const { selected } = store
    if (selected === null) return
    store.apply(label('remove', { name }), squad =>
      withShip(squad, selected.id, ship => ({ ...ship, weapons: without(ship.weapons, weapon => weapon.id === id) }))
    )
  }

  function mend(problem: SquadProblem): void {
    const { squad } = store
    if (squad === null) return
    const names = { squad: t('xw.roster.defaultName'), ship: free(squad, t('xwBuilder.newShip')), weapon: t('xwBuilder.newWeapon') }
    show(problem)
    store.apply(label('mend', { rule: problem.source }), now => remedied(now, problem, names, newId))
  }

  /** Chooses the ship a problem is found at, and opens its weapon. */
  function show({ at }: SquadProblem): void {
    const ship = store.squad === null ? undefined : shipAt(store.squad, at)
    if (ship === undefined) return
    store.selectedId = ship.id
    store.weaponId = ship.weapons.find(weapon => weapon.id === at)?.id ?? store.weaponId
  }

  return {
    changeSquad,
    allowIllegal,
    addShip,
    duplicate,
    remove,
    moveTo,
    move,
    selectNext: store.selectNext,
    changeShip,
    addWeapon,
    changeWeapon,
    removeWeapon,
    mend,
    show
  }
}
