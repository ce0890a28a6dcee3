import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link.ts';

const parcel = (
  carrier: string | null,
  trackingNumber: string | null,
  trackingUrl: string | null = null,
) => trackingLink({ carrier, trackingNumber, trackingUrl });

test('each carrier has its page, whatever its name is written like', () => {
  expect(parcel('UPS', '1Z999AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  expect(parcel('fedex', ' 7777 ')).toBe('https://www.fedex.com/fedextrack/?trknbr=7777');
  expect(parcel('USPS', '94 00')).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000',
  );
  expect(parcel('UPS', '1ZA, 1ZB')).toBe('https://www.ups.com/track?tracknum=1ZA');
  expect(parcel('DHL', 'a&b')).toBe('https://www.dhl.com/en/express/tracking.html?AWB=a%26b');
});

test('an address given with the parcel wins, also when it is in the number', () => {
  expect(parcel('UPS', '1Z', 'https://t.example/1')).toBe('https://t.example/1');
  expect(parcel('Other', 'https://t.example/2')).toBe('https://t.example/2');
});

test('nothing but a web address becomes a link', () => {
  expect(parcel('Other', 'X1', 'javascript:alert(1)')).toBeNull();
  expect(parcel('Other', 'data:text/html,x')).toBeNull();
  expect(parcel('Unknown', 'X1')).toBeNull();
  expect(parcel('UPS', null)).toBeNull();
});
