import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { FAULTS } from './planted-faults'
import { SCREEN_FAULTS, UNPLANTED } from './planted-screen-faults'

/** The path given to each fault in turn. There is no such file. */
const COMPONENT = 'src/renderer/src/PlantedFault.vue'
const eslint = new ESLint()
let rules: readonly string[]
beforeAll(async () => {
  const config = (await eslint.calculateConfigForFile(COMPONENT)) as { readonly rules: Readonly<Record<string, readonly [number]>> }
  rules = Object.keys(config.rules).filter(name => config.rules[name]?.[0] !== 0)
})

describe('a fault planted for each rule of ESLint', () => {
  it('is there', () => {
    expect([...Object.keys(SCREEN_FAULTS), ...Object.keys(UNPLANTED)].filter(name => !rules.includes(name))).toEqual([])
    expect(rules.filter(name => faultOf(name) === undefined && !(name in UNPLANTED))).toEqual([])
  })

  it('is found in a component, and named by its rule', async () => {
    const missed: string[] = []
    for (const rule of rules.filter(name => !(name in UNPLANTED))) {
      const [result] = await eslint.lintText(faultOf(rule) ?? '', { filePath: COMPONENT })
      if (result?.messages.some(({ ruleId }) => ruleId === rule) !== true) missed.push(rule)
    }
    expect(missed).toEqual([])
  })
})

/** The component with the fault; oxlint knows by another name the rules that both apply. */
function faultOf(rule: string): string | undefined {
  const name = rule.replace('@typescript-eslint/', '')
  const inBoth = FAULTS[rule] ?? FAULTS[`typescript/${name}`] ?? FAULTS[`eslint/${name}`]
  return SCREEN_FAULTS[rule] ?? (inBoth === undefined ? undefined : `<script lang="ts">\n${inBoth}\n</script>\n`)
}
