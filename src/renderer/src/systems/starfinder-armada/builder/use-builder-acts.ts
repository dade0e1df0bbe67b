import { ref, shallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { Ability, DraftArmada, DraftFleet, DraftOfficer, FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import { applyRemedy } from '@shared/systems/starfinder-armada/validate/remedy'
import { fleetTierLimit, fleetTierMax } from '@shared/systems/starfinder-armada/validate/tiers'
import { freeName } from '../../../ui/text/name-text'
import { newId } from '../../../session/host/new-id'
import { useBuilderStore } from './builder-store'
import * as edits from './armada-edits'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `builder.edit.${name}`, values })

/** What can be done on the drawing board, each under the name that undo gives it. */
export function useBuilderActs() {
  const { t } = useI18n()
  const store = useBuilderStore()
  const officerId = shallowRef<OfficerId | null>(null)
  const isOfficerOpen = ref(false)

  const board = (): DraftArmada | null => store.armada
  const selectedIndex = (): number => board()?.fleets.findIndex(fleet => fleet.id === store.selectedId) ?? -1

  function rename(name: string): void {
    store.apply(label('rename', { name }), armada => ({ ...armada, name }))
  }

  function setTier(tier: number): void {
    store.apply(label('setTier', { tier }), armada => ({ ...armada, tier }), 'setTier')
  }

  function allowIllegal(isAllowed: boolean): void {
    store.apply(label(isAllowed ? 'allow' : 'disallow'), armada => ({ ...armada, allowIllegal: isAllowed }))
  }

  function addFleet(): void {
    const armada = board()
    if (armada === null || armada.fleets.length >= edits.FLEETS_MAX) return
    const name = freeName(
      t('builder.newFleet'),
      armada.fleets.map(fleet => fleet.name)
    )
    const fleet = edits.newFleet(armada, name, newId)
    store.apply(label('addFleet', { name }), now => edits.addFleet(now, fleet, null))
    store.selectedId = fleet.id
  }

  function duplicateFleet(): void {
    const armada = board()
    const fleet = store.selected
    if (armada === null || fleet === null || armada.fleets.length >= edits.FLEETS_MAX) return
    const name = freeName(
      fleet.name,
      armada.fleets.map(one => one.name)
    )
    const copy = edits.copyFleet(fleet, name, newId)
    store.apply(label('duplicateFleet', { name: fleet.name }), now => edits.addFleet(now, copy, fleet.id))
    store.selectedId = copy.id
  }

  function removeFleet(): void {
    const fleet = store.selected
    if (fleet !== null) store.apply(label('removeFleet', { name: fleet.name }), armada => edits.removeFleet(armada, fleet.id))
  }

  function moveTo(id: FleetId, to: number): void {
    const name = board()?.fleets.find(fleet => fleet.id === id)?.name
    if (name !== undefined && to >= 0) store.apply(label('moveFleet', { name }), armada => edits.moveFleet(armada, id, to))
    store.selectedId = id
  }

  function moveSelected(by: number): void {
    if (store.selectedId !== null) moveTo(store.selectedId, Math.max(0, selectedIndex() + by))
  }

  function changeFleet(change: Partial<DraftFleet>): void {
    const fleet = store.selected
    if (fleet === null) return
    const field = Object.keys(change)[0] ?? ''
    store.apply(
      fleetLabel(change, fleet),
      armada => edits.withFleet(armada, fleet.id, change),
      field === 'name' || field === 'tier' ? `${fleet.id} ${field}` : null
    )
  }

  function fleetLabel(change: Partial<DraftFleet>, fleet: DraftFleet): Message {
    if (change.name !== undefined) return label('rename', { name: change.name })
    if (change.tier !== undefined) return label('fleetTier', { tier: change.tier, name: fleet.name })
    if (change.size !== undefined) return label('fleetChange', { what: { key: `sa.size.${change.size}` }, name: fleet.name })
    return label('fleetChange', { what: { key: `sa.class.${change.fleetClass ?? fleet.fleetClass}` }, name: fleet.name })
  }

  function stepTier(by: number): void {
    const armada = board()
    const fleet = store.selected
    if (armada === null || fleet === null) return
    const tier = fleet.tier + by
    const max = armada.allowIllegal ? fleetTierLimit(store.rulings) : Math.max(fleet.tier, fleetTierMax(store.rulings, armada.tier))
    if (tier >= 1 && tier <= max) changeFleet({ tier })
  }

  function toggleAbility(ability: Ability): void {
    const fleet = store.selected
    if (fleet === null) return
    const name = fleet.abilities.includes(ability) ? 'dropAbility' : 'addAbility'
    store.apply(label(name, { ability: { key: `sa.ability.${ability}` } }), armada => edits.toggleAbility(armada, fleet.id, ability))
  }

  function mend(problem: ArmadaProblem): void {
    const { remedy } = problem
    if (remedy !== null) store.apply(label('mend', { rule: problem.source }), armada => applyRemedy(armada, remedy))
    showProblem(problem)
  }

  function showProblem(problem: ArmadaProblem): void {
    if (problem.fleetId !== null) store.selectedId = problem.fleetId
  }

  function addOfficer(): void {
    const armada = board()
    const fleet = store.selected
    if (armada === null || fleet === null || armada.officers.length >= edits.OFFICERS_MAX) return
    const name = freeName(
      t('builder.officer.newName'),
      armada.officers.map(officer => officer.name)
    )
    const officer = edits.newOfficer(armada, fleet.id, name, newId)
    store.apply(label('addOfficer', { name }), now => ({ ...now, officers: [...now.officers, officer] }))
    editOfficer(officer)
  }

  function editOfficer(officer: DraftOfficer): void {
    officerId.value = officer.id
    isOfficerOpen.value = true
  }

  function changeOfficer(change: Partial<DraftOfficer>): void {
    const id = officerId.value
    const name = change.name ?? board()?.officers.find(officer => officer.id === id)?.name
    if (id === null || name === undefined) return
    store.apply(label('changeOfficer', { name }), armada => edits.withOfficer(armada, id, change), `${id} ${Object.keys(change).join()}`)
  }

  function removeOfficer(): void {
    const id = officerId.value
    const name = board()?.officers.find(officer => officer.id === id)?.name ?? ''
    isOfficerOpen.value = false
    store.apply(label('removeOfficer', { name }), armada => ({ ...armada, officers: armada.officers.filter(officer => officer.id !== id) }))
  }

  return {
    officerId,
    isOfficerOpen,
    rename,
    setTier,
    allowIllegal,
    addFleet,
    duplicateFleet,
    removeFleet,
    moveTo,
    moveSelected,
    selectNext: store.selectNext,
    changeFleet,
    stepTier,
    toggleAbility,
    mend,
    showProblem,
    addOfficer,
    editOfficer,
    changeOfficer,
    removeOfficer
  }
}
