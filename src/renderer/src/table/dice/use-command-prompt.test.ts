import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { defineComponent, ref } from 'vue'
import { installFakeHost } from '@kit/renderer/fake-api'
import { mountInEnglish } from '@kit/renderer/mount'
import { MisfitFaces } from '@shared/core/dice/run-rule'
import { useCommandPrompt } from './use-command-prompt'

/** A command of a toy game: how many dice it takes. */
interface Blast {
  readonly type: 'blast'
  readonly dice: number
}

let screen: VueWrapper | undefined
afterEach(() => screen?.unmount())
function shows(setup: () => () => null | void): void {
  screen = mountInEnglish(defineComponent({ setup }), {})
}

it('keeps half typed dice with a command that needs dice, and sends none that would be carried out at once', async () => {
  installFakeHost()
  const command = ref<Blast>({ type: 'blast', dice: 2 })
  const kept: number[] = []
  const store = { pending: null, takenBack: 0, isPending: () => false, draft: ({ dice }: Blast) => void kept.push(dice) }
  const preview = ({ dice }: Blast) => (dice === 0 ? { kind: 'decided' } : { kind: 'needs', request: { die: 'd6', count: dice } })
  const table = { store, preview, passedOver: () => [], words: {} } as unknown as Parameters<typeof useCommandPrompt>[0]
  shows(() => {
    useCommandPrompt(table, command, () => 'magazine').setText('6 6')
    return () => null
  })
  for (const dice of [0, 1]) {
    command.value = { type: 'blast', dice }
    await flushPromises()
  }
  expect(kept).toEqual([2, 1])
})

it('shows nothing while an entry has come under which the given dice no longer fit, and not yet word that they are dropped', async () => {
  installFakeHost()
  const dice = ref(2)
  const pending = { command: { type: 'blast' }, answered: [{ faces: [6, 6] }], text: '' }
  const store = { pending, takenBack: 0, isPending: () => true }
  const preview = (_: unknown, tape: readonly (readonly number[])[]) => {
    if (tape[0]?.length !== dice.value) throw new MisfitFaces('wrong-count')
    return { kind: 'decided' }
  }
  const table = { store, preview, passedOver: () => [], words: {} } as unknown as Parameters<typeof useCommandPrompt>[0]
  const seen: unknown[] = []
  shows(() => {
    const prompt = useCommandPrompt(table, { type: 'blast' }, () => 'magazine')
    return () => void seen.push(prompt.base.value?.kind)
  })
  dice.value = 3
  await flushPromises()
  expect(seen).toEqual(['decided', undefined])
})
