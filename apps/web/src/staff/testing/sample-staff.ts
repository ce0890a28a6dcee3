import type { StaffMe } from '@bramblebook/contract/staff-account-api';
import type { ApprovedBook, StaffBook } from '@bramblebook/contract/staff-book-api';
import type { StaffCustomer } from '@bramblebook/contract/staff-customer-api';
import type { StaffOrder, StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { ROLE_PERMISSIONS, type Role } from '@bramblebook/contract/staff-roles';
import { anOrder, aWholeBook, BOOK_ID, ORDER_ID, USER_ID } from '../../testing/sample-shelf.ts';

export const aMember = (role: Role = 'owner'): StaffMe => ({
  id: `staff_${'s'.repeat(20)}`,
  username: 'rosa',
  role,
  permissions: [...ROLE_PERMISSIONS[role]],
  freshUntil: null,
  recoveryCodesLeft: 7,
});

export const aRow = (change: Partial<StaffOrderRow> = {}): StaffOrderRow => ({
  id: ORDER_ID,
  customerName: 'Ada Parent',
  customerEmail: 'ada@example.com',
  totalAmount: 49,
  status: 'printed',
  createdAt: '2026-11-21T10:00:00.000Z',
  trackingNumber: null,
  trackingUrl: null,
  carrier: null,
  bookId: BOOK_ID,
  childName: 'Zoë',
  hasPrinted: true,
  hasProblem: false,
  version: 3,
  ...change,
});

/** A page of rows whose ids and customers are told apart by a letter. */
export const rows = (letters: string): StaffOrderRow[] =>
  Array.from(letters, (letter) =>
    aRow({ id: `order_${letter.repeat(20)}`, customerName: `Customer ${letter}` }),
  );

export const aStaffOrder = (change: Partial<StaffOrder> = {}): StaffOrder => ({
  order: anOrder({
    status: 'printed',
    shippingInfo: {
      name: 'Ada Parent',
      address: '1 Alder Street',
      city: 'Portland',
      state: 'OR',
      zip: '97205',
      country: 'US',
    },
    book: aWholeBook({ status: 'printed' }),
  }),
  version: 3,
  customer: { id: USER_ID, name: 'Ada Parent', email: 'ada@example.com', phone: '+14155552671' },
  payment: {
    provider: 'sandbox',
    intentId: 'pi_1',
    paidCents: 4900,
    refundedCents: 0,
    refundableCents: 4900,
    problem: null,
    events: [],
    refunds: [],
  },
  approvalOpenUntil: null,
  printHouse: null,
  printJob: null,
  timeline: [],
  notes: [],
  messages: [],
  ...change,
});

export const anApprovedBook = (change: Partial<ApprovedBook> = {}): ApprovedBook => ({
  ...aWholeBook({ status: 'approved_for_printing', bought: true }),
  customerName: 'Ada Parent',
  customerEmail: 'ada@example.com',
  customerPhone: '+14155552671',
  orderId: ORDER_ID,
  orderFormat: 'hardcover',
  orderQuantity: 1,
  orderPrinted: [{ format: 'hardcover', quantity: 1 }],
  orderAmount: 4900,
  shippingAddress: null,
  approvedAt: '2026-11-21T10:00:00.000Z',
  trackingNumber: null,
  trackingUrl: null,
  printMasters: { wanted: 30, made: 30 },
  version: 5,
  ...change,
});

export const aStaffBook = (change: Partial<StaffBook> = {}): StaffBook => ({
  book: aWholeBook(),
  version: 2,
  customer: { id: USER_ID, name: 'Ada Parent', email: 'ada@example.com' },
  orders: [],
  failure: null,
  revisions: [],
  models: null,
  timeline: [],
  ...change,
});

export const aStaffCustomer = (change: Partial<StaffCustomer> = {}): StaffCustomer => ({
  customer: {
    id: USER_ID,
    name: 'Ada Parent',
    email: 'ada@example.com',
    phone: '+14155552671',
    createdAt: '2026-10-01T10:00:00.000Z',
    books: 1,
    orders: 1,
    spent: 4900,
    isBlocked: false,
  },
  books: [
    {
      id: BOOK_ID,
      childName: 'Zoë',
      status: 'printed',
      createdAt: '2026-11-20T10:00:00.000Z',
      hasPhoto: true,
    },
  ],
  orders: [],
  consents: [],
  messages: [],
  alarms: [],
  ...change,
});
