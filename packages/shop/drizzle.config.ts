import { defineConfig } from 'drizzle-kit';

/** Paths are from the repository's root, where `npm run db:generate` runs. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/shop/src/database/schema/*.ts',
  out: './packages/shop/src/database/migrations',
});
