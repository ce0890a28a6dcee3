/**
 * The shop of the journeys in a browser: as `npm start` runs it, with pictures of half the side and
 * a printer that asks for half the dots. At full size painting takes half of a journey's time.
 */
import { PRINT_PICTURE_PX } from '@bramblebook/contract/page-geometry';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { runServer } from '../run-server.ts';
import { startProcess } from '../start-process.ts';

const studio = {
  px: Math.max(...PICTURE_WIDTHS) / 2,
  printPx: Math.ceil(PRINT_PICTURE_PX / 2),
};

await startProcess('the whole shop', ({ printerProfile, ...environment }) =>
  runServer(
    { ...environment, printerProfile: { ...printerProfile, minPpi: printerProfile.minPpi / 2 } },
    { withJobs: true, studio },
  ),
);
