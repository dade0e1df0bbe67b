import type { Message, MessageValue } from '@shared/core/engine/message'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import type { Remedy } from '@shared/systems/starfinder-armada/validate/remedy'

/** Message keys for values that are identifiers. */
const WORDS: Readonly<Record<string, string>> = { ability: 'sa.ability', role: 'sa.role', fleetClass: 'sa.class' }

/** The problem in words. */
export function problemText({ code, values }: ArmadaProblem): Message {
  return { key: `builder.problem.${code}`, values: inWords(values) }
}

/** The remedy as a short button label. */
export function remedyText({ type, ...values }: Remedy, armada: DraftArmada): Message {
  const fleet = 'fleetId' in values ? armada.fleets.find(one => one.id === values.fleetId) : undefined
  return { key: `builder.remedy.${type}`, values: { ...inWords(values), fleet: fleet?.name ?? '' } }
}

function inWords(values: Readonly<Record<string, string | number>>): Record<string, MessageValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, WORDS[name] === undefined ? value : { key: `${WORDS[name]}.${String(value)}` }])
  )
}
