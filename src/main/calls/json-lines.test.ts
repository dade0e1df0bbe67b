import { describe, expect, it } from 'vitest'
import { serveJsonLines, type JsonAnswer } from './json-lines'
import { testApplication } from '@kit/main/application'

describe('lines of JSON', () => {
  it('are answered in their order, with their id', async () => {
    const answers = await told('{"id":1,"call":"app.info"}', '', '{"id":"two","call":"campaigns.trash","args":{}}')
    expect(answers).toMatchObject([
      { id: 1, ok: true, result: { shell: 'headless', locale: 'en' } },
      { id: 'two', ok: true, result: [] }
    ])
  })

  it.each([
    ['nonsense', { id: null, ok: false, error: { code: 'bad-args', detail: 'not JSON' } }],
    ['[1]', { id: null, ok: false, error: { code: 'bad-call', detail: 'call' } }],
    ['5', { id: null, ok: false, error: { code: 'bad-args', detail: 'not an object' } }],
    ['{"id":7}', { id: 7, ok: false, error: { code: 'bad-call', detail: 'call' } }],
    ['{"id":{},"call":"nope"}', { id: null, ok: false, error: { code: 'bad-call', detail: 'nope' } }]
  ])('that are no request (%s) are answered too', async (line, answer) => {
    expect(await told(line)).toEqual([answer])
  })

  it('tell a refusal as a refusal', async () => {
    const key = '"campaignId":"id-1","battleId":"id-27"'
    const answers = await told(
      '{"id":1,"call":"campaigns.createSample","args":{"name":"Sample","system":"starfinder-armada","locale":"en"}}',
      `{"id":2,"call":"battle.submit","args":{${key},"command":{"type":"rollMovementOrder","resolveOfficerIds":[]}}}`
    )
    expect(answers[1]).toEqual({ id: 2, ok: false, refusal: 'wrong-phase', canForce: true })
  })
})

async function told(...lines: readonly string[]): Promise<readonly JsonAnswer[]> {
  const { application } = await testApplication()
  const answers: JsonAnswer[] = []
  const source = async function* () {
    for (const line of lines) yield await Promise.resolve(line)
  }
  await serveJsonLines(application.handlers, source(), answer => answers.push(answer))
  return answers
}
