import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { precompress } from './precompress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { staffApp } from './staff-plugin.ts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const output: BuildOptions = { outDir: 'dist', target: 'es2024', assetsInlineLimit: 2048 };

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    prerenderPages(root),
    staffApp(root, output),
    precompress(root),
  ],
  build: { ...output, emptyOutDir: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The shop takes changes from its own address only.
    proxy: { '/api': { target: api, headers: { origin: new URL(api).origin } } },
  },
});
