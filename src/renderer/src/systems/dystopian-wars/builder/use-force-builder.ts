import type { Message } from '@shared/core/engine/message'
import type { DraftForce, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import type { ForceProblem } from '@shared/systems/dystopian-wars/validate/problem'
import { withPart } from '../../../builder/draft/roster-tree'
import { useBuilder } from '../../../builder/frame/use-builder'
import type { Builder, BuilderKinds } from '../../../contract/system-builder'
import type { ForcePart } from './force-parts'

export interface ForceKinds extends BuilderKinds {
  readonly roster: DraftForce
  readonly part: ForcePart
  readonly problem: ForceProblem
  readonly own: ForceActs
}

type ForceBuilder = Builder<ForceKinds>

/** The builder, typed for Dystopian Wars. */
export const useForceBuilder = (): ForceBuilder => useBuilder() as ForceBuilder

interface ForceActs {
  setCards(cards: number): void
  changeUnit(change: Partial<DraftUnit>): void
  changeWing(change: Partial<DraftWing>): void
}

export function forceActs(builder: ForceBuilder): ForceActs {
  function edit({ id, name }: ForcePart, change: object, make: (force: DraftForce) => DraftForce): void {
    const fields = Object.keys(change)
    const step: Message = { key: 'dwBuilder.edit.change', values: { name, field: { key: `dw.field.${fields[0] ?? ''}` } } }
    builder.edit(step, make, `${id} ${fields.join()}`)
  }

  return {
    setCards: cards => builder.edit({ key: 'dwBuilder.edit.cards', values: { cards } }, force => ({ ...force, cards }), 'cards'),
    changeUnit(change) {
      const { selected } = builder
      if (selected?.kind === 'unit')
        edit(selected, change, force => withPart(force, selected.id, (unit: DraftUnit) => ({ ...unit, ...change })))
    },
    changeWing(change) {
      const { selected } = builder
      if (selected?.kind === 'wing')
        edit(selected, change, force => withPart(force, selected.id, (wing: DraftWing) => ({ ...wing, ...change })))
    }
  }
}
