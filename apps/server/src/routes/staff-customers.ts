import { refuse } from '@bramblebook/contract/refusals';
import { staffCustomerApi } from '@bramblebook/contract/staff-customer-api';
import {
  blockCustomer,
  eraseByStaff,
  openPhoto,
} from '@bramblebook/shop/staff/customers/customer-acts';
import { listCustomers } from '@bramblebook/shop/staff/customers/list-customers';
import { readStaffCustomer } from '@bramblebook/shop/staff/customers/read-customer';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** Customers, for the staff. */
export const staffCustomerRoutes = (app: FastifyInstance): void => {
  route(app, staffCustomerApi.customers, { access: 'staff' }, ({ shop, query }) =>
    listCustomers(shop, query),
  );

  route(
    app,
    staffCustomerApi.customer,
    { access: 'staff' },
    async ({ shop, params }) =>
      (await readStaffCustomer(shop, params.userId)) ?? refuse('not_found'),
  );

  route(app, staffCustomerApi.block, { access: 'staff' }, async (asked) => {
    const { shop, staff, params, body } = asked;
    const done = await blockCustomer(shop, staff, { ...params, ...body });
    if (!done.ok) return done;
    return (await readStaffCustomer(shop, params.userId)) ?? refuse('not_found');
  });

  route(app, staffCustomerApi.erase, { access: 'staff' }, async (asked) => {
    const { shop, staff, params, body } = asked;
    const done = await eraseByStaff(shop, staff, { ...params, ...body });
    return done.ok ? undefined : done;
  });

  route(app, staffCustomerApi.photo, { access: 'staff' }, async ({ shop, staff, params }) => {
    const opened = await openPhoto(shop, staff, params.bookId);
    return opened.ok ? { bytes: opened.bytes, type: 'image/jpeg' } : opened;
  });
};
