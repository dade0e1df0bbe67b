import { describe, expect, it } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import RowsField from './RowsField.vue'

describe('the rows of a deployment zone (PW-Q11)', () => {
  it('are five unless the campaign says otherwise', async () => {
    const { wrapper } = await mountApp(RowsField, { rulings: {} })
    expect(wrapper.find('input').element.value).toBe('5')
    await wrapper.setProps({ rulings: { 'pw.deployRows': '9' } })
    expect(wrapper.find('input').element.value).toBe('9')
  })
  it('are kept as the house rule, from 1 to 15', async () => {
    const { wrapper } = await mountApp(RowsField, { rulings: {} })
    for (const text of ['15', '16', '0']) await wrapper.find('input').setValue(text)
    expect(wrapper.emitted('choose')).toEqual([[{ 'pw.deployRows': '15' }]])
  })
  it('are only read where the house rules are locked', async () => {
    const { wrapper } = await mountApp(RowsField, { rulings: {}, isLocked: true })
    expect(wrapper.find<HTMLFieldSetElement>('fieldset').element.disabled).toBe(true)
  })
})
