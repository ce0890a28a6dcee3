import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts.ts';
import { configRoutes } from './config.ts';
import { healthRoutes } from './health.ts';
import { photoRoutes } from './photos.ts';

/** All routes of the shop, by topic. */
export const ROUTES: readonly ((app: FastifyInstance) => void)[] = [
  accountRoutes,
  configRoutes,
  healthRoutes,
  photoRoutes,
];
