import ts from 'typescript'

/** @typedef {{ start: number, end: number, text: string, line: number, was: string }} Fault a small fault: `text` stands for the characters from `start` to `end` */

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
 * Every small fault that can be planted into a file: a comparison turned, a number one too high, a condition that never holds, a statement
 * left out. Types, imports and messages of errors are left alone.
 * @param {string} code
 * @returns {Fault[]}
 */
export function faultsIn(code) {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const faults = []
  const plant = (node, text) => {
    const start = node.getStart()
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    faults.push({ start, end: node.getEnd(), text, line, was: code.slice(start, node.getEnd()) })
  }
  const visit = node => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED[node.operatorToken.getText()]
      if (swapped !== undefined && !(swapped === '-' && isText(node))) plant(node.operatorToken, swapped)
    } else if (ts.isNumericLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) {
      plant(node, String(Number(node.text) + 1))
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) plant(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) plant(node, 'true')
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) plant(node, node.operand.getText())
    else if (ts.isIfStatement(node)) plant(node.expression, 'false')
    else if (ts.isConditionalExpression(node)) plant(node.condition, 'true')
    else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const swapped = SWAPPED_CALLS[node.expression.name.text]
      if (swapped !== undefined) plant(node.expression.name, swapped)
    } else if (ts.isExpressionStatement(node)) plant(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return faults
}

/** A sum with a text in it joins texts. */
function isText(node) {
  return [node.left, node.right].some(side => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
}

/**
 * The code with a fault in it.
 * @param {string} code
 * @param {Fault} fault
 */
export function planted(code, { start, end, text }) {
  return code.slice(0, start) + text + code.slice(end)
}
