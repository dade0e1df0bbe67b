import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import type { Remedy } from '@shared/systems/starfinder-armada/validate/remedy'

type Translate = (key: string, values: Record<string, unknown>) => string

/** Values that are identifiers become words: abilities, roles, classes. */
function inWords(t: Translate, values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const words: Record<string, string | number> = { ...values }
  if (values['ability'] !== undefined) words['ability'] = t(`sa.ability.${String(values['ability'])}`, {})
  if (values['role'] !== undefined) words['role'] = t(`sa.role.${String(values['role'])}`, {})
  if (values['fleetClass'] !== undefined) words['fleetClass'] = t(`sa.class.${String(values['fleetClass'])}`, {})
  return words
}

/** What is wrong, in words. */
export function problemText(t: Translate, problem: ArmadaProblem): string {
  return t(`builder.problem.${problem.code}`, inWords(t, problem.values))
}

/** What the remedy does, in words short enough for a button. */
export function remedyText(t: Translate, remedy: Remedy, armada: DraftArmada): string {
  const fleet = 'fleetId' in remedy ? armada.fleets.find(one => one.id === remedy.fleetId) : undefined
  const values = Object.fromEntries(Object.entries(remedy).filter(([name]) => name !== 'type'))
  return t(`builder.remedy.${remedy.type}`, { ...inWords(t, values), fleet: fleet?.name ?? '' })
}
