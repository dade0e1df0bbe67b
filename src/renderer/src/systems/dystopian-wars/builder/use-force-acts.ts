import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { DraftForce, DraftSquadron, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import type { ForceProblem } from '@shared/systems/dystopian-wars/validate/problem'
import { freeName } from '../../../ui/text/name-text'
import { newId } from '../../../session/host/new-id'
import { copySquadron, copyUnit, copyWing } from '../rosters/copy-force'
import { insertedAfter, moved, PARTS_MAX, withSquadron, withUnit, withWing, without } from './force-edits'
import { findPart, nameOf, partsOf } from './force-parts'
import { useForceStore } from './force-store'
import { newSquadron, newUnit, newWing } from './cards/new-cards'
import { remedied } from './remedy'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `dwBuilder.edit.${name}`, values })

/** What can be done on the drawing board, each under the name that undo gives it. */
export function useForceActs() {
  const { t } = useI18n()
  const store = useForceStore()

  const namesIn = (force: DraftForce): readonly string[] => partsOf(force).map(nameOf)
  const free = (force: DraftForce, name: string): string => freeName(name, namesIn(force))

  function rename(name: string): void {
    store.apply(label('rename', { name }), force => ({ ...force, name }))
  }

  function setCards(cards: number): void {
    store.apply(label('cards', { cards }), force => ({ ...force, cards }), 'cards')
  }

  function allowIllegal(isAllowed: boolean): void {
    store.apply(label(isAllowed ? 'allow' : 'disallow'), force => ({ ...force, allowIllegal: isAllowed }))
  }

  function addSquadron(): void {
    const { force, selected } = store
    if (force === null || force.squadrons.length >= PARTS_MAX) return
    const name = free(force, t('dwBuilder.newSquadron'))
    const unit = newUnit(free(force, t('dwBuilder.newUnit')), t('dwBuilder.newWeapon'), newId)
    const squadron = newSquadron(name, unit, newId)
    store.apply(label('add', { name }), now => ({
      ...now,
      squadrons: insertedAfter(now.squadrons, squadron, selected?.squadron.id ?? null)
    }))
    store.selectedId = squadron.id
  }

  /** A unit for the chosen squadron, after the chosen unit. */
  function addUnit(): void {
    const { force, selected } = store
    if (force === null || selected === null) return
    const unit = newUnit(free(force, t('dwBuilder.newUnit')), t('dwBuilder.newWeapon'), newId)
    putUnit(selected.squadron, unit, label('add', { name: unit.name }))
  }

  function putUnit({ id, units }: DraftSquadron, unit: DraftUnit, name: Message): void {
    if (units.length >= PARTS_MAX) return
    const afterId = store.selectedId
    store.apply(name, force => withSquadron(force, id, one => ({ ...one, units: insertedAfter(one.units, unit, afterId) })))
    store.selectedId = unit.id
  }

  function addWing(): void {
    const { force, selected } = store
    if (force === null || selected === null) return
    const wing = newWing(free(force, t('dwBuilder.newWing')), newId)
    putWing(selected.squadron, wing, label('add', { name: wing.name }))
  }

  function putWing({ id, wings }: DraftSquadron, wing: DraftWing, name: Message): void {
    if (wings.length >= PARTS_MAX) return
    const afterId = store.selectedId
    store.apply(name, force => withSquadron(force, id, one => ({ ...one, wings: insertedAfter(one.wings, wing, afterId) })))
    store.selectedId = wing.id
  }

  /** The chosen part once more, with ids of its own, after it. */
  function duplicate(): void {
    const { force, selected } = store
    if (force === null || selected === null) return
    const name = label('duplicate', { name: nameOf(selected) })
    if (selected.kind === 'unit') return putUnit(selected.squadron, copyUnit(selected.unit, free(force, selected.unit.name), newId), name)
    if (selected.kind === 'wing') return putWing(selected.squadron, copyWing(selected.wing, free(force, selected.wing.name), newId), name)
    if (force.squadrons.length >= PARTS_MAX) return
    const copy = copySquadron(selected.squadron, free(force, selected.squadron.name), newId)
    store.apply(name, now => ({ ...now, squadrons: insertedAfter(now.squadrons, copy, selected.id) }))
    store.selectedId = copy.id
  }

  function remove(): void {
    const { selected } = store
    if (selected !== null) store.apply(label('remove', { name: nameOf(selected) }), force => without(force, selected.id))
  }

  const canMove = (by: -1 | 1): boolean =>
    store.force !== null && store.selected !== null && moved(store.force, store.selected, by) !== store.force

  function move(by: -1 | 1): void {
    const { selected } = store
    if (selected !== null) store.apply(label('move', { name: nameOf(selected) }), force => moved(force, selected, by))
  }

  function renameSquadron(name: string): void {
    const { selected } = store
    if (selected === null) return
    const { id } = selected.squadron
    store.apply(label('rename', { name }), force => withSquadron(force, id, one => ({ ...one, name })), `${id} name`)
  }

  function changeUnit(change: Partial<DraftUnit>): void {
    const selected = store.selected
    if (selected?.kind !== 'unit') return
    store.apply(
      changeLabel(change, selected.unit.name),
      force => withUnit(force, selected.id, unit => ({ ...unit, ...change })),
      `${selected.id} ${Object.keys(change).join()}`
    )
  }

  function changeWing(change: Partial<DraftWing>): void {
    const { selected } = store
    if (selected?.kind !== 'wing') return
    store.apply(
      changeLabel(change, selected.wing.name),
      force => withWing(force, selected.id, wing => ({ ...wing, ...change })),
      `${selected.id} ${Object.keys(change).join()}`
    )
  }

  function changeLabel(change: Partial<DraftUnit> | Partial<DraftWing>, name: string): Message {
    if (change.name !== undefined) return label('rename', { name: change.name })
    return label('change', { name, field: { key: `dw.field.${Object.keys(change)[0] ?? ''}` } })
  }

  function mend(problem: ForceProblem): void {
    const { force } = store
    if (force === null) return
    const names = {
      squadron: free(force, t('dwBuilder.newSquadron')),
      unit: free(force, t('dwBuilder.newUnit')),
      weapon: t('dwBuilder.newWeapon')
    }
    show(problem)
    store.apply(label('mend', { rule: problem.source }), now => remedied(now, problem, names, newId))
  }

  function show(problem: ForceProblem): void {
    const part = store.force === null ? undefined : findPart(store.force, problem.at)
    if (part !== undefined) store.selectedId = part.id
  }

  return {
    rename,
    setCards,
    allowIllegal,
    addSquadron,
    addUnit,
    addWing,
    duplicate,
    remove,
    canMove,
    move,
    selectNext: store.selectNext,
    renameSquadron,
    changeUnit,
    changeWing,
    mend,
    show
  }
}
