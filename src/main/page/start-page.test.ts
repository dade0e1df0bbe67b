import { expect, it } from 'vitest'
import { startPage, type Answer } from './start-page'

const HTML = '<head></head><body><div id="app"></div></body>'

async function made(answer: Answer, html = HTML): Promise<string> {
  let all = ''
  for await (const piece of startPage(html, answer)) all += piece
  return all
}

it('holds what the first screen asks, where no text of a user can end it', async () => {
  const page = await made(async name => ({ ok: true, result: `${name} </script><b>` }))
  const json = /id="boot">(.*)<\/script>\n<div id="app">/u.exec(page)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(
    Object.fromEntries(['app.info', 'settings.get', 'campaigns.list', 'campaigns.trash'].map(name => [name, `${name} </script><b>`]))
  )
})

it('leaves out what could not be answered', async () => {
  const page = await made(async name =>
    name === 'campaigns.list' ? { ok: false, error: { code: 'io', detail: '' } } : { ok: true, result: 1 }
  )
  expect(page).toContain('{"app.info":1,"settings.get":1,"campaigns.trash":1}')
})

it('sends its head before the host has answered', async () => {
  const first = await startPage(HTML, () => new Promise(() => undefined)).next()
  expect(first.value).toBe('<head></head><body>')
})

it('is sent as it is where there is no place for data', async () => {
  expect(await made(() => Promise.reject(new Error('not asked')), 'plain')).toBe('plain')
})
