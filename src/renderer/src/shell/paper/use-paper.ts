import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { PaperSquares } from '@shared/ipc/exchange'
import { SIDE_IDS } from '../../session/battle-sides'
import { useBattleStore } from '../../session/battle-store'
import { call } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import type { SystemPaper } from '../../contract/system-paper'
import type { WireSystem } from '../../contract/wire-system'
import { useWords } from '../../i18n/use-words'
import { ownSide, type PaperFormat, type PaperSide } from './paper-pages'

/** What is printed, beside the sheets of the sides. */
export const PAPER_PARTS = ['sides', 'cards', 'keys'] as const
type PaperPart = (typeof PAPER_PARTS)[number]

/** The choices of the dialog, and the battle as its sheets show it. */
interface Paper {
  readonly parts: Ref<readonly PaperPart[]>
  readonly format: Ref<PaperFormat>
  /** Nothing is crossed out, as before the first shot. */
  readonly isClean: Ref<boolean>
  readonly hasSquares: Ref<boolean>
  /** The squares asked for; null until they are there. */
  readonly made: ShallowRef<PaperSquares | null>
  readonly sides: ComputedRef<readonly PaperSide[]>
}

/** The battle as it stands when the dialog is opened: sheets that changed while they print would be of no moment at all. */
export function usePaper(system: WireSystem, paper: SystemPaper): Paper {
  const store = useBattleStore()
  const { t } = useWords()
  const { attempt } = useFailure()
  const state = store.state
  const made = shallowRef<PaperSquares | null>(null)
  const { key } = store
  if (key !== null) void attempt(async () => (made.value = await call('export.paper', key)))
  const sides = computed(() =>
    SIDE_IDS.flatMap(sideId => ownSide(sideId, system.viewFor(state, { kind: 'side', sideId }), paper.facts(t, state, sideId)) ?? [])
  )
  return { parts: ref(['sides', 'keys']), format: ref('a4'), isClean: ref(false), hasSquares: ref(true), made, sides }
}
