import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What macOS shows when it asks whether Flagship may find devices on the local network, by language. */
const TEXTS = {
  en: {
    NSLocalNetworkUsageDescription: 'Players’ phones join a table over the Wi-Fi of the room. Flagship looks for nothing else there.'
  },
  fr: {
    NSLocalNetworkUsageDescription:
      'Les téléphones des joueurs rejoignent une table par le Wi-Fi de la pièce. Flagship n’y cherche rien d’autre.'
  }
}

/** The entries of `Info.plist` in one language. */
export function macText(language) {
  return TEXTS[language]
}

/** Writes each language where macOS looks for it in the resources of a program. */
export function writeMacTexts(folder) {
  for (const [language, entries] of Object.entries(TEXTS)) {
    const home = join(folder, `${language}.lproj`)
    mkdirSync(home, { recursive: true })
    const lines = Object.entries(entries).map(([key, text]) => `${key} = "${text}";\n`)
    writeFileSync(join(home, 'InfoPlist.strings'), lines.join(''))
  }
}
