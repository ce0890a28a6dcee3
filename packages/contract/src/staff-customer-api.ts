import * as z from 'zod/mini';
import { bookStatusSchema } from './book-states.ts';
import { idSchema } from './ids.ts';
import { centsSchema } from './money.ts';
import { orderStatusSchema } from './order-states.ts';
import { staffNoteSchema } from './staff-account-api.ts';
import { staffAlarmSchema } from './staff-alarm-api.ts';
import { listQuerySchema, staffCall } from './staff-call.ts';
import { staffMessageSchema } from './staff-order-api.ts';

const customerRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.iso.datetime(),
  books: z.int(),
  orders: z.int(),
  /** Cents. */
  spent: z.int(),
  isBlocked: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** Everything of one customer; never a password, and a photo only by an own, written-down click. */
const staffCustomerSchema = z.object({
  customer: customerRowSchema,
  books: z.array(
    z.object({
      id: idSchema,
      childName: z.string(),
      status: bookStatusSchema,
      createdAt: z.iso.datetime(),
      hasPhoto: z.boolean(),
    }),
  ),
  orders: z.array(
    z.object({
      id: idSchema,
      status: orderStatusSchema,
      totalCents: centsSchema,
      createdAt: z.iso.datetime(),
    }),
  ),
  consents: z.array(
    z.object({
      consent: z.string(),
      given: z.boolean(),
      at: z.iso.datetime(),
      wording: z.string(),
    }),
  ),
  messages: z.array(staffMessageSchema),
  /** What of this customer waits for somebody's eyes. */
  alarms: z.array(staffAlarmSchema),
});
export type StaffCustomer = z.infer<typeof staffCustomerSchema>;

const customerPath = '/api/admin/customers/:userId' as const;
const answersCustomer = { response: staffCustomerSchema, status: 200 } as const;

/** The calls of customers. */
export const staffCustomerApi = {
  customers: staffCall({
    method: 'GET',
    path: '/api/admin/customers',
    query: listQuerySchema,
    response: z.object({
      customers: z.array(customerRowSchema),
      total: z.int(),
      totalIsEstimate: z.optional(z.boolean()),
    }),
    status: 200,
    needs: 'see',
  }),
  customer: staffCall({ method: 'GET', path: customerPath, ...answersCustomer, needs: 'see' }),
  /** A blocked customer is signed out everywhere and cannot sign in; nothing of theirs is lost. */
  block: staffCall({
    method: 'PUT',
    path: `${customerPath}/blocked`,
    body: z.object({ isBlocked: z.boolean(), reason: staffNoteSchema('Please give the reason.') }),
    ...answersCustomer,
    needs: 'customers',
  }),
  erase: staffCall({
    method: 'DELETE',
    path: customerPath,
    body: z.object({ reason: staffNoteSchema('Please give the reason.') }),
    response: 'nothing',
    status: 204,
    needs: 'customers',
    freshCode: true,
  }),
  /** The photo of a book; every opening is written down. */
  photo: staffCall({
    method: 'GET',
    path: '/api/admin/books/:bookId/photo',
    response: 'file',
    status: 200,
    needs: 'customers',
    freshCode: true,
  }),
} as const;
