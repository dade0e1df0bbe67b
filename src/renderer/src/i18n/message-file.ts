/** Messages of one file: nested by area, strings at the leaves. */
export interface MessageFile {
  readonly [key: string]: string | MessageFile
}
