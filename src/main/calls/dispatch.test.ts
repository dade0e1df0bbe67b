import { describe, expect, it } from 'vitest'
import { CallFailure, type CallHandlers } from '@shared/ipc/calls'
import { StoreError } from '../store/store-error'
import { dispatchCall } from './dispatch'

const key = { campaignId: 'c1', battleId: 'b1' }

describe('a call from outside', () => {
  it('reaches its handler with what the schema made of the arguments', async () => {
    const seen: unknown[] = []
    const handlers = answering('campaigns.createSample', args => {
      seen.push(args)
      return Promise.resolve('made')
    })
    expect(
      await dispatchCall(handlers, 'campaigns.createSample', { name: '  Sample ', system: 'starfinder-armada', locale: 'fr' })
    ).toEqual({
      ok: true,
      result: 'made'
    })
    expect(seen).toEqual([{ name: 'Sample', system: 'starfinder-armada', locale: 'fr' }])
  })

  it.each(['nope', 'toString', '__proto__', 'constructor', '', 'battle.open '])('named %j is no call', async name => {
    expect(await dispatchCall(answering('battle.open', neverReached), name, {})).toMatchObject({ ok: false, error: { code: 'bad-call' } })
  })

  it.each([
    [{ ...key, battleId: '../../x' }, 'battleId: invalid_format'],
    [{ ...key, battleId: 'B1' }, 'battleId: invalid_format'],
    [{ campaignId: 'c1' }, 'battleId: invalid_type'],
    [{ ...key, extra: 1 }, ': unrecognized_keys'],
    [Object.assign(new Date(0), key), ': not_plain'],
    [null, ': invalid_type'],
    [JSON.parse('{"campaignId":"c1","battleId":"b1","__proto__":{"a":1}}'), ': unrecognized_keys']
  ])('with arguments %j is refused before any handler', async (args, detail) => {
    expect(await dispatchCall(answering('battle.open', neverReached), 'battle.open', args)).toEqual({
      ok: false,
      error: { code: 'bad-args', detail }
    })
  })

  it('survives arguments that fight back', async () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no keys for you')
        }
      }
    )
    expect((await dispatchCall(answering('battle.open', neverReached), 'battle.open', hostile, () => undefined)).ok).toBe(false)
  })

  it('fails with the code the handler chose', async () => {
    const handlers = answering('battle.open', () => Promise.reject(new CallFailure('stale', '12')))
    expect(await dispatchCall(handlers, 'battle.open', key)).toEqual({ ok: false, error: { code: 'stale', detail: '12' } })
  })

  it('fails with what the disk said', async () => {
    const handlers = answering('battle.open', () => Promise.reject(new StoreError('disk-full', '/data/x.json')))
    expect(await dispatchCall(handlers, 'battle.open', key)).toEqual({ ok: false, error: { code: 'disk-full', detail: '/data/x.json' } })
  })

  it.each([
    () => Promise.reject(new Error('secret')),
    () => {
      throw new TypeError('secret')
    }
  ])('fails as internal for a bug, which is logged and not told', async fail => {
    const logged: unknown[] = []
    const reply = await dispatchCall(answering('battle.open', fail), 'battle.open', key, (what, error) => logged.push([what, error]))
    expect(reply).toEqual({ ok: false, error: { code: 'internal', detail: '' } })
    expect(logged).toEqual([['Call battle.open failed', expect.objectContaining({ message: 'secret' }) as unknown]])
  })
})

function answering(name: keyof CallHandlers, handler: (args: unknown) => Promise<unknown>): CallHandlers {
  return { [name]: handler } as unknown as CallHandlers
}

function neverReached(): Promise<never> {
  throw new Error('The handler was reached')
}
