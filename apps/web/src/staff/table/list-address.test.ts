import { expect, test } from 'vitest';
import { pagesOf, readView, sortingOf, writeView } from './list-address.ts';

test('an address and its view are the same thing', () => {
  const address = 'search=Kowalska+%26+Co&status=shipped&sort=amount&direction=desc&page=3';
  const view = {
    search: 'Kowalska & Co',
    status: 'shipped',
    sort: 'amount',
    direction: 'desc',
    page: 3,
  };
  expect(readView(address)).toEqual(view);
  expect(writeView(readView(address))).toBe(address);
});

test('what goes without saying is not said', () => {
  expect(writeView({ status: 'all', page: 1, search: '' })).toBe('');
  expect(readView('')).toEqual({});
});

test('what does not fit is left out, the rest stays', () => {
  expect(readView('page=-4&direction=sideways&status=shipped')).toEqual({ status: 'shipped' });
  expect(readView('page=two&problem=all&search=mia')).toEqual({ search: 'mia' });
  expect(readView(`search=${'x'.repeat(201)}&page=2`)).toEqual({ page: 2 });
});

test('orders with a payment problem are a view of their own', () => {
  expect(writeView(readView('problem=only'))).toBe('problem=only');
});

test('a list is sorted by its first column until another is asked for', () => {
  const first = { id: 'createdAt', desc: true };
  expect(sortingOf({}, first)).toEqual([first]);
  expect(sortingOf({ sort: 'amount', direction: 'asc' }, first)).toEqual([
    { id: 'amount', desc: false },
  ]);
});

test('the audit log can be narrowed to a person and a thing', () => {
  expect(readView('who=rosa&subject=order_x&search=refund')).toEqual({
    who: 'rosa',
    subject: 'order_x',
    search: 'refund',
  });
  expect(writeView({ subject: 'order_x', who: 'rosa' })).toBe('who=rosa&subject=order_x');
});

test('an empty list has one page', () => {
  expect([pagesOf(0), pagesOf(50), pagesOf(51)]).toEqual([1, 1, 2]);
});
