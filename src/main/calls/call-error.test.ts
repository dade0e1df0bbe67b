import { describe, expect, it } from 'vitest'
import { CallFailure, IPC_ERROR_CODES } from '@shared/ipc/calls'
import { STORE_ERROR_CODES, StoreError } from '../store/store-error'
import { callErrorOf } from './call-error'

describe('a failure on its way out', () => {
  it.each(STORE_ERROR_CODES)('of the store (%s) becomes a code the screen knows, with the file', code => {
    const error = callErrorOf(new StoreError(code, 'state.json', 'byte 7'))
    expect(IPC_ERROR_CODES).toContain(error.code)
    expect(error.detail).toBe('state.json')
  })

  it('keeps the code it was given on purpose', () => {
    expect(callErrorOf(new CallFailure('nothing-to-undo', 'b1'))).toEqual({ code: 'nothing-to-undo', detail: 'b1' })
  })

  it('says nothing about a bug', () => {
    expect(callErrorOf('a string')).toEqual({ code: 'internal', detail: '' })
  })
})
