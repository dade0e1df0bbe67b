import { describe, expect, it } from 'vitest'
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS } from './page-headers'

describe('page headers', () => {
  it('carry the policy word for word', () => {
    expect(CONTENT_SECURITY_POLICY).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vue"
    )
    expect(PAGE_HEADERS['content-security-policy']).toBe(CONTENT_SECURITY_POLICY)
  })

  it('forbid guessing what a file is', () => {
    expect(PAGE_HEADERS['x-content-type-options']).toBe('nosniff')
  })
})
