import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { usualBrand } from './brand-plugin.ts';
import { latinFaces } from './latin-faces-plugin.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { leanIcons } from './lean-icons-plugin.ts';
import { precompress } from './precompress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { staffApp } from './staff-plugin.ts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
/**
 * What every screen needs is one file with the app itself; what most screens share, what draws the
 * pages of books, and what orders and shelves share, are one each: small files cost a round trip's head.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', tags: ['$initial' as const], priority: 4 },
    {
      name: 'common',
      test: /\/src\/(api\/(use-mutation|listen-to-book)|ui\/(use-title|when-near|at-first-touch|picture|card|notice|progress)|book\/(book-gate|first-picture|use-book|page-picture|picture-sizes|two-pages))\.tsx?$|contract\/src\/(book|book-can|book-states|page-numbers|settings|money|with-commas|text-limits)\.ts$|lucide-react\/.*\/icons\//,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'page',
      test: /\/src\/book\/(book-(page|fonts)|page-[a-z]+|lit-words|spreads?|use-(is-narrower|media|page-keys)|latin-letters)\.tsx?$|packages\/press\/src\/type\/fonts|contract\/src\/page-[a-z]+\.ts$|\.ttf/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'shelf',
      test: /\/src\/(book\/(approval|book-shelf-cover|cart|edition-links|making-failed|order-offers|outline\/tells-only|state-badges|toast-error|use-orders)|ui\/badge)\.tsx?$|packages\/contract\/src\/order(-can|-states)?\.ts$/,
      minShareCount: 2,
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
    leanIcons(root),
    usualBrand(),
    latinFaces(),
    prerenderPages(root),
    staffApp(root, output),
    precompress(root),
  ],
  // React has it since its eighteenth version.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: { ...output, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The shop takes changes from its own address only.
    proxy: { '/api': { target: api, headers: { origin: new URL(api).origin } } },
  },
});
