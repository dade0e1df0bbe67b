import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { messagesOf } from '../../support/messages'
import { ask } from './begin'
import { keyOf } from './table'
import { pickFrom } from './pick'

/** Chooses how much Flagship decides at this table, and waits until the campaign has it and the screen knows. */
export async function chooseAutomation(page: Page, level: 'track' | 'assist' | 'referee'): Promise<void> {
  await pickFrom(page.getByRole('combobox', { name: 'Automation' }), { value: level })
  await expect.poll(async () => (await ask(page, 'campaigns.get', { campaignId: keyOf(page).campaignId })).automation).toBe(level)
  await page.getByTitle(messagesOf('en').get(`app.automation.help.${level}`) ?? level, { exact: true }).waitFor()
  await page.locator('[data-plot]').focus()
}
