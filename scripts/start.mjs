/** `npm start`: sets up what is missing, then runs the shop until it is told to stop. */
import { runShop } from './run-shop.mjs';
import { setUp } from './set-up.mjs';

runShop(setUp());
