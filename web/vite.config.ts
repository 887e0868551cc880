import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { icons } from './vite-icons.ts';
import { texts } from './vite-texts.ts';

const server = process.env.LUDOTEKA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting(), icons(), texts()],
  server: {
    fs: { allow: ['..'] }, // tables of the games are read from the package
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  build: { outDir: '../src/ludoteka/static', emptyOutDir: true, target: 'es2022' },
  test: { environment: 'happy-dom', setupFiles: ['./tests/setup.ts'], include: ['tests/**/*.test.ts'] },
});
