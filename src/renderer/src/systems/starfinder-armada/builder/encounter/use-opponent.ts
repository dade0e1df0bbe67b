import { computed, ref } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { budgetOf } from '@shared/systems/starfinder-armada/derive/fleet/armada-cost'
import { difficulty, tierForDifficulty } from '@shared/systems/starfinder-armada/derive/checks/difficulty'
import { BUDGET_MIN, designOpponent, tierForBudget } from '@shared/systems/starfinder-armada/generate/design-opponent'
import type { Style } from '@shared/systems/starfinder-armada/generate/styles'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { DIFFICULTIES, type Difficulty } from '@shared/systems/starfinder-armada/tables/difficulty'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { useWords } from '../../../../i18n/use-words'
import { newId } from '../../../../session/host/new-id'

/** Largest seed of an opponent: short enough to say across a table. */
export const NUMBER_MAX = 9999

/** An opponent for an allied armada: its parameters, and the resulting draft. */
export function useOpponent(parts: { readonly allied: () => DraftArmada; readonly rulings: () => ChosenRulings }) {
  const { t } = useWords()
  const by = ref<'difficulty' | 'budget'>('difficulty')
  const level = ref<Difficulty>('average')
  const points = ref(BUDGET_MIN)
  const style = ref<Style>('balanced')
  const officers = ref(2)
  const seed = ref(freshNumber())

  /** Difficulties possible for an armada of tiers 1 to 20. */
  const levels = computed(() =>
    DIFFICULTIES.flatMap(name => {
      const tier = tierForDifficulty(parts.allied().tier, name)
      return tier === null ? [] : [{ level: name, tier, budget: budgetOf(tier) }]
    })
  )
  const chosen = computed(() => levels.value.find(one => one.level === level.value) ?? levels.value[0])
  const tier = computed(() => (by.value === 'budget' ? tierForBudget(points.value) : (chosen.value?.tier ?? 1)))
  const budget = computed(() => (by.value === 'budget' ? points.value : budgetOf(tier.value)))
  const names = computed(() => ({
    armadas: t('builder.opponent.names.armadas').split(';'),
    fleets: t('builder.opponent.names.fleets').split(';'),
    officers: t('builder.opponent.names.officers').split(';')
  }))
  const draft = computed(() =>
    designOpponent(
      { tier: tier.value, budget: budget.value, style: style.value, officers: officers.value, seed: seed.value, rulings: parts.rulings() },
      names.value,
      newId
    )
  )
  const verdict = computed(() => validateArmada(draft.value, parts.rulings()))
  const reading = computed(() => difficulty(parts.allied().tier, tier.value))

  /** The initial choice: an average fight, at its points. */
  function begin(): void {
    const average = levels.value.find(one => one.level === 'average') ?? levels.value[0]
    level.value = average?.level ?? 'hard'
    points.value = average?.budget ?? BUDGET_MIN
    seed.value = freshNumber()
  }

  function reroll(): void {
    seed.value = freshNumber()
  }

  return { by, level, points, style, officers, seed, levels, tier, budget, draft, verdict, reading, begin, reroll }
}

function freshNumber(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % NUMBER_MAX)
}
