import type { Rule } from 'eslint'

declare const plugin: { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, Rule.RuleModule>> }
export default plugin
