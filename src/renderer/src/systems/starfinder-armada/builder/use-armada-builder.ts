import { computed, ref, shallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import { isWithin } from '@shared/kernel/collections'
import { present } from '@shared/kernel/present'
import { armadaStatistics, type FleetStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import type { Ability, ArmadaId, DraftArmada, DraftFleet, DraftOfficer } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import { fleetTierLimit, fleetTierMax } from '@shared/systems/starfinder-armada/validate/tiers'
import { useWords } from '../../../i18n/use-words'
import { withoutPart, withPart } from '../../../builder/draft/roster-tree'
import { useBuilder } from '../../../builder/frame/use-builder'
import type { Builder, BuilderKinds } from '../../../contract/system-builder'
import { newId } from '../../../session/host/new-id'
import { freeName } from '../../../ui/text/name-text'
import type { FleetPart } from './armada-parts'
import * as edits from './armada-edits'

export interface ArmadaKinds extends BuilderKinds {
  readonly roster: DraftArmada
  readonly part: FleetPart
  readonly problem: ArmadaProblem
  readonly own: ArmadaActs
}

type ArmadaBuilder = Builder<ArmadaKinds>

/** The builder, typed for Starfinder. */
export const useArmadaBuilder = (): ArmadaBuilder => useBuilder() as ArmadaBuilder

interface ArmadaActs {
  statsOf(part: FleetPart): FleetStatistics
  /** The armada compared with; null if the campaign has no other. */
  readonly against: DraftArmada | null
  holdAgainst(id: ArmadaId | null): void
  setTier(tier: number): void
  changeFleet(change: Partial<DraftFleet>): void
  stepTier(by: number): void
  toggleAbility(ability: Ability): void
  /** The officer whose dialog was opened last, if it still exists. */
  readonly officer: DraftOfficer | null
  isOfficerOpen: boolean
  addOfficer(): void
  editOfficer(officer: DraftOfficer): void
  changeOfficer(change: Partial<DraftOfficer>): void
  removeOfficer(): void
}

const label = (name: string, values: NonNullable<Message['values']>): Message => ({ key: `builder.edit.${name}`, values })

export function useArmadaActs(builder: ArmadaBuilder): ArmadaActs {
  const { t } = useWords()
  const againstId = shallowRef<ArmadaId | null>(null)
  const officerId = shallowRef<DraftOfficer['id'] | null>(null)
  const isOfficerOpen = ref(false)
  const statistics = computed(() => new Map(armadaStatistics(builder.roster, builder.rulings).map(one => [one.fleetId, one])))

  function changeFleet(change: Partial<DraftFleet>): void {
    const { selected } = builder
    if (selected === null) return
    const mergeAs = 'tier' in change ? `${selected.id} tier` : null
    builder.edit(
      changeLabel(change, selected.fleet),
      armada => withPart(armada, selected.fleet.id, (fleet: DraftFleet) => ({ ...fleet, ...change })),
      mergeAs
    )
  }

  function editOfficer(officer: DraftOfficer): void {
    officerId.value = officer.id
    isOfficerOpen.value = true
  }

  return {
    statsOf: ({ fleet }) => present(statistics.value.get(fleet.id), fleet.id),
    get against() {
      return builder.others.find(one => one.id === againstId.value) ?? builder.others[0] ?? null
    },
    holdAgainst: id => void (againstId.value = id),
    setTier: tier => builder.edit(label('setTier', { tier }), armada => ({ ...armada, tier }), 'setTier'),
    changeFleet,
    stepTier(by) {
      const { selected, roster, rulings } = builder
      if (selected === null) return
      const before = selected.fleet.tier
      const max = roster.allowIllegal ? fleetTierLimit(rulings) : Math.max(before, fleetTierMax(rulings, roster.tier))
      if (isWithin(before + by, 1, max)) changeFleet({ tier: before + by })
    },
    toggleAbility(ability) {
      const { selected } = builder
      if (selected === null) return
      const step = selected.fleet.abilities.includes(ability) ? 'dropAbility' : 'addAbility'
      builder.edit(label(step, { ability: { key: `sa.ability.${ability}` } }), armada =>
        edits.toggleAbility(armada, selected.fleet.id, ability)
      )
    },
    get officer() {
      return builder.roster.officers.find(one => one.id === officerId.value) ?? null
    },
    get isOfficerOpen() {
      return isOfficerOpen.value
    },
    set isOfficerOpen(isOpen) {
      isOfficerOpen.value = isOpen
    },
    addOfficer() {
      const { selected, roster } = builder
      if (selected === null || roster.officers.length >= edits.OFFICERS_MAX) return
      const taken = roster.officers.map(officer => officer.name)
      const officer = edits.newOfficer(roster, selected.fleet.id, freeName(t('builder.officer.newName'), taken), newId)
      builder.edit(label('addOfficer', { name: officer.name }), armada => ({ ...armada, officers: [...armada.officers, officer] }))
      editOfficer(officer)
    },
    editOfficer,
    changeOfficer(change) {
      const { officer } = builder.own
      if (officer === null) return
      const step = label('changeOfficer', { name: change.name ?? officer.name })
      builder.edit(
        step,
        armada => withPart(armada, officer.id, (one: DraftOfficer) => ({ ...one, ...change })),
        `${officer.id} ${Object.keys(change).join()}`
      )
    },
    removeOfficer() {
      const { officer } = builder.own
      isOfficerOpen.value = false
      if (officer === null) return
      builder.edit(label('removeOfficer', { name: officer.name }), armada => withoutPart(armada, officer.id))
    }
  }
}

function changeLabel(change: Partial<DraftFleet>, fleet: DraftFleet): Message {
  if (change.tier !== undefined) return label('fleetTier', { tier: change.tier, name: fleet.name })
  if (change.size !== undefined) return label('fleetChange', { what: { key: `sa.size.${change.size}` }, name: fleet.name })
  return label('fleetChange', { what: { key: `sa.class.${change.fleetClass ?? fleet.fleetClass}` }, name: fleet.name })
}
