/** The messages of one file, nested by area. */
export interface MessageFile {
  readonly [key: string]: string | MessageFile
}
