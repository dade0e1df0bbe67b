import { DOMWrapper, flushPromises, type VueWrapper } from '@vue/test-utils'
import { defineComponent, h, reactive, ref, type Component } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import type { WireCommand } from '@shared/ipc/calls'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { useBattleStore } from '../../../src/renderer/src/session/battle-store'
import { FakeHost } from './fake-host'
import { mountApp } from './mount-app'
import { tableAround } from './table-around'

/** A command of the battle so far, with its dice. */
export type Step = readonly [command: SaCommand, ...tape: Faces[]]

export interface PanelTable {
  readonly panel: VueWrapper
  /** Gives the panel other props. */
  readonly set: (props: Record<string, unknown>) => Promise<void>
  /** Leaves the panel and comes back. */
  readonly reopen: () => Promise<void>
  readonly close: () => void
  readonly state: () => BattleState
  /** Commands the panel has sent. */
  readonly sent: () => readonly WireCommand[]
}

/** Hawk (capital, Ada, Eve, Cas), kite (fighter, Tek), reef (destroyer, mines), mole (self-destruct) against crow (capital, Bor), rook. */
const US = anArmada(
  'us',
  [
    { id: 'hawk', fleetClass: 'capital', abilities: ['flagship'] },
    { id: 'kite', fleetClass: 'fighter' },
    { id: 'reef', abilities: ['gravityMines'] },
    { id: 'mole', abilities: ['selfDestruct'] }
  ],
  [
    anOfficer('Ada', 'admiral', 'hawk'),
    anOfficer('Eve', 'chiefEngineer', 'hawk'),
    anOfficer('Cas', 'chiefCaster', 'hawk'),
    anOfficer('Tek', 'chiefTechnician', 'kite'),
    anOfficer('Cor', 'commander', 'kite')
  ]
)
const THEM = anArmada('them', [{ id: 'crow', fleetClass: 'capital' }, { id: 'rook' }], [anOfficer('Bor', 'admiral', 'crow', 0)])

/** Mounts a component on that battle after these steps; its props may depend on the resulting state. */
export async function panelOver(
  component: Component,
  steps: readonly Step[],
  props: (state: BattleState) => Record<string, unknown> = () => ({})
): Promise<PanelTable> {
  const host = new FakeHost()
  const armadas = [US, THEM].map((armada, i) => ({ sideId: 'AB'.charAt(i), armada }))
  const begin: SaCommand = { type: 'beginBattle', name: 'test', armadas, rulings: {} }
  host.act(begin)
  for (const [command, ...tape] of steps) host.act(command, ...tape)
  const state = (): BattleState => host.timeline.state as BattleState
  const given = reactive({ ...props(state()) })
  const isOpen = ref(false)
  const { around } = tableAround(component)
  // As in the app, nothing is rendered before the battle is open.
  const { wrapper } = await mountApp(defineComponent({ render: () => (isOpen.value ? h(around, given) : null) }))
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  isOpen.value = true
  await flushPromises()
  return {
    get panel() {
      return wrapper.findComponent(component)
    },
    set: async more => {
      Object.assign(given, more)
      await flushPromises()
    },
    reopen: async () => {
      for (const shown of [false, true]) {
        isOpen.value = shown
        await flushPromises()
      }
    },
    close: () => wrapper.unmount(),
    state,
    sent: () => host.calls.filter(({ name }) => name === 'battle.submit').map(({ args }) => args['command'] as WireCommand)
  }
}

/** Advances to that phase of the first round, with the fleets of `us` due to move in the helm phase. */
export function into(phase: 'engineering' | 'helm' | 'gunnery' | 'resolution'): readonly Step[] {
  const on: Step = [{ type: 'advancePhase' }]
  const order: Step = [{ type: 'rollMovementOrder', resolveOfficerIds: [] }, [3], [10]]
  const steps = {
    engineering: [on, on],
    helm: [on, on, on, order],
    gunnery: [on, on, on, order, on],
    resolution: [on, on, on, order, on, on]
  }
  return [[{ type: 'setDistance', hexes: 12 }], ...steps[phase]]
}

/** Finds an element of a dialog, which is rendered outside the component. */
export function inDialog(selector: string): DOMWrapper<Element> {
  const found = document.querySelector(`dialog ${selector}`)
  if (found === null) throw new Error(selector)
  return new DOMWrapper(found)
}

/** The radio or box of a pick. */
export const pickOf = (panel: VueWrapper, id: string): DOMWrapper<HTMLInputElement> => panel.find<HTMLInputElement>(`[data-pick="${id}"]`)
