/** Messages of one file: nested by area, strings at the leaves. */
export interface MessageFile {
  readonly [key: string]: string | MessageFile
}

/** One tree out of the files of a language. Each area stands in one file only. */
export function mergeMessages(files: Readonly<Record<string, MessageFile>>): Record<string, string | MessageFile> {
  const all: Record<string, string | MessageFile> = {}
  for (const [path, file] of Object.entries(files)) {
    for (const [area, part] of Object.entries(file)) {
      if (area in all) throw new Error(`${path}: area ${area} stands in two message files`)
      all[area] = part
    }
  }
  return all
}
