import { computed, nextTick, type ComputedRef, type Ref } from 'vue'
import type { Attack } from '@shared/systems/xwing/model/attack'
import { focusNextInput } from '../../../../ui/focus/focus-next-input'
import { useXwing } from '../../use-xwing'
import { abilitiesLeft, nextAbility, type WrittenAbility } from '../abilities'
import type { AbilityDraft } from './dice-act'

interface AbilityEntry {
  readonly attack: () => Attack
  readonly ability: Ref<AbilityDraft>
  /** An ability is being entered. */
  readonly isOpen: Ref<boolean>
  readonly fresh: () => AbilityDraft
}

interface WrittenAbilities {
  readonly written: ComputedRef<readonly WrittenAbility[]>
  /** What the key of abilities does next. */
  readonly nextUp: ComputedRef<ReturnType<typeof nextAbility>>
  isEntered(this: void, one: WrittenAbility): boolean
  /** Enters one that is written. What it does is asked next, where the key of abilities is still a key. */
  take(this: void, one: WrittenAbility): Promise<void>
  /** What the key of abilities does. */
  step(this: void): void
  toggle(this: void, isOpen?: boolean): void
}

/** The abilities that are written on cards, entered one after the other while dice are modified. */
export function useWrittenAbilities({ attack, ability, isOpen, fresh }: AbilityEntry): WrittenAbilities {
  const { state, store } = useXwing()
  const written = computed(() => abilitiesLeft(state.value, attack(), store))
  const nextUp = computed(() => nextAbility(written.value, ability.value, isOpen.value))
  const isEntered = ({ ship, name }: WrittenAbility): boolean => ability.value.shipId === ship.id && ability.value.name === name

  async function take({ ship, name }: WrittenAbility): Promise<void> {
    ability.value = { ...ability.value, shipId: ship.id, name }
    isOpen.value = true
    await nextTick()
    document.querySelector<HTMLElement>('[data-ability-form] [type=radio]:checked')?.focus()
  }

  function step(): void {
    const { value: next } = nextUp
    if (next !== 'own' && next !== 'none') {
      void take(next)
      return
    }
    if (next === 'own' && written.value.some(isEntered)) ability.value = fresh()
    toggle(next === 'own')
  }

  function toggle(to = !isOpen.value): void {
    isOpen.value = to
    void focusNextInput()
  }

  return { written, nextUp, isEntered, take, step, toggle }
}
