import { describe, expect, it } from 'vitest'
import { SCREEN_FILES } from '../../src/renderer/src/i18n/screen-files'
import { fileAt, importsOf } from './imports'
import { MESSAGE_FOLDER, messageFiles, messagesOf } from './message-texts'
import { isFile, SYSTEM_IDS } from './repository'

const SYSTEMS = 'src/renderer/src/systems'
/** Loaded in a battle without asking for words of other screens. */
const IN_BATTLE = ['src/renderer/src/shell/BattleView.vue', ...SYSTEM_IDS.map(id => `${SYSTEMS}/${id}/panels.ts`)]
/** Imports of types, and of what brings all words with it. */
const OTHERWISE = /import type [^'"]*['"][^'"]+['"]|with(?:All|Digest)Texts\(\(\) => import\('[^']+'\)/gu
/** The panels of a game name its screens, each loaded by who shows it; a battle shows the table. */
const OTHER_SCREENS = /\bimport\('\.\/(?!table\/)[^']+'\)/gu
/** Names of calls to the host and of its news read like keys. */
const CALL = /\bcall\('[^']+'|\bkind [=!]== '[^']+'/gu

function reached(): ReadonlySet<string> {
  const seen = new Set(IN_BATTLE)
  // A set takes in what is added while it is walked.
  for (const path of seen) {
    const file = fileAt(path)
    const text = file.text.replace(OTHERWISE, '').replace(path.endsWith('/panels.ts') ? OTHER_SCREENS : /^$/u, '')
    for (const other of importsOf({ path, text })) if (!other.endsWith('/key-actions.ts')) seen.add(other)
  }
  return seen
}

/** First parts of the keys in the files that a battle does without. */
const left = messageFiles().filter(({ path }) => SCREEN_FILES.some(name => path === `${MESSAGE_FOLDER}/en/${name}.json`))
const keys = new Set(left.flatMap(({ text }) => Object.keys(JSON.parse(text) as object)))

describe('the words of a battle', () => {
  const battle = [...reached()].filter(path => path.startsWith('src/renderer/'))

  it('do without those of other screens, in every part that is loaded without them', () => {
    expect(battle.length).toBeGreaterThan(500)
    expect(keys.size).toBeGreaterThanOrEqual(SCREEN_FILES.length)
    const known = [...messagesOf('en').keys()]
    const wrong = battle.flatMap(path =>
      [
        ...fileAt(path)
          .text.replace(CALL, '')
          .matchAll(/['"`]([a-zA-Z]+)\.([\w.]*)/gu)
      ]
        .filter(([, first, rest]) => keys.has(first ?? '') && known.some(key => key.startsWith(`${first}.${rest}`)))
        .map(([found]) => `${path}: ${found}`)
    )
    expect(wrong).toEqual([])
  })
  it('leave out files that are there', () => {
    expect(SCREEN_FILES.filter(name => !isFile(`${MESSAGE_FOLDER}/en/${name}.json`))).toEqual([])
  })
})
