import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './tools/ahead.ts';
import { icons } from './tools/icons.ts';
import { weight } from './tools/weight.ts';

const server = process.env.HEXENKESSEL_SERVER ?? 'http://127.0.0.1:8420';

// Every file takes a browser a while, however small it is: so what screens and boards share is one.
const SHARED =
  /node_modules|preload-helper|^\0|src\/shell\/([^/]+\.ts|board\/|parts\/(Die|Icon|RuleText)|table\/(attempt|requests))/;

export default defineConfig({
  plugins: [svelte(), icons(), ahead(), weight({ most: 150_000 })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files of their own, so that a strict content policy needs no exception for data:.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: SHARED }] },
      },
    },
  },
  server: {
    port: 8421,
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/shell/english.setup.ts'],
  },
});
