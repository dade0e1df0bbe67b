import type { Rule } from 'eslint'

export interface RoomRow {
  readonly rooms: readonly string[]
  readonly packages: readonly string[]
  readonly never?: readonly string[]
}

export declare const MAY_IMPORT: Readonly<Record<string, RoomRow>>
export declare function importProblem(file: string, specifier: string, isType?: boolean): string | null
declare const rule: Rule.RuleModule
export default rule
