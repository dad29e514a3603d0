import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // Figures and views are JSON of a game the shell does not know.
      '@typescript-eslint/no-explicit-any': 'off',
      // Our router is our own: links are plain paths.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  // Svelte's own rule knows which variables are bound from outside.
  { files: ['**/*.svelte'], rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' } },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
);
