import type { Message } from '@shared/core/engine/message'
import { FIRM_PROBLEMS } from '@shared/systems/firestorm-armada/validate/problem'
import { validateFleet } from '@shared/systems/firestorm-armada/validate/validate-fleet'
import { NAME_ID } from '../../../../builder/frame/focus-ids'
import type { ProblemReading } from '../../../../contract/system-builder'
import type { FleetKinds } from '../use-fleet-builder'
import { remedyFor, type Remedy } from './remedy'

export const fleetProblems: ProblemReading<FleetKinds> = {
  find: fleet => validateFleet(fleet).problems,
  firm: FIRM_PROBLEMS,
  textOf({ code, field }) {
    const text = { key: `fa.problem.${code}` }
    return code === 'bad-number' ? { key: 'faBuilder.problemAt', values: { text, field: { key: `faBuilder.field.${field}` } } } : text
  },
  partAt: (_fleet, { shipId, unitId }) => shipId ?? unitId,
  remedyOf(fleet, problem) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? { key: 'faBuilder.remedy.show' } : remedyText(remedy)
  },
  fieldOf: (_fleet, { field }) => (field === 'name' ? NAME_ID : `ship-${field}`)
}

function remedyText(remedy: Remedy): Message {
  const key = `faBuilder.remedy.${remedy.type}`
  return remedy.type === 'setFigure'
    ? { key, values: { field: { key: `faBuilder.short.${remedy.figure}` }, value: remedy.value } }
    : { key }
}
