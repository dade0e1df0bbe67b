import mayImport from './may-import.mjs'

/** A rule that forbids what the selectors match, each with its reason. */
const forbidding = (description, reasonBySelector) => ({
  meta: { type: 'problem', docs: { description }, schema: [] },
  create: context =>
    Object.fromEntries(Object.entries(reasonBySelector).map(([selector, message]) => [selector, node => context.report({ node, message })]))
})

/** The rules of this repository, as a plugin that oxlint and ESLint both read. */
export default {
  meta: { name: 'local' },
  rules: {
    'may-import': mayImport,
    'no-enum': forbidding('keep lists as values', { TSEnumDeclaration: 'Write a const list and take the type from it.' }),
    'no-chance': forbidding('keep rules repeatable', {
      "MemberExpression[object.name='Math'][property.name='random']": 'Chance arrives from outside, as faces.',
      "MemberExpression[object.name='Date'][property.name='now']": 'Time arrives from outside.',
      "NewExpression[callee.name='Date'][arguments.length=0]": 'Time arrives from outside.'
    })
  }
}
