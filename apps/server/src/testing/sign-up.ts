import type { User } from '@bramblebook/contract/user';
import type { TestApp, TestBrowser } from './test-app.ts';

let next = 0;

/** A new parent, signed in. */
export const signUp = async (
  test: Pick<TestApp, 'newBrowser'>,
  parentName = 'Ana María',
): Promise<{ browser: TestBrowser; user: User }> => {
  const number = String(++next).padStart(4, '0');
  const browser = test.newBrowser();
  const answer = await browser.ask('POST', '/api/register', {
    parentName,
    email: `reader${number}@example.com`,
    phone: `(415) 556-${number}`,
    password: 'a quiet hedgehog',
    emailConsent: true,
    phoneConsent: true,
  });
  return { browser, user: answer.json() };
};
