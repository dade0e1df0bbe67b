import { describe, expect, it } from 'vitest'
import { readSocketCall } from './socket-message'

describe('a message of a page', () => {
  it('is an id, a call and arguments', () => {
    expect(readSocketCall('{"id":1,"call":"app.info","args":{}}')).toEqual({ id: 1, call: 'app.info', args: {} })
    expect(readSocketCall('{"id":0,"call":5,"args":null}')).toEqual({ id: 0, call: 5, args: null })
  })

  it.each([
    '',
    'null',
    '[]',
    '7',
    '"x"',
    '{',
    '{}',
    '{"id":1}',
    '{"id":1,"call":"a"}',
    '{"id":-1,"call":"a","args":{}}',
    '{"id":1.5,"call":"a","args":{}}',
    '{"id":1e999,"call":"a","args":{}}',
    '{"id":"1","call":"a","args":{}}',
    '{"id":9007199254740993,"call":"a","args":{}}',
    '{"id":1,"call":"a","args":{},"more":1}',
    '{"id":1,"call":"a","args":{},"__proto__":{"id":2}}'
  ])('is not %j', text => {
    expect(readSocketCall(text)).toBeNull()
  })
})
