import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';
import { weight } from './tools/weight.ts';

const server = process.env.HEXENKESSEL_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), icons(), weight({ most: 150_000 })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files of their own, so that a strict content policy needs no exception for data:.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 8421,
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
  },
});
