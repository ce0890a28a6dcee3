import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { layOutMail } from '@bramblebook/shop/messages/lay-out-mail';
import type { Message, Sender } from '@bramblebook/shop/messages/message';
import { bookInTrouble } from '@bramblebook/shop/messages/templates/book-in-trouble';
import { bookReady } from '@bramblebook/shop/messages/templates/book-ready';
import { bookRejected } from '@bramblebook/shop/messages/templates/book-rejected';
import { fromStaff } from '@bramblebook/shop/messages/templates/from-staff';
import { lostDeviceCode } from '@bramblebook/shop/messages/templates/lost-device-code';
import { moneyReturned } from '@bramblebook/shop/messages/templates/money-returned';
import { orderCancelled } from '@bramblebook/shop/messages/templates/order-cancelled';
import { orderConfirmed } from '@bramblebook/shop/messages/templates/order-confirmed';
import { orderDelivered } from '@bramblebook/shop/messages/templates/order-delivered';
import { orderShipped } from '@bramblebook/shop/messages/templates/order-shipped';
import { passwordChanged } from '@bramblebook/shop/messages/templates/password-changed';
import { photoErased } from '@bramblebook/shop/messages/templates/photo-erased';
import { previewReady } from '@bramblebook/shop/messages/templates/preview-ready';
import { printingApproved } from '@bramblebook/shop/messages/templates/printing-approved';
import { resetCode } from '@bramblebook/shop/messages/templates/reset-code';
import { secondFactorChanged } from '@bramblebook/shop/messages/templates/second-factor-changed';

const TEMPLATES = path.resolve(import.meta.dirname, '../../shop/src/messages/templates');

/** As long as a name may be, without a place to break it. */
const childName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const orderId = 'order_abcdefghijklmnopqrst';
const bookId = 'book_abcdefghijklmnopqrst';

/** One of each, by the name of its template, as long as they come. */
const mailsOf = (sender: Sender): Readonly<Record<string, Message>> => ({
  'book-in-trouble': bookInTrouble(sender, { childName, bookId, isByModel: true }),
  'book-ready': bookReady(sender, { childName, bookId, digital: true, printed: true }),
  'book-rejected': bookRejected(sender, { childName, reason: 'This is no story for children.' }),
  'from-staff': fromStaff(sender, {
    subject: 'About your book',
    text: `We have looked at page ${'9'.repeat(80)}.\n\nIt is done.`,
    bookId,
  }),
  'lost-device-code': lostDeviceCode(sender, { code: '123456' }),
  'money-returned': moneyReturned(sender, { orderId, cents: 1_234_500 }),
  'order-cancelled': orderCancelled(sender, { orderId, childName, isPaid: true }),
  'order-confirmed': orderConfirmed(sender, {
    orderId,
    childName,
    items: [
      { format: 'digital', quantity: 1, price: 1900 },
      { format: 'hardcover', quantity: 99, price: 4900 },
    ],
    totalCents: 487_000,
    bookReady: false,
  }),
  'order-delivered': orderDelivered(sender, { childName, bookId }),
  'order-shipped': orderShipped(sender, {
    orderId,
    childName,
    carrier: 'A carrier of some far country',
    trackingNumber: '1Z'.repeat(40),
    trackingUrl: `https://carrier.example/${'1Z'.repeat(60)}`,
  }),
  'password-changed': passwordChanged(sender),
  'photo-erased': photoErased(sender, { childName, at: new Date(0), because: 'unused' }),
  'preview-ready': previewReady(sender, { childName, bookId }),
  'printing-approved': printingApproved(sender, { childName, undoMinutes: 30 }),
  'reset-code': resetCode(sender, { code: '123456' }),
  'second-factor-changed': secondFactorChanged(sender, { kind: 'on' }),
});

interface Mail {
  readonly name: string;
  readonly html: string;
}

/** Every mail of the shop as it is sent from an address of the shop's, to an address that nobody confirmed. */
export const everyMail = (publicUrl: string): Mail[] => {
  const brand = {
    name: 'Bramblebook',
    owner: 'Bramblebook Ltd',
    supportEmail: 'hello@bramblebook.example',
  };
  const links = {
    confirm: `${publicUrl}/your-address?token=${'a'.repeat(43)}`,
    notMe: `${publicUrl}/your-address?token=${'b'.repeat(43)}&not-me=1`,
  };
  const sender: Sender = { brand, publicUrl };
  return Object.entries(mailsOf(sender)).map(([name, message]) => ({
    name,
    html: layOutMail(message, { name: childName, links }, sender).html,
  }));
};

/** The names of all templates. */
export const mailTemplates = async (): Promise<string[]> =>
  (await readdir(TEMPLATES)).map((file) => path.parse(file).name).sort();
