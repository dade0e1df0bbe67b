import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { mountApp } from '@kit/renderer/mount-app'
import ShortcutCard from './ShortcutCard.vue'
import { useShortcuts } from './use-shortcuts'

const key = (name: string) => ({ keys: [name], label: `does ${name}`, run: () => undefined })

it('shows each group of keys once, with those of every part of the screen', async () => {
  const { wrapper } = await mountApp(
    defineComponent({
      setup() {
        useShortcuts('Table', [key('a')])
        useShortcuts('History', [key('h')])
        useShortcuts('Table', [key('b'), key('c')])
        return () => h(ShortcutCard, { open: true })
      }
    })
  )
  const groups = [...document.querySelectorAll('.groups section')].map(one =>
    [...one.querySelectorAll('h3, dd')].map(text => text.textContent)
  )
  expect(groups).toEqual([
    ['Table', 'does b', 'does c', 'does a'],
    ['History', 'does h']
  ])
  wrapper.unmount()
})
