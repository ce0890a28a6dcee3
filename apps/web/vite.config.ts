import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { usualBrand } from './brand-plugin.ts';
import { latinFaces } from './latin-faces-plugin.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { staffApp } from './staff-plugin.ts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
/** What every screen needs, in one file; what the screens of a book share, in another: small files cost a round trip's head each. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'core',
      test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(react-query|query-core))\/|vite\/preload-helper|rolldown\/runtime|\/src\/(api|session|site)\/|\/src\/ui\/(button|spinner|class-names|sent-brand|use-hydrated|show-toast|later|use-title|dialog)\.tsx?$|contract\/src\/(shop-api|api-call|brand|screen-routes|signed-in-mark|settings)\.ts$/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'book',
      test: /\/src\/(book\/[^/]*|ui\/(notice|badge|card|progress|picture|use-now)\.tsx?)$|packages\/contract\/src\/(?!text-schemas|shipping|user|story-outline)|packages\/press\/src\/type\/fonts|lucide-react|\.ttf/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};
const output: BuildOptions = {
  outDir: 'dist',
  target: 'es2024',
  assetsInlineLimit: 2048,
  modulePreload: { polyfill: false },
};

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    leanContract(),
    usualBrand(),
    latinFaces(),
    prerenderPages(root),
    staffApp(root, output),
    precompress(root),
  ],
  build: { ...output, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The shop takes changes from its own address only.
    proxy: { '/api': { target: api, headers: { origin: new URL(api).origin } } },
  },
});
