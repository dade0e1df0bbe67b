import { describe, expect, it } from 'vitest'
import { scriptOf } from './screen-scripts.mjs'

describe('what lint by types reads of a screen', () => {
  it('is its script alone, on its own lines', () => {
    const component = '<template>\n  <p>{{ a }}</p>\n</template>\n\n<script setup lang="ts">\nconst a = 1\n</script>\n'
    expect(scriptOf('A.vue', component)?.split('\n')[5]).toBe('const a = 1')
    expect(scriptOf('A.vue', component)).not.toContain('template')
  })

  it('is nothing where there is no script', () => {
    expect(scriptOf('A.vue', '<template><p /></template>')).toBeNull()
  })

  it('knows a type parameter as the widest type it may be', () => {
    const withParameter = (generic: string): string => `<script setup lang="ts" generic="${generic}">\nconst a = 1\n</script>\n`
    expect(scriptOf('A.vue', withParameter('Id extends string'))).toBe('type Id = string; \nconst a = 1\n')
    expect(scriptOf('A.vue', withParameter('Problem'))).toBe('type Problem = unknown; \nconst a = 1\n')
    expect(() => scriptOf('A.vue', withParameter('A, B'))).toThrow('A.vue: lint can read only plain type parameters')
  })

  it('is never half of two scripts', () => {
    expect(() => scriptOf('A.vue', '<script>\nlet a\n</script>\n<script setup>\nlet b\n</script>')).toThrow('A.vue has two scripts')
  })
})
