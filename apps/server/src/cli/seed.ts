/**
 * `npm run seed`: fills an empty shop with two parents whose books and orders are in every
 * state, pictures and all, made by the shop's own commands, and opens a staff account for
 * trying. Prints who to sign in as. A second run makes what is missing and nothing else.
 */
import { registerAccount } from '@bramblebook/shop/accounts/register-account';
import { signIn } from '@bramblebook/shop/accounts/sign-in';
import type { Shop } from '@bramblebook/shop/shop';
import { listStaff } from '@bramblebook/shop/staff/accounts/staff-accounts';
import { listCustomers } from '@bramblebook/shop/staff/customers/list-customers';
import type { StaffMember } from '@bramblebook/shop/staff/staff-member';
import { type Environment, readEnvironment } from '../environment.ts';
import { openShop } from '../open-shop.ts';
import { openLog } from '../shop-log.ts';
import { showFirstAccount } from '../show-first-account.ts';
import { startRefusal } from '../start-refusal.ts';
import { makeSeedBook, placeSeedOrders, type Seeding } from './seed-book.ts';
import { SEED_BOOKS, SEED_PARENTS, SEED_PASSWORD } from './seed-plan.ts';

/** Half the shop's width: a third of the time, and still pictures to look at. */
const PICTURE_PX = 800;
const LAST_JOBS_MS = 5000;
const FROM_HERE = { address: '127.0.0.1', browser: null };

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

/** Why a shop with these settings is not to be seeded; null where it may be. */
const settingsRefusal = ({ services }: Environment): string | null => {
  const isReal = Object.values(services).some((service) => service !== null);
  return isReal || process.env.NODE_ENV === 'production'
    ? 'A shop with production settings is not seeded: leave NODE_ENV and the settings of outside services unset.'
    : null;
};

/** A painted child in place of a photo: the seeded shop holds nobody's picture. */
const paintPhoto = async (shop: Shop): Promise<string> => {
  const looks = {
    skin: 'honey',
    hairStyle: 'bob',
    hairColour: 'dark-brown',
    eyes: 'brown',
    glasses: 'none',
    freckles: false,
    hearingAid: false,
    wheelchair: false,
    outfitColour: 'sunflower',
  } as const;
  const webp = await shop.painter.portrait({ looks, readingAge: '4-5', style: 'gouache' });
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
};

const ofSeed = (email: string): boolean => SEED_PARENTS.some((parent) => parent.email === email);

/** The seeded parents' accounts, opened where they are missing; null in a shop that others use. */
const openParents = async (shop: Shop): Promise<readonly { id: string }[] | null> => {
  const { customers } = await listCustomers(shop, {});
  if (customers.some(({ email }) => !ofSeed(email))) return null;
  const parents: { id: string }[] = [];
  for (const parent of SEED_PARENTS) {
    const { email: emailOrPhone } = parent;
    const opened = customers.some(({ email }) => email === emailOrPhone)
      ? await signIn(shop, FROM_HERE, { emailOrPhone, password: SEED_PASSWORD })
      : await registerAccount(shop, FROM_HERE, {
          ...parent,
          password: SEED_PASSWORD,
          emailConsent: true,
          phoneConsent: true,
        });
    if (!opened.ok || 'signInId' in opened) return null;
    parents.push(opened.user);
  }
  return parents;
};

const openStaff = async (shop: Shop, environment: Environment): Promise<StaffMember> => {
  await showFirstAccount(shop, environment);
  const [first] = await listStaff(shop);
  if (!first) throw new Error('there is no staff account');
  return { id: first.id, username: first.username, role: first.role, address: null };
};

/** Fills the shop; gives whether it was one to be filled. */
const seed = async (shop: Shop, environment: Environment): Promise<boolean> => {
  const parents = await openParents(shop);
  if (!parents) return false;
  const staff = await openStaff(shop, environment);
  const seeding: Seeding = { shop, staff, photoUrl: await paintPhoto(shop) };
  const books = SEED_BOOKS.flatMap((planned) => {
    const parent = parents[planned.parent];
    return parent
      ? [{ planned, parent, of: `${planned.wish.childName}: ${planned.wish.storyDescription}` }]
      : [];
  });
  const start = performance.now();
  const made: (string | null)[] = [];
  for (const [i, book] of books.entries()) {
    made.push(await makeSeedBook(seeding, book));
    if (made[i]) say(`${i + 1} of ${books.length} books, ${secondsSince(start)} s. ${book.of}`);
  }
  const ordering = performance.now();
  for (const [i, book] of books.entries()) await placeSeedOrders(seeding, book, made[i] ?? null);
  say(
    `The books were made in ${((ordering - start) / 1000).toFixed(1)} s; all else took ${secondsSince(ordering)} s.`,
  );
  return true;
};

/** Runs it; gives the sentence to stop with, null when all went well. */
const run = async (environment: Environment): Promise<string | null> => {
  const refusal = settingsRefusal(environment);
  if (refusal !== null) return refusal;
  const opened = await openShop(environment, openLog('fatal'), { px: PICTURE_PX });
  await opened.startWorkers();
  try {
    if (!(await seed(opened.shop, environment)))
      return `${environment.dataDir} holds a shop with customers of its own; name another folder in DATA_DIR.`;
  } finally {
    await opened.close(LAST_JOBS_MS);
  }
  for (const { email } of SEED_PARENTS) say(`Sign in as ${email} with ${SEED_PASSWORD}`);
  say('New secrets for the staff account: npm run staff -- reset NAME');
  return null;
};

const settings = readEnvironment(process.env);
const sentence = settings.ok
  ? await run(settings.environment).catch((error: unknown) => {
      const known = startRefusal(error, settings.environment);
      if (known === null) throw error;
      return known;
    })
  : settings.sentence;
if (sentence !== null) process.stderr.write(`${sentence}\n`);
process.exitCode = sentence === null ? 0 : 1;
