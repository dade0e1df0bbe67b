import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { computed, type Component } from 'vue'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { duel } from '@kit/systems/dystopian-wars'
import { PAST_STATE } from '../../../table/frame/use-open-battle'
import { showLocale } from '../../../i18n'
import { loadPanels } from '../../registry'
import CorrectDialog from './CorrectDialog.vue'
import CorrectHitsDialog from './CorrectHitsDialog.vue'
import CorrectSquadronDialog from './CorrectSquadronDialog.vue'
import ForceDialog from './ForceDialog.vue'
import { words } from '../../../i18n/use-words'

const state = computed(() => duel())
let mounted: VueWrapper

/** The labels of the dialog's fields as read out, without CSS text transforms. */
async function labelsOf(dialog: Component, id: string | null): Promise<readonly string[]> {
  const global = { plugins: [createPinia(), words], provide: { [PAST_STATE]: state } }
  mounted = mount(dialog, { props: { id, open: true }, global, attachTo: document.body })
  await flushPromises()
  return [...document.querySelectorAll('.dialog :is(label, legend)')].map(label => label.textContent.trim())
}

describe('the labels of a correction', () => {
  beforeAll(() => loadPanels('dystopian-wars'))
  afterEach(() => mounted.unmount())

  const force = state.value.forces[0]?.id ?? null
  const dialogs: readonly (readonly [string, Component, string | null, number])[] = [
    ['a unit', CorrectDialog, 'a', 20],
    ['a wing', CorrectDialog, 'f', 13],
    ['a squadron', CorrectSquadronDialog, 'ours', 4],
    ['an attack', CorrectHitsDialog, null, 2],
    ['a force', ForceDialog, force, 4]
  ]
  for (const locale of LOCALES)
    it.each(dialogs)(`begin with a capital for %s, in ${locale}`, async (_, dialog, id, count) => {
      await showLocale(locale)
      const labels = await labelsOf(dialog, id)
      expect(labels.length).toBeGreaterThanOrEqual(count)
      expect(labels.filter(label => !/^\p{Lu}/u.test(label))).toEqual([])
    })
})
