import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import ourRules from './scripts/eslint/our-rules.mjs'

// Code outside the screens is linted by oxlint alone; within the screens, oxlint does everything that depends on types.
export default defineConfig(
  globalIgnores(['out', 'dist', 'bench', '**/*.d.mts', 'tests/e2e/pictures']),
  ts.configs.recommended,
  {
    plugins: { local: ourRules },
    linterOptions: { noInlineConfig: true },
    languageOptions: { parserOptions: { parser: ts.parser, lib: ['es2022', 'dom', 'dom.iterable'] } },
    rules: {
      'local/may-import': 'error',
      'local/no-enum': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error'
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
      // Every template has these of `i18n/use-words.ts`.
      'vue/no-undef-properties': ['error', { ignores: ['t', 'say'] }],
      'vue/no-unused-properties': 'error',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off'
    }
  },
  prettier
)
