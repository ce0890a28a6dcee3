import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts.ts';
import { bookRoutes } from './books.ts';
import { configRoutes } from './config.ts';
import { healthRoutes } from './health.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { photoRoutes } from './photos.ts';
import { pictureRoutes } from './pictures.ts';
import { recordingRoutes } from './recordings.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { shareRoutes } from './shares.ts';
import { speechRoutes } from './speech.ts';
import { staffAccountRoutes } from './staff-accounts.ts';
import { staffBookRoutes } from './staff-books.ts';
import { staffCustomerRoutes } from './staff-customers.ts';
import { staffDashboardRoutes } from './staff-dashboard.ts';
import { staffOrderRoutes } from './staff-orders.ts';
import { staffPrintRoutes } from './staff-print.ts';
import { webhookRoutes } from './webhooks.ts';

/** All routes of the shop, by topic. */
export const ROUTES: readonly ((app: FastifyInstance) => void)[] = [
  accountRoutes,
  bookRoutes,
  configRoutes,
  healthRoutes,
  orderRoutes,
  paymentRoutes,
  photoRoutes,
  pictureRoutes,
  recordingRoutes,
  shareRoutes,
  secondFactorRoutes,
  speechRoutes,
  staffAccountRoutes,
  staffBookRoutes,
  staffCustomerRoutes,
  staffDashboardRoutes,
  staffOrderRoutes,
  staffPrintRoutes,
  webhookRoutes,
];
