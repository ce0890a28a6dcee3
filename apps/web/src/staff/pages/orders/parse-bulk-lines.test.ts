import { expect, test } from 'vitest';
import { parseBulkLines } from './parse-bulk-lines.ts';

test('a line is an order, a number and a carrier, trimmed; the carrier may be left out', () => {
  expect(parseBulkLines(' order_a , 1Z99 , UPS \norder_b,9400')).toEqual({
    lines: [
      { line: 1, orderId: 'order_a', trackingNumber: '1Z99', carrier: 'UPS' },
      { line: 2, orderId: 'order_b', trackingNumber: '9400', carrier: 'Unknown' },
    ],
    misfits: [],
  });
});

test('lines that are not of the form are named, empty ones do not count', () => {
  const { lines, misfits } = parseBulkLines('order_a\n\n   \n,1Z99,UPS\norder_b,,DHL\norder_c,7');
  expect(lines.map(({ line }) => line)).toEqual([6]);
  expect(misfits).toEqual([
    { line: 1, text: 'order_a' },
    { line: 4, text: ',1Z99,UPS' },
    { line: 5, text: 'order_b,,DHL' },
  ]);
});

test('a file from a spreadsheet is understood', () => {
  const file =
    '\uFEFFOrderID,TrackingNumber,Carrier\r\n"order_a","1Z 99","UPS"\r\norder_b,9400,"Smith, Sons"\r\n';
  expect(parseBulkLines(file).lines).toEqual([
    { line: 2, orderId: 'order_a', trackingNumber: '1Z 99', carrier: 'UPS' },
    { line: 3, orderId: 'order_b', trackingNumber: '9400', carrier: 'Smith, Sons' },
  ]);
});

test('nothing gives nothing', () => {
  expect(parseBulkLines(' \n \n')).toEqual({ lines: [], misfits: [] });
});
