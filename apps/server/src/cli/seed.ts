/**
 * `npm run seed`: fills an empty shop with two parents whose books and orders are in every
 * state, pictures and all, made by the shop's own commands. Prints who to sign in as.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { registerAccount } from '@bramblebook/shop/accounts/register-account';
import type { Shop } from '@bramblebook/shop/shop';
import { readEnvironment } from '../environment.ts';
import { openShop } from '../open-shop.ts';
import { openLog } from '../shop-log.ts';
import { seedBook } from './seed-book.ts';
import { SEED_BOOKS, SEED_PARENTS, SEED_PASSWORD } from './seed-plan.ts';

const stopWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
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

const addParents = async (shop: Shop): Promise<readonly { id: string }[]> => {
  const parents: { id: string }[] = [];
  for (const parent of SEED_PARENTS) {
    const added = await registerAccount(
      shop,
      { address: '127.0.0.1' },
      { ...parent, password: SEED_PASSWORD, emailConsent: true, phoneConsent: true },
    );
    if (!added.ok) stopWith(`The shop is not empty: ${added.message}`);
    else parents.push(added.user);
  }
  return parents;
};

const seed = async (shop: Shop): Promise<void> => {
  const photo = await paintPhoto(shop);
  const parents = await addParents(shop);
  let made = 0;
  for (const planned of SEED_BOOKS) {
    const parent = parents[planned.parent];
    if (parent) await seedBook(shop, parent, planned, photo);
    made += 1;
    say(
      `${made} of ${SEED_BOOKS.length}: ${planned.wish.childName}, ${planned.wish.storyDescription}`,
    );
  }
};

const settings = readEnvironment(process.env);
if (!settings.ok) stopWith(settings.sentence);
else {
  const { environment } = settings;
  if (existsSync(path.join(environment.dataDir, 'db')) && environment.databaseUrl === null)
    stopWith(`${environment.dataDir} holds a shop already; name another folder in DATA_DIR.`);
  const opened = await openShop(environment, openLog('fatal'));
  await opened.startWorkers();
  try {
    await seed(opened.shop);
  } finally {
    await opened.close(5000);
  }
  for (const { email } of SEED_PARENTS) say(`Sign in as ${email} with ${SEED_PASSWORD}`);
}
