import { shallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import { omit } from '@shared/kernel/collections'
import type { Ability, DraftShip, DraftSquad, DraftWeapon, WeaponId } from '@shared/systems/xwing/model/squad'
import type { SquadProblem } from '@shared/systems/xwing/validate/problem'
import { useWords } from '../../../i18n/use-words'
import { withoutPart, withPart } from '../../../builder/draft/roster-tree'
import { useBuilder } from '../../../builder/frame/use-builder'
import type { Builder, BuilderKinds } from '../../../contract/system-builder'
import { newId } from '../../../session/host/new-id'
import { freeName } from '../../../ui/text/name-text'
import { newPrimary, newSpecial } from './new-cards'
import type { ShipPart } from './squad-parts'

/** Maximum number of weapons per ship in the schema. */
export const WEAPONS_MAX = 20

/** Most abilities of a ship that the files accept. */
export const ABILITIES_MAX = 20

export interface SquadKinds extends BuilderKinds {
  readonly roster: DraftSquad
  readonly part: ShipPart
  readonly problem: SquadProblem
  readonly own: SquadActs
}

type SquadBuilder = Builder<SquadKinds>

/** The builder with the types of X-Wing. */
export const useSquadBuilder = (): SquadBuilder => useBuilder() as SquadBuilder

interface SquadActs {
  /** The weapon with its card open. */
  readonly weaponId: WeaponId | null
  openWeapon(id: WeaponId | null): void
  /** Opens the weapon a problem is found at. */
  openProblem(problem: SquadProblem): void
  changeSquad(change: Partial<DraftSquad>): void
  changeShip(change: Partial<DraftShip>): void
  /** Null where its card has none, or nobody has looked. */
  setPoints(points: number | null): void
  addAbility(window: Ability['window']): Promise<void>
  changeAbility(row: number, change: Partial<Ability>): void
  removeAbility(row: number): Promise<void>
  /** A weapon for the selected ship: the first is its primary one, all others are special. */
  addWeapon(): Promise<void>
  changeWeapon(weapon: DraftWeapon, change: Partial<DraftWeapon>): void
  removeWeapon(weapon: DraftWeapon): Promise<void>
}

/** Fields where each choice is a step of undo. Typing or counting in any other field is one step until another field is edited. */
const CHOSEN: readonly string[] = ['kind', 'arc', 'isOrdnance', 'requires'] satisfies readonly (keyof DraftWeapon)[]

export function useSquadActs(builder: SquadBuilder): SquadActs {
  const { t } = useWords()
  const weaponId = shallowRef<WeaponId | null>(null)
  const named = (step: 'add' | 'remove' | 'rename', name: string): Message => ({ key: `builder.edit.${step}`, values: { name } })

  /** One edit: its name for undo, and whether it continues the previous one. */
  function edit(id: string, name: string, change: object, make: (squad: DraftSquad) => DraftSquad): void {
    const [field = ''] = Object.keys(change)
    const step =
      'name' in change
        ? named('rename', String(change.name))
        : { key: 'xwBuilder.edit.change', values: { name, field: { key: `xwBuilder.field.${field}` } } }
    builder.edit(step, make, CHOSEN.includes(field) ? null : `${id} ${field}`)
  }

  function setAbilities(step: Message, abilities: readonly Ability[], goesOn: string | null): void {
    const { selected } = builder
    if (selected === null) return
    const change = (squad: DraftSquad): DraftSquad =>
      withPart(squad, selected.ship.id, (ship: DraftShip) => (abilities.length === 0 ? omit(ship, 'abilities') : { ...ship, abilities }))
    builder.edit(step, change, goesOn === null ? null : `${selected.id} ${goesOn}`)
  }

  function openWeapon(id: WeaponId | null): void {
    weaponId.value = id
  }

  return {
    get weaponId() {
      return weaponId.value
    },
    openWeapon,
    openProblem({ at }) {
      const weapon = builder.selected?.ship.weapons.find(one => one.id === at)
      if (weapon !== undefined) openWeapon(weapon.id)
    },
    changeSquad(change) {
      edit(builder.roster.id, builder.roster.name, change, squad => ({ ...squad, ...change }))
    },
    changeShip(change) {
      const { selected } = builder
      if (selected === null) return
      edit(selected.id, selected.name, change, squad => withPart(squad, selected.ship.id, (ship: DraftShip) => ({ ...ship, ...change })))
    },
    setPoints(points) {
      const { selected } = builder
      if (selected === null) return
      edit(selected.id, selected.name, { points }, squad =>
        withPart(squad, selected.ship.id, (ship: DraftShip) => (points === null ? omit(ship, 'points') : { ...ship, points }))
      )
    },
    async addAbility(window) {
      const abilities = builder.selected?.ship.abilities ?? []
      if (abilities.length >= ABILITIES_MAX) return
      const name = freeName(
        t('xwBuilder.newAbility'),
        abilities.map(one => one.name)
      )
      setAbilities(named('add', name), [...abilities, { name, window }], null)
      await builder.focusField(`ability-${String(abilities.length)}`)
    },
    changeAbility(row, change) {
      const abilities = builder.selected?.ship.abilities ?? []
      const name = abilities[row]?.name ?? ''
      const step = { key: 'xwBuilder.edit.change', values: { name, field: { key: 'xwBuilder.field.abilities' } } }
      const all = abilities.map((one, at) => (at === row ? { ...one, ...change } : one))
      setAbilities(step, all, 'name' in change ? `ability ${String(row)}` : null)
    },
    async removeAbility(row) {
      const abilities = builder.selected?.ship.abilities ?? []
      setAbilities(
        named('remove', abilities[row]?.name ?? ''),
        abilities.filter((_, at) => at !== row),
        null
      )
      await builder.focusField('ship-abilities')
    },
    async addWeapon() {
      const ship = builder.selected?.ship
      if (ship === undefined || ship.weapons.length >= WEAPONS_MAX) return
      const taken = ship.weapons.map(weapon => weapon.name)
      const name = freeName(t('xwBuilder.newWeapon'), taken)
      const weapon = taken.length === 0 ? newPrimary(name, newId) : newSpecial(name, newId)
      builder.edit(named('add', name), squad =>
        withPart(squad, ship.id, (one: DraftShip) => ({ ...one, weapons: [...one.weapons, weapon] }))
      )
      openWeapon(weapon.id)
      await builder.focusField('weapon-name')
    },
    changeWeapon({ id, name }, change) {
      edit(id, name, change, squad => withPart(squad, id, (weapon: DraftWeapon) => ({ ...weapon, ...change })))
    },
    async removeWeapon({ id, name }) {
      if (builder.selected === null) return
      builder.edit(named('remove', name), squad => withoutPart(squad, id))
      await builder.focusField('ship-weapons')
    }
  }
}
