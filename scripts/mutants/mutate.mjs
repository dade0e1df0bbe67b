import ts from 'typescript'

/**
 * @typedef {{ start: number, end: number, text: string, line: number, was: string }} Mutant `text` replaces the characters from `start` to
 * `end`
 */

const SWAPPED = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*'
}
const SWAPPED_CALLS = { some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' }

/**
 * Every mutant of a file: a comparison reversed, a number one too high, a condition that is never true, a statement removed.
 * Types, imports and error messages are left alone.
 * @param {string} code
 * @returns {Mutant[]}
 */
export function mutantsIn(code) {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const mutants = []
  const mutate = (node, text) => {
    const start = node.getStart()
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    mutants.push({ start, end: node.getEnd(), text, line, was: code.slice(start, node.getEnd()) })
  }
  const visit = node => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    // `true satisfies Fits` speaks to the compiler alone.
    if (ts.isExpressionStatement(node) && ts.isSatisfiesExpression(node.expression)) return
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED[node.operatorToken.getText()]
      if (swapped !== undefined && !(swapped === '-' && isText(node))) mutate(node.operatorToken, swapped)
    } else if (ts.isNumericLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) {
      mutate(node, String(Number(node.text) + 1))
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) mutate(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) mutate(node, 'true')
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) mutate(node, node.operand.getText())
    else if (ts.isIfStatement(node)) mutate(node.expression, 'false')
    else if (ts.isConditionalExpression(node)) mutate(node.condition, 'true')
    else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const swapped = SWAPPED_CALLS[node.expression.name.text]
      if (swapped !== undefined) mutate(node.expression.name, swapped)
    } else if (ts.isExpressionStatement(node)) mutate(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return mutants
}

/** A `+` with a string in it is a concatenation. */
function isText(node) {
  return [node.left, node.right].some(side => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
}

/**
 * The code with the mutant applied.
 * @param {string} code
 * @param {Mutant} mutant
 */
export function applyMutant(code, { start, end, text }) {
  return code.slice(0, start) + text + code.slice(end)
}
