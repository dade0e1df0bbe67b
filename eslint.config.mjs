import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import mayImport from './scripts/eslint/may-import.mjs'
import './scripts/eslint/read-vue-scripts.mjs'

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Write a const list and take the type from it.' }
const NO_CHANCE = [
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Chance arrives from outside, as faces.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time arrives from outside.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time arrives from outside.' }
]

export default defineConfig(
  globalIgnores(['out', 'dist', 'bench', '**/*.d.mts', 'tests/e2e/pictures']),
  ts.configs.recommendedTypeChecked,
  {
    plugins: { local: { rules: { 'may-import': mayImport } } },
    linterOptions: { noInlineConfig: true },
    languageOptions: {
      // Without further file extensions one program serves all files; with them it is made anew for each.
      parserOptions: { parser: ts.parser, project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname }
    },
    rules: {
      'local/may-import': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_ENUM],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/require-await': 'off'
    }
  },
  {
    // No Vue outside of the screens: may-import keeps it out.
    files: ['src/renderer/**'],
    extends: [vue.configs['flat/recommended']],
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/component-name-in-template-casing': ['error', 'PascalCase'],
      'vue/define-macros-order': 'error',
      'vue/match-component-file-name': ['error', { extensions: ['vue'], shouldMatchCase: true }],
      'vue/no-bare-strings-in-template': ['error', { allowlist: [' ', ' · ', '·', '/', '+', '−', '–', ':', '(', ')', '→', '×', '%', '?'] }],
      'vue/no-undef-components': ['error', { ignorePatterns: ['RouterLink', 'RouterView', 'Teleport', 'Transition'] }],
      'vue/no-undef-properties': 'error',
      'vue/no-unused-properties': 'error',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off'
    }
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { extraFileExtensions: ['.vue'] } } },
  {
    files: ['src/shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, ...NO_CHANCE],
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'setTimeout',
        'setInterval',
        'fetch',
        'window',
        'document',
        'crypto',
        'performance'
      ]
    }
  },
  {
    // The type checker behind lint cannot see into .vue files, and composables hand out plain functions; vue-tsc checks both.
    files: ['src/renderer/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off'
    }
  },
  {
    files: ['**/*.mjs', 'src/renderer/public/*.js'],
    extends: [ts.configs.disableTypeChecked],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off', '@typescript-eslint/no-unnecessary-condition': 'off' }
  },
  { files: ['scripts/**', '*.mjs'], rules: { 'no-console': 'off' } },
  prettier
)
