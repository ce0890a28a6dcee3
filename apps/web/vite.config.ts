import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderPages } from './prerender-plugin.ts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), prerenderPages(root)],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2024', assetsInlineLimit: 2048 },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The shop takes changes from its own address only.
    proxy: { '/api': { target: api, headers: { origin: new URL(api).origin } } },
  },
});
