import { PHOTO_URL } from '@bramblebook/testing/making-shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

let next = 0;
const someone = (change: object = {}) => {
  const n = String(++next).padStart(4, '0');
  return {
    parentName: 'Ana María',
    email: `Ana${n}@Example.com`,
    phone: `(415) 555-${n}`,
    password: 'a quiet hedgehog',
    emailConsent: true,
    phoneConsent: true,
    ...change,
  };
};
const registered = async () => {
  const browser = opened.newBrowser();
  const parent = someone();
  const answer = await browser.ask('POST', '/api/register', parent);
  return { browser, parent, answer };
};

describe('registering', () => {
  test('makes an account, signs in by an HttpOnly cookie and shows the parent to themselves', async () => {
    const { browser, answer } = await registered();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      parentName: 'Ana María',
      email: 'ana0001@example.com',
      phone: '+14155550001',
      consents: { email: true, phone: true, marketing: false },
    });
    expect(answer.body).not.toContain('argon2');
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^bramble_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const me = await browser.ask('GET', '/api/me');
    expect(me.json()).toEqual(answer.json());
    expect(me.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['parentName', { parentName: '   ' }, 'Please enter your name.'],
    ['parentName', { parentName: 'x'.repeat(200) }, 'Please use at most 60 characters.'],
    ['parentName', { parentName: 'A\u0007na' }, 'Please use only letters'],
    ['email', { email: 'nobody' }, 'Please enter a valid e-mail.'],
    ['email', { email: 'a@b.com, c@d.com' }, 'Please enter a valid e-mail.'],
    ['phone', { phone: 'call me' }, 'Please enter a valid phone number'],
    ['password', { password: 'short' }, 'Please use at least 8 characters.'],
    ['password', { password: 'x'.repeat(129) }, 'Please use at most 128 characters.'],
    ['password', { password: 'Password123' }, 'one of the commonest'],
    ['password', { password: 'qwertyuiop' }, 'one of the commonest'],
    ['password', { password: 'aaaaaaaaaa' }, 'one of the commonest'],
    ['emailConsent', { emailConsent: false }, 'Please consent to email communications'],
    ['phoneConsent', { phoneConsent: 'yes' }, 'Please consent to phone communications'],
  ])('refuses a wrong %s: %j', async (field, change, sentence) => {
    const answer = await opened.newBrowser().ask('POST', '/api/register', someone(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('malformed');
    expect(answer.json().fields[field]).toContain(sentence);
    expect(answer.json().message).toContain(sentence);
  });

  test('refuses an e-mail or phone that has an account, however it is written', async () => {
    const { parent } = await registered();
    for (const same of [
      someone({ email: parent.email.toUpperCase() }),
      someone({ phone: parent.phone.replace(/\D/g, '.').replace('.', '+1 ') }),
    ]) {
      const answer = await opened.newBrowser().ask('POST', '/api/register', same);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('already_registered');
    }
  });
});

describe('signing in', () => {
  test('takes the e-mail in any case and the phone in any writing', async () => {
    const { parent } = await registered();
    const digits = parent.phone.replace(/\D/g, '');
    for (const emailOrPhone of [
      parent.email.toUpperCase(),
      parent.phone,
      digits,
      `+1 ${digits}`,
      `001 ${digits}`,
      `1-${parent.phone}`,
    ]) {
      const { password } = parent;
      const answer = await opened
        .newBrowser()
        .ask('POST', '/api/login', { emailOrPhone, password });
      expect([emailOrPhone, answer.statusCode]).toEqual([emailOrPhone, 200]);
    }
  });

  test('says the same of a wrong password and an unknown account, up to the same try', async () => {
    const { parent } = await registered();
    const browser = opened.newBrowser();
    const tried = async (emailOrPhone: string) => {
      const answers = [];
      for (let i = 0; i < 12; i++) {
        const answer = await browser.ask('POST', '/api/login', { emailOrPhone, password: 'wrong' });
        answers.push([answer.statusCode, answer.body, answer.headers['retry-after'] !== undefined]);
      }
      return answers;
    };
    const known = await tried(parent.email);
    expect(known).toEqual(await tried('nobody@example.com'));
    expect(known.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    const right = { emailOrPhone: parent.email, password: parent.password };
    expect((await browser.ask('POST', '/api/login', right)).statusCode).toBe(429);
    opened.advance(16 * 60_000);
    expect((await browser.ask('POST', '/api/login', right)).statusCode).toBe(200);
  });

  test('ends with signing out, also for a copy of the cookie', async () => {
    const { browser } = await registered();
    const copy = opened.newBrowser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const out = await browser.ask('POST', '/api/logout');
    expect([out.statusCode, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(browser.cookies.has('bramble_session')).toBe(false);
    const answer = await copy.ask('GET', '/api/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('not_signed_in');
  });

  test('lasts thirty days from when it was last used', async () => {
    const { browser } = await registered();
    const day = 24 * 60 * 60_000;
    opened.advance(29 * day);
    const used = await browser.ask('GET', '/api/me');
    expect(used.statusCode).toBe(200);
    expect(String(used.headers['set-cookie'])).toContain('bramble_session=');
    opened.advance(29 * day);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
    opened.advance(31 * day);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  const reset = (emailOrPhone: string, code?: string, newPassword = 'a brave hedgehog') =>
    opened.newBrowser().ask('POST', '/api/reset-password', { emailOrPhone, newPassword, code });
  const lastCode = async () => {
    await opened.finishJobs();
    const [, code] = /(\d{6}) is your/.exec(opened.texts().at(-1)?.body ?? '') ?? [];
    return code ?? '';
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  test('answers alike whether or not there is an account', async () => {
    const { parent } = await registered();
    const [known, unknown] = [await reset(parent.email), await reset('no.one@example.com')];
    expect(known.statusCode).toBe(202);
    expect(known.json()).toEqual({ verification: 'sent' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await opened.finishJobs();
    expect(opened.mails().filter((mail) => mail.includes('no.one@example.com'))).toEqual([]);
    const tries = async (who: string) => {
      const codes = [];
      for (let i = 0; i < 6; i++) codes.push((await reset(who, '000000')).json().code);
      return codes;
    };
    const expected = [...Array(5).fill('wrong_code'), 'code_expired'];
    expect(await tries('no.one@example.com')).toEqual(expected);
    expect(await tries(parent.email)).toEqual(expected);
  });

  test('changes the password with the code sent to the phone, once, and ends other sessions', async () => {
    const { browser, parent } = await registered();
    expect((await reset(parent.phone)).statusCode).toBe(202);
    const code = await lastCode();
    expect(opened.texts().at(-1)?.to).toBe(parent.phone.replace(/\D/g, '').padStart(12, '+1'));
    expect((await reset(parent.phone, wrong(code))).json().code).toBe('wrong_code');
    expect((await reset(parent.phone, code, 'password1')).statusCode).toBe(400);
    const done = await reset(parent.phone, code);
    expect([done.statusCode, done.json()]).toEqual([200, { reset: true }]);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await reset(parent.phone, code)).json().code).toBe('code_expired');
    const signIn = (password: string) =>
      opened.newBrowser().ask('POST', '/api/login', { emailOrPhone: parent.email, password });
    expect((await signIn(parent.password)).statusCode).toBe(401);
    expect((await signIn('a brave hedgehog')).statusCode).toBe(200);
    await opened.finishJobs();
    expect(opened.mails().some((mail) => mail.includes('password was changed'))).toBe(true);
  });

  test('takes no code after fifteen minutes, and only the last one asked for', async () => {
    const { parent } = await registered();
    await reset(parent.phone);
    const first = await lastCode();
    await new Promise((resolve) => setTimeout(resolve, 5));
    opened.advance(1000);
    await reset(parent.phone);
    await opened.finishJobs();
    expect((await reset(parent.phone, first)).json().code).toBe('wrong_code');
    opened.advance(15 * 60_000);
    expect((await reset(parent.phone, first)).json().code).toBe('code_expired');
  });

  test('sends at most five codes an hour, to known and unknown accounts alike', async () => {
    const { parent } = await registered();
    for (const who of [parent.email, 'not.there@example.com']) {
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await reset(who)).statusCode);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });
});

test('withdraws and gives consents', async () => {
  const { browser } = await registered();
  const answer = await browser.ask('PATCH', '/api/me/consents', { phone: false, marketing: true });
  expect(answer.json().consents).toEqual({ email: true, phone: false, marketing: true });
  expect((await browser.ask('GET', '/api/me')).json().consents).toEqual(answer.json().consents);
  expect((await browser.ask('PATCH', '/api/me/consents', { phone: 'no' })).statusCode).toBe(400);
  expect((await opened.newBrowser().ask('PATCH', '/api/me/consents', {})).statusCode).toBe(401);
});

test('hands out all data as a zip, and erases the account for the right password alone', async () => {
  const { browser, parent } = await registered();
  const zip = await browser.ask('GET', '/api/me/export');
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.headers['content-disposition']).toContain('attachment');
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const wrong = await browser.ask('DELETE', '/api/me', { password: 'a loud hedgehog' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
  expect((await browser.ask('DELETE', '/api/me')).statusCode).toBe(400);
  const { password } = parent;
  expect((await browser.ask('DELETE', '/api/me', { password })).statusCode).toBe(204);
  expect(browser.cookies.has('bramble_session')).toBe(false);
  const signIn = { emailOrPhone: parent.email, password };
  expect((await browser.ask('POST', '/api/login', signIn)).statusCode).toBe(401);
  expect((await browser.ask('POST', '/api/register', parent)).statusCode).toBe(201);
});

test('erases a photo of one’s own, and nobody else’s; the same of a book', async () => {
  const { browser } = await registered();
  const { browser: stranger } = await registered();
  const wish = {
    childName: 'Mia',
    childGender: 'female',
    storyDescription: 'A fox in the snow',
    parentMessage: '',
    photoUrl: PHOTO_URL,
  };
  const book = (await browser.ask('POST', '/api/books', wish)).json();
  const erase = async (who: typeof browser, url: string) =>
    (await who.ask('DELETE', url)).statusCode;
  for (const url of [book.photoUrl, `/api/books/${book.id}`]) {
    expect(await erase(stranger, url)).toBe(404);
    expect(await erase(browser, url)).toBe(204);
    expect(await erase(browser, url)).toBe(404);
  }
  expect((await browser.ask('GET', `/api/books/${book.id}`)).statusCode).toBe(404);
});
