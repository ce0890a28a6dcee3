import { defineConfig } from 'drizzle-kit';

/** Paths are from the repository's root, where `npm run db:generate` runs. */
export default defineConfig({
  dialect: 'postgresql',
  // A vendor that keeps books of its own brings its tables; the migrations are one line for all.
  schema: ['./packages/shop/src/database/schema/*.ts', './packages/vendors/src/*/tables.ts'],
  out: './packages/shop/src/database/migrations',
});
