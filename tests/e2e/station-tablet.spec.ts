import { expect, it } from 'vitest'
import { openMockTable } from './support/mock-table'
import { bridge, seat, shown } from './support/station-scenes'

it('a player who speaks for a ship and its officer has what both may do beside each other on a tablet', async () => {
  const { offers } = bridge()
  const ofShip = { group: { key: 'view.named', values: { name: 'Second Watch' } }, refusal: null }
  const both = bridge({ offers: offers.flatMap(offer => [offer, { ...offer, ...ofShip, id: `ship-${offer.id}` }]) })
  const { page, context, complaints } = await openMockTable({
    answer: (said, { tell }) => said.type === 'join' && tell(seat(true), shown(), both)
  })
  await page.locator('input').nth(1).fill('Mara')
  await page.locator('[type=submit]').tap()
  await page.locator('.seat').waitFor()
  const areBeside: boolean[] = []
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height })
    const sections = await page.locator('.able section').all()
    const [ship, officer, ...others] = await Promise.all(sections.map(section => section.boundingBox()))
    expect(others).toEqual([])
    areBeside.push(ship?.y === officer?.y && ship?.x !== officer?.x)
  }
  expect([areBeside, complaints]).toEqual([[true, true, false], []])
  await context.close()
})
