import { computed, nextTick, ref } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { Roster } from '@shared/systems/index'
import { present } from '@shared/kernel/present'
import { useWords } from '../../i18n/use-words'
import type { Builder, BuilderPart, Addition, RosterProblem, EditContext, SystemBuilder } from '../../contract/system-builder'
import { newId } from '../../session/host/new-id'
import { useKeptRoster } from '../draft/use-kept-roster'
import { useRosterDraft } from '../draft/use-roster-draft'
import { blamed } from '../problems/blamed'
import { NAME_ID, ROW_ID } from './focus-ids'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `builder.edit.${name}`, values })

/** Opens a roster in its system's builder. */
export function useOpenBuilder(system: SystemBuilder, key: { readonly campaignId: string; readonly rosterId: string }) {
  const { t } = useWords()
  const { edits } = system
  const draft = useRosterDraft<Roster, BuilderPart>(
    roster => system.partsOf(roster),
    parts => system.firstOf?.(parts) ?? parts[0]
  )
  const kept = useKeptRoster(key, draft)
  const isPrintOpen = ref(false)
  /** The text that its table dialog opens with; null while it is closed. */
  const pasted = ref<string | null>(null)

  const problems = computed(() => {
    const { draft: now, earlier, rulings } = draft
    if (now.value === null) return []
    return blamed((roster, before) => system.problems.find(roster, rulings.value, before), now.value, earlier.value)
  })
  const problemsByPart = computed(() => {
    const byPart = new Map<string | null, RosterProblem[]>()
    for (const problem of problems.value) {
      const at = system.problems.partAt(builder.roster, problem)
      byPart.set(at, [...(byPart.get(at) ?? []), problem])
    }
    return byPart
  })
  const others = computed(() => kept.rosters.value.filter(one => one.id !== key.rosterId))

  const context = (): EditContext => ({ word: text => t(text), taken: builder.parts.map(part => part.name), newId })

  function put(step: string, addition: Addition<Roster> | null, original?: BuilderPart): void {
    if (addition === null) return
    const { name } =
      original ??
      present(
        system.partsOf(addition.roster).find(part => part.id === addition.id),
        addition.id
      )
    builder.edit(label(step, { name }), () => addition.roster)
    builder.select(addition.id)
  }

  function bringToFore(problem: RosterProblem): void {
    const id = system.problems.partAt(builder.roster, problem)
    if (id !== null) builder.select(id)
    system.problems.onShow?.(own, problem)
  }

  async function goTo(problem: RosterProblem): Promise<void> {
    const id = system.problems.fieldOf?.(builder.roster, problem)
    if (id !== undefined && !(await builder.focusField(id))) await builder.focusRow()
  }

  const builder: Builder = {
    system,
    campaignId: key.campaignId,
    get isOpen() {
      return draft.draft.value !== null
    },
    get roster() {
      return present(draft.draft.value, key.rosterId)
    },
    get others() {
      return others.value
    },
    get rulings() {
      return draft.rulings.value
    },
    get side() {
      return kept.side.value
    },
    get parts() {
      return draft.parts.value
    },
    get selected() {
      return draft.selected.value
    },
    get problems() {
      return problems.value
    },
    get undoLabel() {
      return draft.undoLabel.value
    },
    get redoLabel() {
      return draft.redoLabel.value
    },
    get own() {
      return own
    },
    problemsAt: part => problemsByPart.value.get(part.id) ?? [],
    select: id => void (draft.selectedId.value = id),
    selectNext(by) {
      draft.selectNext(by)
      return builder.focusRow()
    },
    edit: draft.apply,
    undo: draft.undo,
    redo: draft.redo,
    add(what) {
      put('add', edits.added(builder.roster, what, builder.selected, context()))
      return builder.focusName()
    },
    async duplicate() {
      const { selected } = builder
      if (selected === null) return
      put('duplicate', edits.duplicated(builder.roster, selected, context()), selected)
      await builder.focusRow()
    },
    async remove() {
      const { selected } = builder
      if (selected === null) return
      builder.edit(label('remove', { name: selected.name }), roster => edits.removed(roster, selected))
      await builder.focusRow()
    },
    canMove: by => builder.selected !== null && edits.moved(builder.roster, builder.selected, by) !== builder.roster,
    async move(by) {
      const { selected } = builder
      if (selected === null) return
      builder.edit(label('move', { name: selected.name }), roster => edits.moved(roster, selected, by))
      await builder.focusRow()
    },
    async moveTo(id, to) {
      const part = builder.parts.find(one => one.id === id)
      if (part === undefined) return
      builder.edit(label('move', { name: part.name }), roster => edits.movedTo?.(roster, id, to) ?? roster)
      builder.select(id)
      await builder.focusRow()
    },
    renamePart(name) {
      const { selected } = builder
      if (selected !== null) builder.edit(label('rename', { name }), roster => edits.renamed(roster, selected, name), `${selected.id} name`)
    },
    get isHidden() {
      const { selected } = builder
      return selected === null ? null : (system.sight.units(builder.roster).find(({ id }) => id === selected.id)?.isHidden ?? null)
    },
    hidePart(isHidden) {
      const { selected } = builder
      if (selected === null) return
      const step = label(isHidden ? 'hide' : 'show', { name: selected.name })
      builder.edit(step, roster => system.sight.withHidden(roster, [selected.id], isHidden))
    },
    renameRoster: name => builder.edit(label('rename', { name }), roster => ({ ...roster, name })),
    allowIllegal: allowIllegal => builder.edit(label(allowIllegal ? 'allow' : 'disallow'), roster => ({ ...roster, allowIllegal })),
    async fix(problem) {
      bringToFore(problem)
      const fixed = edits.remedied(builder.roster, problem, context())
      if (fixed !== null) builder.edit(label('fix', { problem: system.problems.textOf(problem) }), () => fixed)
      await goTo(problem)
    },
    async show(problem) {
      bringToFore(problem)
      await goTo(problem)
    },
    focusName: async () => void (await builder.focusField(NAME_ID)),
    focusRow: async () => void (await builder.focusField(ROW_ID)),
    focusField,
    print: () => void (isPrintOpen.value = true),
    openTable: (text = '') => void (pasted.value = text),
    back: kept.back
  }
  const own = system.own(builder)
  return { builder, campaign: kept.campaign, rosters: kept.rosters, saving: kept.saving, isPrintOpen, pasted }
}

async function focusField(id: string): Promise<boolean> {
  await nextTick()
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
  return field !== null
}
