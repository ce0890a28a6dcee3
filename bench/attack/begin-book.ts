import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Book } from '@bramblebook/contract/book';
import { ask, must } from './ask.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { SeededParent } from './seed-parents.ts';

const PHOTO = readFileSync(path.join(import.meta.dirname, '../../e2e/photos/portrait.jpg'));
const IDEA = 'A fox who is afraid of the dark finds a lantern at the beach';

/** Has a book begun, its photo in the wish; gives its id. */
export const beginBook = async (shop: AttackedShop, parent: SeededParent): Promise<string> => {
  const photoUrl = `data:image/jpeg;base64,${PHOTO.toString('base64')}`;
  const wish = { childName: 'Mia', childGender: 'female', storyDescription: IDEA, photoUrl };
  const made = ask(shop, parent, '/api/books', { method: 'POST', json: wish });
  return (await must<Book>(made)).id;
};
